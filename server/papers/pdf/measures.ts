/** Points of a millimetre. */
const POINTS = 72 / 25.4;

/** Millimetres in points, which PDFs are measured in. */
export const mm = (millimetres: number): number => millimetres * POINTS;

/** Points between an A4 sheet's edges and what is printed. */
export const MARGIN = mm(14);
/** Points across a sheet, between its margins. */
export const ACROSS = mm(210) - 2 * MARGIN;

export const grey = '#555555';
export const dark = '#333333';
export const light = '#cccccc';

/** Points. */
export const sizes = { text: 9, label: 7.5, title: 15, company: 11 } as const;
