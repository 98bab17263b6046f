import { onRoll } from './built-in-label-formats.ts';
import type { LabelFormatForm } from './label-format.facts.ts';

/** A valid format on the roll; override what matters to the test. */
export const labelFormatFixture = (over: Partial<LabelFormatForm> = {}): LabelFormatForm => ({
  code: 'SHELF',
  name: { en: 'Shelf edge', sv: 'Hyllkant' },
  width: 80_000,
  height: 30_000,
  forProducts: true,
  forPlaces: true,
  forPallets: false,
  symbology: 'automatic',
  withName: true,
  ...onRoll,
  ...over,
});

/** The same on sheets of A4, two across and nine down. */
export const sheetFixture = (over: Partial<LabelFormatForm> = {}): LabelFormatForm =>
  labelFormatFixture({
    code: 'SHEET',
    paper: 'a4',
    columns: 2,
    rows: 9,
    marginTop: 10_000,
    gapAcross: 5000,
    ...over,
  });
