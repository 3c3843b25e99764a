// A small bell, made on the spot: two partials that fade.

let context = null;

export function ring() {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, volume] of [[880, 0.12], [1318, 0.06]]) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(volume, now);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
      tone.connect(gain).connect(context.destination);
      tone.start(now);
      tone.stop(now + 0.9);
    }
  } catch {
    context = null; // a browser that allows no sound yet
  }
}
