import { expect, test } from 'vitest';
import { vatReasons, vatTreatments } from '#model/vat/treatment.ts';
import { vatTreatmentTexts } from './posting-names.ts';
import { vatReasonTexts } from './vat.words.ts';
import { PLACE } from './text.ts';

const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))].sort();

test.each(vatReasons)('[WD2] the reason %s names the same in both languages, and what it has', (reason) => {
  const { en, sv } = vatReasonTexts[reason];
  expect(placesIn(sv)).toEqual(placesIn(en));
  expect(placesIn(en).filter((name) => !['from', 'to', 'number'].includes(name))).toEqual([]);
});

test('[WD2] each treatment has a name of its own', () => {
  for (const language of ['en', 'sv'] as const) {
    const names = vatTreatments.map((treatment) => vatTreatmentTexts[treatment][language]);
    expect(new Set(names).size).toBe(vatTreatments.length);
  }
});
