import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Frequencies of the tones started, in hertz, and how often audio was resumed. */
let played: number[];
let woken: number;
/** The outcome of resuming it. */
let waking: () => Promise<void>;

class Speaker {
  state: AudioContextState | 'interrupted' = 'suspended';
  currentTime = 0;
  destination = {};

  async resume(): Promise<void> {
    woken += 1;
    await waking();
    this.state = 'running';
  }

  createGain() {
    return { gain: { value: 0 }, connect: () => {} };
  }

  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      type: '',
      connect: (next: unknown) => next,
      start: () => void played.push(frequency.value),
      stop: () => {},
    };
  }
}

const speakers: Speaker[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [played, woken, waking] = [[], 0, async () => {}];
  speakers.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('AudioContext', function () {
    const speaker = new Speaker();
    speakers.push(speaker);
    return speaker;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signals = () => import('./signals.ts');
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it('[UI19] is heard in a browser that starts silent and has no vibration', async () => {
  const { signal } = await signals();
  signal('right');
  signal('wrong');
  await settled();
  expect(played).toEqual([1320, 220, 165]);
});

it('[UI19] is heard again after a call has silenced it', async () => {
  const { signal } = await signals();
  signal('right');
  await settled();
  const before = woken;
  Object.assign(speakers[0] ?? {}, { state: 'interrupted' });
  signal('right');
  await settled();
  expect([played, woken - before, speakers.length]).toEqual([[1320, 1320], 1, 1]);
});

it('[UI19] that could not be woken in time is not heard later, for something else', async () => {
  const { signal } = await signals();
  waking = () => new Promise((resolve) => void setTimeout(resolve, 3000));
  signal('wrong');
  await vi.advanceTimersByTimeAsync(3000);
  expect(played).toEqual([]);
});

it('[UI19] that could not be woken at all begins anew', async () => {
  const { signal } = await signals();
  waking = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  signal('right');
  await settled();
  waking = async () => {};
  signal('right');
  await settled();
  expect([played, speakers.length]).toEqual([[1320], 2]);
});

it.each([
  [false, []],
  [true, ['quiet']],
])('[UI20] a sentence stops another one, and only then: %j', async (speaking, before) => {
  const heard: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    speaking,
    pending: false,
    cancel: () => void heard.push('quiet'),
    speak: ({ text }: { text: string }) => void heard.push(text),
  });
  vi.stubGlobal('SpeechSynthesisUtterance', function (text: string) {
    return { text };
  });
  const { sayAloud } = await signals();
  sayAloud('Wrong bin: A-1', 'en');
  expect(heard).toEqual([...before, 'Wrong bin: A-1']);
});
