import { createRequire } from 'node:module';

interface Difference {
  readonly errorMessage: string;
  /** A PNG with the differences in red. */
  readonly diff?: Buffer;
}
type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: { readonly threshold: number; readonly maxDiffPixels: number },
) => Difference | null;

// Playwright's comparator, used by its test runner; the package exports it without typings.
const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  readonly utils: { readonly getComparator: (type: 'image/png') => Comparator };
};
const compare = utils.getComparator('image/png');

/**
 * A twentieth of the comparator's usual threshold: 3 of 255 steps of grey are a difference, 2 may be another
 * processor's rounding. The comparator ignores antialiasing; these few pixels allow for other small differences.
 */
const tolerance = { threshold: 0.01, maxDiffPixels: 25 } as const;

/** The difference between two PNG pictures; null if there is none. */
export function differenceOf(actual: Buffer, expected: Buffer): Difference | null {
  return actual.equals(expected) ? null : compare(actual, expected, tolerance);
}
