import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import { counterOf, numberText, type NumberForm } from '#model/engine/number-form.ts';
import {
  formOf,
  seriesNames,
  settingOf,
  type SeriesName,
  type SeriesSettings,
} from '#model/areas/setup/company/number-series.ts';

/** A counter of a series as it is listed. */
export interface SeriesLine {
  /** `SO`; for what is not a document's also others. */
  readonly series: string;
  /** Null: it counts through all years. */
  readonly year: string | null;
  /** How its numbers are written; null: it ran while the series was written otherwise, or may have been. */
  readonly form: NumberForm | null;
  /** Whether all its numbers are written so. */
  readonly isUsual: boolean;
  readonly proof: SeriesOfNumbers;
  /** The series, if its next number is drawn from this counter and can be set. */
  readonly current: SeriesName | null;
}

/** The counter that each series draws from today, also where nothing was drawn yet, and all that were drawn from before. */
export function seriesLines(
  proofs: readonly SeriesOfNumbers[],
  settings: SeriesSettings | undefined,
  today: string,
): readonly SeriesLine[] {
  const currentOf = new Map(
    seriesNames.map((series) => [counterOf(series, formOf(settings, series), today), series]),
  );
  const undrawn = [...currentOf.keys()].filter((counter) => !proofs.some(({ name }) => name === counter));
  return [...proofs, ...undrawn.map(blank)]
    .map((proof) => {
      const [series = '', year = null] = proof.name.split('-');
      const current = currentOf.get(proof.name) ?? null;
      const isUsual = settingOf(settings, series) === undefined;
      const form = isUsual || current !== null ? formOf(settings, series) : null;
      return { series, year, form, isUsual, proof, current };
    })
    .toSorted((a, b) => rank(a) - rank(b) || (b.year ?? '').localeCompare(a.year ?? ''));
}

const blank = (name: string): SeriesOfNumbers => ({
  name,
  drawn: 0,
  last: 0,
  next: 1,
  missing: null,
  twice: null,
  skipped: [],
});

/** In the order of the documents; what is none of theirs comes last. */
const rank = ({ series }: SeriesLine): number => {
  const place = seriesNames.findIndex((name) => name === series);
  return place < 0 ? seriesNames.length : place;
};

/** A number of a line in full, where all are written alike; else as it was counted. */
export const numberIn = ({ form, isUsual, proof }: SeriesLine, number: number): string =>
  form && isUsual ? numberText(form, proof.name, number) : String(number);

/** What is drawn next from a line; empty: nothing more. */
export const nextIn = ({ form, current, proof }: SeriesLine): string =>
  form && current !== null ? numberText(form, proof.name, proof.next) : '';
