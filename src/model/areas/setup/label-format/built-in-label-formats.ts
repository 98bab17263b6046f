import { labelFormats, sizeOf } from '#model/values/label-formats.ts';
import { namedId } from '#model/values/named-id.ts';
import type { LabelFormatForm } from './label-format.facts.ts';

/** The id of a built-in format, the same in every company. Names that differ in their last letter alone may share one. */
export const builtInFormat = (code: string): string => namedId(`labelFormat/${code}/format`);

const printed = { forProducts: true, forPlaces: true, symbology: 'automatic', withName: true } as const;
/** On a roll nothing is said of a sheet. */
export const onRoll = {
  paper: 'roll',
  columns: null,
  rows: null,
  marginTop: null,
  marginLeft: null,
  gapAcross: null,
  gapDown: null,
} as const;

const rolls = labelFormats.map((code): LabelFormatForm => {
  const { width, height } = sizeOf(code);
  const said = `${width} × ${height} mm`;
  const name = { en: `Roll, ${said}`, sv: `Rulle, ${said}` };
  return { code, name, width: width * 1000, height: height * 1000, ...printed, forPallets: true, ...onRoll };
});

/** Two sheets of A4 that are sold everywhere. */
const sheets: readonly LabelFormatForm[] = [
  {
    code: 'A4-24',
    name: { en: 'A4, 24 labels of 70 × 37 mm', sv: 'A4, 24 etiketter om 70 × 37 mm' },
    width: 70_000,
    height: 37_000,
    ...printed,
    forPallets: false,
    paper: 'a4',
    columns: 3,
    rows: 8,
    marginTop: 500,
    marginLeft: null,
    gapAcross: null,
    gapDown: null,
  },
  {
    code: 'A4-21',
    name: { en: 'A4, 21 labels of 63.5 × 38.1 mm', sv: 'A4, 21 etiketter om 63,5 × 38,1 mm' },
    width: 63_500,
    height: 38_100,
    ...printed,
    forPallets: false,
    paper: 'a4',
    columns: 3,
    rows: 7,
    marginTop: 15_150,
    marginLeft: 7210,
    gapAcross: 2540,
    gapDown: null,
  },
];

/** The formats that a company starts with; each may be renamed or hidden afterwards. [LBF6] */
export const builtInLabelFormats: readonly (LabelFormatForm & { readonly id: string })[] = [
  ...rolls,
  ...sheets,
].map((form) => ({ id: builtInFormat(form.code), ...form }));
