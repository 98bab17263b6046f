/** Formats as label settings named them before they were documents: width × height in millimetres, on the roll. */
export const labelFormats = ['51x25', '57x32', '76x51', '100x50', '105x148'] as const;
type LabelCode = (typeof labelFormats)[number];

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Millimetres. */
export function sizeOf(format: LabelCode): LabelSize {
  const [width = 0, height = 0] = format.split('x').map(Number);
  return { width, height };
}

/** What a label is drawn by; millimetres. */
export interface LabelDesign extends LabelSize {
  readonly symbology: 'automatic' | 'code128';
  readonly withName: boolean;
}

/** What labels are put on, as label settings name it. */
export const labelUses = ['item', 'place', 'pallet'] as const;
export type LabelUse = (typeof labelUses)[number];

export const defaultLabels = {
  gs1Prefix: '',
  item: '57x32',
  place: '100x50',
  pallet: '105x148',
  dots: 203,
} as const;
