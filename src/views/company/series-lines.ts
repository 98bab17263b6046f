import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import { counterOf, numberText, type NumberForm } from '#model/engine/number-form.ts';
import { formOf, seriesNames, type SeriesName, type SeriesSettings } from '#model/company/number-series.ts';

/** A counter of a series as it is listed. */
export interface SeriesLine {
  /** `SO`; for what is not a document's also others. */
  readonly series: string;
  /** Null: it counts through all years. */
  readonly year: string | null;
  readonly form: NumberForm;
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
      return {
        series,
        year,
        form: formOf(settings, series),
        proof,
        current: currentOf.get(proof.name) ?? null,
      };
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

/** A number of a line as it is written now. */
export const numberIn = ({ form, proof }: SeriesLine, number: number): string =>
  numberText(form, proof.name, number);
