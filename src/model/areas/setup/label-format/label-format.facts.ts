import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** The side of a label; thousandths of a millimetre. */
export const labelSide = z.int().min(20_000).max(297_000);
/** A margin or a gap on a sheet; thousandths of a millimetre. */
export const sheetDistance = z.int().min(0).max(200_000);
const sheetCount = z.int().min(1).max(50);

/** What labels come on: a roll of single ones, or sheets of many. */
export const labelPapers = ['roll', 'a4', 'letter'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** `automatic`: EAN-13 for what is one, else Code 128. Pallets have GS1-128 in any case. */
const symbologies = ['automatic', 'code128'] as const;

/**
 * What labels measure and what is printed on them; lengths in thousandths of a millimetre. `columns` to `gapDown` are
 * those of a sheet, of which a margin or gap of null is none; on a roll they say nothing.
 */
export const labelFormatForm = z.strictObject({
  code: v.code,
  name: v.localized,
  width: labelSide,
  height: labelSide,
  forProducts: z.boolean(),
  forPlaces: z.boolean(),
  forPallets: z.boolean(),
  symbology: z.enum(symbologies),
  /** That of the product, of the place, or of the company on a pallet. */
  withName: z.boolean(),
  paper: z.enum(labelPapers),
  columns: sheetCount.nullable(),
  rows: sheetCount.nullable(),
  marginTop: sheetDistance.nullable(),
  marginLeft: sheetDistance.nullable(),
  gapAcross: sheetDistance.nullable(),
  gapDown: sheetDistance.nullable(),
});
export type LabelFormatForm = z.infer<typeof labelFormatForm>;

export const labelFormatFacts = {
  created: labelFormatForm,
  provided: labelFormatForm,
  updated: labelFormatForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface LabelFormatRow extends DocumentRow, LabelFormatForm {
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    labelFormat: LabelFormatRow;
  }
}
