import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LabelFormatForm, LabelPaper } from '#model/areas/setup/label-format/label-format.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

export const labelPaperWords: Readonly<Record<LabelPaper, MessageDescriptor>> = {
  roll: msg`On a roll`,
  a4: msg`Sheets of A4`,
  letter: msg`Sheets of US Letter`,
};

const symbologyWords: Readonly<Record<LabelFormatForm['symbology'], MessageDescriptor>> = {
  automatic: msg`EAN-13 where it is one, else Code 128`,
  code128: msg`Always Code 128`,
};

/** The fields of a label format. */
export const labelFormatFields = {
  code: {
    label: msg`Code`,
    hint: msg`Short; files name the format by it.`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    sort: true,
  },
  'name.en': { label: msg`Name in English`, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: msg`Name in Swedish`, as: 'text', optional: true, wide: true, search: true },
  paper: { label: msg`Labels come`, as: { words: labelPaperWords }, wide: true },
  width: { label: msg`Width of a label`, as: 'quantity', unit: msg`mm` },
  height: { label: msg`Height of a label`, as: 'quantity', unit: msg`mm` },
  columns: { label: msg`Labels across`, as: 'whole', none: msg`How many stand side by side.` },
  rows: { label: msg`Labels down`, as: 'whole', none: msg`How many stand below each other.` },
  marginTop: { label: msg`Top margin`, as: 'quantity', unit: msg`mm`, none: msg`Empty: none.` },
  marginLeft: { label: msg`Left margin`, as: 'quantity', unit: msg`mm`, none: msg`Empty: none.` },
  gapAcross: { label: msg`Gap across`, as: 'quantity', unit: msg`mm`, none: msg`Between two side by side.` },
  gapDown: { label: msg`Gap down`, as: 'quantity', unit: msg`mm`, none: msg`Between two below each other.` },
  forProducts: { label: msg`For products`, as: 'yesNo' },
  forPlaces: { label: msg`For locations`, as: 'yesNo' },
  forPallets: { label: msg`For pallets`, as: 'yesNo' },
  symbology: {
    label: msg`Barcode`,
    hint: msg`Pallets always have GS1-128.`,
    as: { words: symbologyWords },
    wide: true,
  },
  withName: {
    label: msg`With the name`,
    hint: msg`Of the product; of the location and its warehouse; of the company on a pallet.`,
    as: 'yesNo',
  },
} satisfies RecordFields<LabelFormatForm>;
