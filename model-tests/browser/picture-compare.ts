import { createRequire } from 'node:module';

interface Difference {
  readonly errorMessage: string;
  /** A PNG with what differs in red. */
  readonly diff?: Buffer;
}
type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: { readonly threshold: number; readonly maxDiffPixels: number },
) => Difference | null;

// Playwright's own, which its test runner compares pictures with; the package exports it without typings.
const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  readonly utils: { readonly getComparator: (type: 'image/png') => Comparator };
};
const compare = utils.getComparator('image/png');

/**
 * A twentieth of the comparator's usual threshold: 3 of 255 steps of grey are a difference, 2 are what another processor
 * may round otherwise. Smoothed edges are left out by the comparator; what little else may differ has these few pixels.
 */
const tolerance = { threshold: 0.01, maxDiffPixels: 25 } as const;

/** What differs between a picture and the one that it should be; null where nothing does. Both are PNG. */
export function differenceOf(actual: Buffer, expected: Buffer): Difference | null {
  return actual.equals(expected) ? null : compare(actual, expected, tolerance);
}
