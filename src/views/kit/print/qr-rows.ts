import type { encode as encoder } from 'uqr';

/** The rows of modules of the QR code of a text, `1` dark, without the margin around it. */
export const qrRowsOf = (encode: typeof encoder, text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
