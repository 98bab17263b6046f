/** What a person hears and feels without looking: right, or wrong. */
export type Signal = 'right' | 'wrong';

const TONES: Record<
  Signal,
  readonly { readonly hertz: number; readonly from: number; readonly seconds: number }[]
> = {
  right: [{ hertz: 1320, from: 0, seconds: 0.09 }],
  wrong: [
    { hertz: 220, from: 0, seconds: 0.18 },
    { hertz: 165, from: 0.2, seconds: 0.3 },
  ],
};
const PULSES: Record<Signal, readonly number[]> = { right: [40], wrong: [180, 90, 180] };
const LOUDNESS = 0.2;

let speaker: AudioContext | undefined;

/** A short sound and, on phones, a vibration. Silent where the browser has no sound. */
export function signal(kind: Signal): void {
  if ('vibrate' in navigator) navigator.vibrate([...PULSES[kind]]);
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const { currentTime, destination } = speaker;
  for (const { hertz, from, seconds } of TONES[kind]) {
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.frequency.value = hertz;
    tone.type = kind === 'right' ? 'sine' : 'square';
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(destination);
    tone.start(currentTime + from);
    tone.stop(currentTime + from + seconds);
  }
}

/** Says a sentence aloud in the language of the page, instead of what was being said. */
export function sayAloud(sentence: string, locale: string): void {
  if (typeof speechSynthesis === 'undefined') return;
  const words = new SpeechSynthesisUtterance(sentence);
  words.lang = locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
