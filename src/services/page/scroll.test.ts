import { describe, expect, it } from 'vitest';
import { scrollToAnchor, scrollToPlace, type ScrollingWindow } from './scroll.ts';

/** A window whose frames run on demand; `found` is the position of the element `here`. */
function windowAt(scrollY: number, { still = false, found = 0 } = {}) {
  const frames: FrameRequestCallback[] = [];
  const listeners = new Map<string, () => void>();
  const seen: number[] = [];
  const window = {
    scrollY,
    scrollTo: ({ top }: { top: number }) => void seen.push(Math.round((window.scrollY = top))),
    matchMedia: () => ({ matches: still }),
    requestAnimationFrame: (step: FrameRequestCallback) => frames.push(step),
    addEventListener: (type: string, heard: () => void) => void listeners.set(type, heard),
    removeEventListener: (type: string) => void listeners.delete(type),
    document: {
      getElementById: (id: string) =>
        id === 'here' ? { getBoundingClientRect: () => ({ top: found - window.scrollY }) } : null,
    },
  };
  const frame = (now: number): void => frames.shift()?.(now);
  return { window: window as unknown as ScrollingWindow, frame, frames, listeners, seen }; // the part in use
}

describe('scrolling', () => {
  it('[WIN1] ends within 300 ms, gently', () => {
    const { window, frame, frames, seen, listeners } = windowAt(1000);
    scrollToPlace(window, 0);
    for (const now of [5000, 5075, 5150, 5225, 5300]) frame(now);
    expect(seen).toEqual([1000, 875, 500, 125, 0]);
    expect([frames.length, listeners.size]).toEqual([0, 0]);
  });

  it('[WIN1] is done at once where less motion is wished for', () => {
    const { window, frames, seen } = windowAt(1000, { still: true });
    scrollToPlace(window, 0);
    expect([seen, frames.length]).toEqual([[0], 0]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('[WIN2] lets go on %s', (type) => {
    const { window, frame, seen, listeners } = windowAt(1000);
    scrollToPlace(window, 0);
    for (const now of [0, 75]) frame(now);
    listeners.get(type)?.();
    for (const now of [150, 300]) frame(now);
    expect(seen).toEqual([1000, 875]);
  });

  it('[WIN3] puts an element 60 px below the top, and never goes above the page', () => {
    const far = windowAt(100, { still: true, found: 900 });
    scrollToAnchor(far.window, 'here');
    const near = windowAt(100, { still: true, found: 40 });
    scrollToAnchor(near.window, 'here');
    scrollToAnchor(far.window, 'nowhere');
    expect([far.seen, near.seen]).toEqual([[840], [0]]);
  });
});
