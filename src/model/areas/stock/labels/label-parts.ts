import { barsFit, qrFits } from './code-width.ts';
import { isEan13, isPrintable } from './label-codes.ts';
import type { LabelDesign, LabelSize } from '#model/values/label-formats.ts';

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
  readonly symbology: 'EAN13' | 'CODE128' | 'GS1' | 'QR';
  readonly height: number;
  readonly width: number;
}

export type LabelPart = LabelText | LabelCode;

export interface Label {
  /** Millimetres. */
  readonly size: LabelSize;
  readonly parts: readonly LabelPart[];
}

const MARGIN = 3;
/** Of a label that is too low for more. */
const SMALL_MARGIN = 1.5;
/** The lowest code that scanners read from a hand's distance. */
const LEAST_CODE = 5;
/** Free above and below a code. */
const AROUND = 1.5;
/** A line of text with the space below it, in heights of its letters. */
const LINE = 1.3;
/** What the code says, below it. */
const BELOW = 1.2;
/** Left free beside a code, so that scanners find its ends. */
const QUIET = 2;
/** The least of that, to the edge of the label: ten of the narrowest modules. */
const LEAST_QUIET = 2.5;

/** Lines of text from the top, then the code over the rest, with what it says below it. [LB2] */
function label(
  { width, height }: LabelSize,
  texts: readonly (readonly [text: string, weight: number])[],
  code: Bars,
): Label {
  const lines = texts.filter(([text]) => text !== '');
  const { margin, unit } = measuresOf(
    { width, height },
    lines.reduce((sum, [, weight]) => sum + weight, 0),
  );
  const wide = width - 2 * margin;
  const parts: LabelPart[] = [];
  let y = margin;
  for (const [text, weight] of lines) {
    parts.push({ kind: 'text', x: margin, y, text, size: unit * weight, width: wide });
    y += unit * weight * LINE;
  }
  const tall = Math.max(LEAST_CODE, height - y - unit * BELOW - margin - 1);
  const drawn = placed(code, { width, indent: margin + QUIET, height: tall });
  if (drawn) parts.push({ kind: 'code', y: y + 0.5, data: code.data, ...drawn });
  parts.push({
    kind: 'text',
    x: margin,
    y: height - margin - unit,
    text: code.data,
    size: unit,
    width: wide,
  });
  return { size: { width, height }, parts };
}

interface Bars {
  readonly data: string;
  readonly symbology: 'EAN13' | 'CODE128' | 'GS1';
}

interface Room {
  /** Of the label. */
  readonly width: number;
  /** Usually left free on either side. */
  readonly indent: number;
  readonly height: number;
}

/**
 * How a code is drawn so that scanners read it: as bars, on a small label almost as wide as that, else as a QR code;
 * undefined: in letters alone. A number of GS1 has no QR code, which would say something else. [LB26]
 */
function placed(
  { data, symbology }: Bars,
  { width, indent, height }: Room,
): Pick<LabelCode, 'symbology' | 'x' | 'width' | 'height'> | undefined {
  if (!isPrintable(data)) return undefined;
  for (const x of [indent, LEAST_QUIET]) {
    const room = width - 2 * x;
    if (barsFit(symbology, data, room)) return { symbology, x, width: room, height };
  }
  const side = Math.min(height, width - 2 * indent);
  if (symbology === 'GS1' || !qrFits(data, side)) return undefined;
  return { symbology: 'QR', x: indent, width: side, height: side };
}

/** How a label says its code to scanners; `letters`: not at all. [LB26] */
export function drawnAs({ parts }: Label): 'bars' | 'qr' | 'letters' {
  const code = parts.find((part) => part.kind === 'code');
  if (!code) return 'letters';
  return code.symbology === 'QR' ? 'qr' : 'bars';
}

/** Margin and the height of small letters, millimetres: smaller where lines of this weight leave too little for a code. */
function measuresOf({ width, height }: LabelSize, weight: number) {
  const unit = Math.min(5, Math.max(2.2, Math.min(width / 22, height / 12)));
  const roomFor = (margin: number): number =>
    (height - 2 * margin - LEAST_CODE - AROUND) / (weight * LINE + BELOW);
  if (unit <= roomFor(MARGIN)) return { margin: MARGIN, unit };
  return { margin: SMALL_MARGIN, unit: Math.min(unit, roomFor(SMALL_MARGIN)) };
}

export interface PlaceLabel {
  readonly code: string;
  readonly name: string;
  readonly warehouse: string;
  /** What scanners read; empty: its code. */
  readonly barcode: string;
}

/** The label of a bin: its code large enough to be read from the aisle. */
export const placeLabel = (design: LabelDesign, { code, name, warehouse, barcode }: PlaceLabel): Label =>
  label(
    design,
    [[code, 3], ...named(design, [name, warehouse].filter(Boolean).join(' · '), 1)],
    codeOf(design, barcode || code),
  );

/** The label of an article. */
export const itemLabel = (
  design: LabelDesign,
  { sku, name, code }: { readonly sku: string; readonly name: string; readonly code: string },
): Label => label(design, [[sku, 1.5], ...named(design, name, 1)], codeOf(design, code));

/** The label of a pallet, with its number as GS1 asks: who sent it, and what else is to be said. */
export const palletLabel = (
  design: LabelDesign,
  {
    company,
    sscc,
    lines,
  }: { readonly company: string; readonly sscc: string; readonly lines: readonly string[] },
): Label =>
  label(
    design,
    [...named(design, company, 1.5), ['SSCC', 1], [sscc, 1.8], ...lines.map((line) => [line, 1] as const)],
    { data: `(00)${sscc}`, symbology: 'GS1' },
  );

/** A name, on labels that have one. [LBF10] */
const named = (
  { withName }: LabelDesign,
  name: string,
  weight: number,
): readonly (readonly [string, number])[] => (withName ? [[name, weight]] : []);

/** [LBF10] */
const codeOf = ({ symbology }: LabelDesign, data: string): Bars => ({
  data,
  symbology: symbology === 'automatic' && isEan13(data) ? 'EAN13' : 'CODE128',
});
