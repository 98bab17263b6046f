import type { UnitForm } from './unit.facts.ts';

/** A valid unit; override what matters to the test. */
export const unitFixture = (over: Partial<UnitForm> = {}): UnitForm => ({
  code: 'roll',
  name: { en: 'Roll', sv: 'Rulle' },
  wholeOnly: true,
  ...over,
});
