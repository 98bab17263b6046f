/** Feedback without looking, by sound and vibration: right, or wrong. */
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
/** Milliseconds after which a sound would seem to answer something else. */
const TOO_LATE = 500;

let speaker: AudioContext | undefined;

/** A short sound and, on phones, a vibration. Silent in browsers without audio. */
export function signal(kind: Signal): void {
  if ('vibrate' in navigator) navigator.vibrate([...PULSES[kind]]);
  void sound(kind).catch(() => (speaker = undefined)); // the next one starts over
}

async function sound(kind: Signal): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const asked = performance.now();
  // Safari starts it suspended, and suspends it on a call or when the screen is locked; a key or a touch resumes it.
  if (speaker.state !== 'running') await speaker.resume();
  if (performance.now() - asked < TOO_LATE) play(speaker, kind);
}

function play(out: AudioContext, kind: Signal): void {
  const { currentTime, destination } = out;
  for (const { hertz, from, seconds } of TONES[kind]) {
    const tone = out.createOscillator();
    const volume = out.createGain();
    tone.frequency.value = hertz;
    tone.type = kind === 'right' ? 'sine' : 'square';
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(destination);
    tone.start(currentTime + from);
    tone.stop(currentTime + from + seconds);
  }
}

/** Speaks a sentence in the language of the page, interrupting any other. */
export function sayAloud(sentence: string, locale: string): void {
  if (typeof speechSynthesis === 'undefined') return;
  const words = new SpeechSynthesisUtterance(sentence);
  words.lang = locale;
  // Safari may drop speech requested right after a cancel, so cancel only if needed.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
