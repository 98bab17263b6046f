import type { Label } from './label-parts.ts';

/** A label with its place on a sheet, millimetres from the upper left corner. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly label: Label;
}

/** Labels on the sheets, or the pieces of a roll, that they are printed on. */
export interface LabelSheets {
  /** Millimetres. */
  readonly paper: { readonly width: number; readonly height: number };
  readonly sheets: readonly (readonly PlacedLabel[])[];
}
