import { isEan13, isPrintable } from './label-codes.ts';
import { sizeOf, type LabelFormat, type LabelSize } from './label-formats.ts';

interface Placed {
  /** Millimetres from the upper left corner. */
  readonly x: number;
  readonly y: number;
}

export interface LabelText extends Placed {
  readonly kind: 'text';
  readonly text: string;
  /** Height of the letters, millimetres. */
  readonly size: number;
  /** Where it is cut, millimetres. */
  readonly width: number;
}

export interface LabelCode extends Placed {
  readonly kind: 'code';
  /** What scanners read; with identifiers in brackets where it is of GS1: `(00)340123450000000017`. */
  readonly data: string;
  readonly symbology: 'EAN13' | 'CODE128' | 'GS1';
  readonly height: number;
  readonly width: number;
}

export type LabelPart = LabelText | LabelCode;

export interface Label {
  readonly format: LabelFormat;
  readonly parts: readonly LabelPart[];
}

const MARGIN = 3;
/** Left free beside a code, so that scanners find its ends. */
const QUIET = 2;

/** Lines of text from the top, then the code over the rest, with what it says below it. [LB2] */
function label(
  format: LabelFormat,
  texts: readonly (readonly [text: string, weight: number])[],
  code: Pick<LabelCode, 'data' | 'symbology'>,
): Label {
  const size = sizeOf(format);
  const unit = unitOf(size);
  const width = size.width - 2 * MARGIN;
  const parts: LabelPart[] = [];
  let y = MARGIN;
  for (const [text, weight] of texts) {
    if (text === '') continue;
    parts.push({ kind: 'text', x: MARGIN, y, text, size: unit * weight, width });
    y += unit * weight * 1.3;
  }
  const below = unit * 1.2;
  const height = Math.max(5, size.height - y - below - MARGIN - 1);
  const place = { x: MARGIN + QUIET, y: y + 0.5, height, width: width - 2 * QUIET };
  if (isPrintable(code.data)) parts.push({ kind: 'code', ...place, ...code });
  parts.push({ kind: 'text', x: MARGIN, y: size.height - MARGIN - unit, text: code.data, size: unit, width });
  return { format, parts };
}

/** The height of small letters, millimetres. */
const unitOf = ({ width, height }: LabelSize): number =>
  Math.min(5, Math.max(2.2, Math.min(width / 22, height / 12)));

export interface PlaceLabel {
  readonly code: string;
  readonly name: string;
  readonly warehouse: string;
  /** What scanners read; empty: its code. */
  readonly barcode: string;
}

/** The label of a bin: its code large enough to be read from the aisle. */
export const placeLabel = (format: LabelFormat, { code, name, warehouse, barcode }: PlaceLabel): Label =>
  label(
    format,
    [
      [code, 3],
      [[name, warehouse].filter(Boolean).join(' · '), 1],
    ],
    codeOf(barcode || code),
  );

/** The label of an article. */
export const itemLabel = (
  format: LabelFormat,
  { sku, name, code }: { readonly sku: string; readonly name: string; readonly code: string },
): Label =>
  label(
    format,
    [
      [sku, 1.5],
      [name, 1],
    ],
    codeOf(code),
  );

/** The label of a pallet, with its number as GS1 asks: who sent it, and what else is to be said. */
export const palletLabel = (
  format: LabelFormat,
  {
    company,
    sscc,
    lines,
  }: { readonly company: string; readonly sscc: string; readonly lines: readonly string[] },
): Label =>
  label(format, [[company, 1.5], ['SSCC', 1], [sscc, 1.8], ...lines.map((line) => [line, 1] as const)], {
    data: `(00)${sscc}`,
    symbology: 'GS1',
  });

const codeOf = (data: string): Pick<LabelCode, 'data' | 'symbology'> => ({
  data,
  symbology: isEan13(data) ? 'EAN13' : 'CODE128',
});
