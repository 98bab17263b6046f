import { barsOf, type BarEncoder } from './bars.ts';
import { NARROWEST } from './code-width.ts';

/** `uqr`, which whoever draws QR codes brings along. */
type QrEncoder = (
  text: string,
  options: { readonly ecc: 'M'; readonly border: 0 },
) => { readonly data: readonly (readonly boolean[])[] };

/** The rows of modules of the QR code of a text, `1` dark, without the margin around it. */
export const qrRowsOf = (encode: QrEncoder, text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

/** Millimetres of a module of bars: every scanner can read it. */
const MODULE = 0.3;
/** Millimetres that bars take at most, next to the other columns of a line. */
const WIDEST = 60;
/** Millimetres of a module of a QR code. */
const SQUARE = 0.4;

/** A code as it is drawn on a paper. */
export interface DrawnCode {
  /** Rows of modules from above, `1` dark and `0` light: of bars there is one. */
  readonly rows: readonly string[];
  readonly isQr: boolean;
  /** Millimetres. Bars may be made narrower, down to `least`. */
  readonly width: number;
  readonly least: number;
  readonly height: number;
}

interface Encoders {
  readonly bars: BarEncoder;
  readonly qr: () => Promise<QrEncoder> | QrEncoder;
}

/**
 * What a text is drawn by: bars of a height in millimetres, or a QR code where they would be too wide; null if neither can
 * hold it. [PAP2, PAP33]
 */
export async function drawnCode(
  { bars: encode, qr }: Encoders,
  text: string,
  height: number,
): Promise<DrawnCode | null> {
  const bars = barsOf(encode, text);
  if (!bars) return null;
  const modules = bars.pattern.length;
  if (modules * NARROWEST <= WIDEST)
    return {
      rows: [bars.pattern],
      isQr: false,
      width: modules * MODULE,
      least: modules * NARROWEST,
      height,
    };
  const rows = qrRowsOf(await qr(), text);
  const side = rows.length * SQUARE;
  return { rows, isQr: true, width: side, least: side, height: side };
}
