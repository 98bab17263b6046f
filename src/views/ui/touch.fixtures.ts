import { act } from 'react';
import { afterEach, vi, type MockInstance } from 'vitest';
import { find } from './ui.fixtures.tsx';

/** How long a finger is down in a touch, milliseconds. */
const TOUCH = 90;
/** The time between the two touches of a double touch, from the one to the other: a quick one and a slow one. */
export const DOUBLE_TOUCHES = [180, 350];
/** The pace of a held key. */
const REPEAT = 33;
const LONG = 2_000;

let now = 0;
let clock: MockInstance<() => number> | undefined;
afterEach(() => {
  vi.useRealTimers();
  clock?.mockRestore();
});

/** Stops the clock of the page until the end of the test: it goes on with what is done here. */
export function stopClock(): void {
  now = performance.now();
  clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

export const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  });

/** Long enough for a line to be read. */
export const read = (): Promise<void> => pass(LONG);

function fire(target: Element, event: Event, at = performance.now()): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at });
  let isFree = true;
  act(() => void (isFree = target.dispatchEvent(event)));
  return isFree;
}

const all = { bubbles: true, cancelable: true };

/** The finger comes down; a slow device hears of it later than `at`. */
export const fingerDown = (where: string, at?: number): boolean =>
  fire(find(where), new PointerEvent('pointerdown', all), at);

/** The finger goes up on what stands there now. */
export function fingerUp(where: string): void {
  fire(find(where), new PointerEvent('pointerup', all));
  fire(find(where), new MouseEvent('click', { ...all, detail: 1 }));
}

/** A touch of 90 ms. */
export async function touch(where: string): Promise<void> {
  fingerDown(where);
  await pass(TOUCH);
  fingerUp(where);
  await pass(0);
}

/** Two touches of what stands in one place, whatever that is by then. */
export async function doubleTouch(where: string, apart: number): Promise<void> {
  await touch(where);
  await pass(apart - TOUCH);
  await touch(where);
}

/** Enter held down for a second on what stands there, as a browser presses it again and again. */
export async function holdEnter(where: string): Promise<void> {
  for (let at = 0; at < 1_000; at += REPEAT) {
    const target = find(where);
    const down = new KeyboardEvent('keydown', { ...all, key: 'Enter', repeat: at > 0 });
    const isPressed = fire(target, down) && target.tagName === 'BUTTON';
    if (isPressed) fire(target, new MouseEvent('click', { ...all, detail: 0 }));
    await pass(REPEAT);
  }
}
