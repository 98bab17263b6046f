/** Sizes of labels on the roll, width × height in millimetres. */
export const labelFormats = ['51x25', '57x32', '76x51', '100x50', '105x148'] as const;
export type LabelFormat = (typeof labelFormats)[number];

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Millimetres. */
export function sizeOf(format: LabelFormat): LabelSize {
  const [width = 0, height = 0] = format.split('x').map(Number);
  return { width, height };
}

export const defaultLabels = {
  gs1Prefix: '',
  item: '57x32',
  place: '100x50',
  pallet: '105x148',
  dots: 203,
} as const;
