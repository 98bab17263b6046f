import { expect, it } from 'vitest';
import { afterFrame, nothingInView } from './codes-in-view.ts';

/** The codes that count, of frames at a steady pace. */
function counted(frames: readonly (string | undefined)[], pace: number): readonly string[] {
  const codes: string[] = [];
  let seen = nothingInView;
  for (const [index, frame] of frames.entries()) {
    const next = afterFrame(seen, frame, index * pace);
    seen = next.seen;
    if (next.code !== undefined) codes.push(next.code);
  }
  return codes;
}

it('[UI32] counts a code once while it is before the camera, also if a frame misses it', () => {
  expect(counted(['A', 'A', undefined, 'A', undefined, undefined, 'A'], 200)).toEqual(['A']);
});

it('[UI32] counts it again once it was out of sight, and another one at once', () => {
  const gone = Array<undefined>(6).fill(undefined);
  expect(counted(['A', ...gone, 'A', 'B', 'B', 'A'], 200)).toEqual(['A', 'A', 'B', 'A']);
});
