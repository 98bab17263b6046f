import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { CountRow } from './count.facts.ts';
import { lacksCost, standingOf, worthOf, type Standing } from './count.lines.ts';

/** How far a line may be from the books and still match. */
export interface Tolerance {
  /** Basis points of what was expected. */
  readonly percent: number;
  /** Minor units of the company's currency; null: whatever it is worth. */
  readonly value: number | null;
}

const NONE: Tolerance = { percent: 0, value: null };
const WHOLE = 10_000;

/** The tolerance of a product: its own, its category's, the company's, or none. [CN6] */
export function toleranceOf(view: Reader, id: string): Tolerance {
  const product = view.get('product', id);
  const category = product?.category ? view.get('category', product.category) : undefined;
  const company = view.get('company', COMPANY)?.policies.counting;
  const percent =
    product?.countTolerance ?? category?.defaults.countTolerance ?? company?.tolerance ?? NONE.percent;
  return { percent, value: company?.toleranceValue ?? NONE.value };
}

export type LineState = 'uncounted' | 'matched' | 'deviating' | 'explained';

/** Whether a line agrees with the books as far as its tolerance goes: in percent, and in value. [CN6] */
function isMatched(view: Reader, standing: Standing): boolean {
  const { line, expected, variance } = standing;
  if (variance === 0) return true;
  const { percent, value } = toleranceOf(view, line.product);
  if (percent === 0 || Math.abs(variance) > multiplyDivide(Math.max(expected, 0), percent, WHOLE))
    return false;
  return value === null || Math.abs(worthOf(view, standing)) <= value;
}

/** How a line stands: an explanation counts for the difference that it was given for. [CN1] [CN13] */
export function stateOfLine(view: Reader, line: CountRow['lines'][number]): LineState {
  const standing = standingOf(view, line);
  const isExplained = line.explained !== undefined && line.explained.variance === standing?.variance;
  return standing === null
    ? 'uncounted'
    : isMatched(view, standing)
      ? 'matched'
      : isExplained
        ? 'explained'
        : 'deviating';
}

/** The lines that are neither matched nor explained. */
export const unresolved = (view: Reader, row: CountRow) =>
  row.lines.filter((line) => ['deviating', 'uncounted'].includes(stateOfLine(view, line)));

/** Whether a line is beyond its tolerance, explained or not. */
export const differs = (view: Reader, line: CountRow['lines'][number]): boolean =>
  ['deviating', 'explained'].includes(stateOfLine(view, line));

/** The lines that an explanation may be given for: they differ, or nobody knows what was gained costs. [CN1] [CN15] */
export const toExplain = (view: Reader, row: CountRow): CountRow['lines'] =>
  row.lines.filter((line) => {
    if (differs(view, line)) return true;
    const standing = standingOf(view, line);
    return standing !== null && lacksCost(view, standing);
  });

/** How every counted line stands. */
export const standings = (view: Reader, { lines }: Pick<CountRow, 'lines'>): Standing[] =>
  lines.flatMap((line) => standingOf(view, line) ?? []);
