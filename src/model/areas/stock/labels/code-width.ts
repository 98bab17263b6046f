/** Scanners read bars from a quarter of a millimetre on. [LB26] */
export const NARROWEST = 0.25;
/** Printers print whole dots: two of 203 to the inch, and three of 300, are a little wider. */
const IN_DOTS = 0.255;

/** Modules of bars from their first to their last; of Code 128 at most so many. */
export function modulesOf(symbology: 'EAN13' | 'CODE128' | 'GS1', data: string): number {
  if (symbology === 'EAN13') return 95;
  // Two digits are one sign; a single one at the end needs another that changes the set.
  const said = data.replaceAll(/[()]/g, '');
  const written = symbology === 'GS1' ? said : data;
  const signs = /^\d+$/.test(written) ? Math.ceil(written.length / 2) + (written.length % 2) : written.length;
  // GS1 begins with a sign of its own, and has another between identifiers.
  const marks = symbology === 'GS1' ? data.split('(').length - 1 : 0;
  return 11 * (signs + marks + 3) + 2;
}

/** Whether bars fit into a width, in millimetres, no narrower than scanners read. [LB26] */
export const barsFit = (symbology: 'EAN13' | 'CODE128' | 'GS1', data: string, width: number): boolean =>
  modulesOf(symbology, data) * IN_DOTS <= width;

/** Bytes that QR codes from the smallest on hold, with 15 % of them repeated. */
const QR_HOLDS = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

/** The modules of a side of the QR code of a text of ASCII; undefined: it is too long. */
export function qrModulesOf(data: string): number | undefined {
  const version = QR_HOLDS.findIndex((most) => data.length <= most);
  return version === -1 ? undefined : 21 + 4 * version;
}

/** Whether a QR code fits into a square of this side, in millimetres. [LB26] */
export const qrFits = (data: string, side: number): boolean =>
  (qrModulesOf(data) ?? Number.POSITIVE_INFINITY) * IN_DOTS <= side;
