import type { LabelSize } from '#model/values/label-formats.ts';
import type { LabelFormatForm, LabelPaper } from './label-format.facts.ts';

/** Thousandths of a millimetre. */
const papers: Readonly<Record<Exclude<LabelPaper, 'roll'>, LabelSize>> = {
  a4: { width: 210_000, height: 297_000 },
  letter: { width: 215_900, height: 279_400 },
};

type Sheet = Pick<
  LabelFormatForm,
  'width' | 'height' | 'paper' | 'columns' | 'rows' | 'marginTop' | 'marginLeft' | 'gapAcross' | 'gapDown'
>;

/** What is printed on, in thousandths of a millimetre: a sheet, or on a roll the label itself. */
export const paperOf = ({ paper, width, height }: Sheet): LabelSize =>
  paper === 'roll' ? { width, height } : papers[paper];

/** Whether labels go beyond the sheet, across or down; on a roll they do not. [LBF4] */
export function beyondSheet(sheet: Sheet): { readonly across: boolean; readonly down: boolean } {
  const { paper, width, height, columns, rows } = sheet;
  const size = paperOf(sheet);
  const taken = (count: number | null, side: number, margin: number | null, gap: number | null): number =>
    (margin ?? 0) + (count ?? 1) * side + ((count ?? 1) - 1) * (gap ?? 0);
  return {
    across: paper !== 'roll' && taken(columns, width, sheet.marginLeft, sheet.gapAcross) > size.width,
    down: paper !== 'roll' && taken(rows, height, sheet.marginTop, sheet.gapDown) > size.height,
  };
}

/** Where a label begins, from the upper left corner of its paper; thousandths of a millimetre. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}

/** The places of a sheet, across and then down; of a roll, the one. [LBF9] */
export function placesOn(sheet: Sheet): readonly LabelPlace[] {
  const { paper, width, height } = sheet;
  if (paper === 'roll') return [{ x: 0, y: 0 }];
  const [columns, rows] = [sheet.columns ?? 1, sheet.rows ?? 1];
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: (sheet.marginLeft ?? 0) + (at % columns) * (width + (sheet.gapAcross ?? 0)),
    y: (sheet.marginTop ?? 0) + Math.floor(at / columns) * (height + (sheet.gapDown ?? 0)),
  }));
}

/** Labels by the paper that they come on, each with its place; the first `used` places of the first are left out. [LBF9] */
export function onPapers<L>(
  sheet: Sheet,
  labels: readonly L[],
  used: number,
): readonly (readonly (LabelPlace & { readonly label: L })[])[] {
  const places = placesOn(sheet);
  const papersOf: (LabelPlace & { readonly label: L })[][] = [];
  for (const [index, label] of labels.entries()) {
    const at = index + used;
    const place = places[at % places.length];
    if (place) (papersOf[Math.floor(at / places.length)] ??= []).push({ ...place, label });
  }
  return papersOf.filter((one) => one.length > 0);
}
