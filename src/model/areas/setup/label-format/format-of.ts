import { labelFormats, type LabelDesign, type LabelUse } from '#model/values/label-formats.ts';
import { builtInFormat, builtInLabelFormats } from './built-in-label-formats.ts';
import type { LabelFormatForm, LabelFormatRow } from './label-format.facts.ts';

/** The field that says whether a format is for this. */
export const purposeOf = {
  item: 'forProducts',
  place: 'forPlaces',
  pallet: 'forPallets',
} as const satisfies Record<LabelUse, keyof LabelFormatForm>;

const codes: readonly string[] = labelFormats;

/** The id of a format as label settings name it: by its id, or by its size, as before formats were documents. [LBF7] */
export const formatId = (chosen: string): string => (codes.includes(chosen) ? builtInFormat(chosen) : chosen);

/** A format: that of the document, else the built-in one, which is the same; undefined for one that nobody knows here. */
export const formatOf = (
  chosen: string,
  get: (id: string) => LabelFormatRow | undefined,
): (LabelFormatForm & { readonly id: string }) | undefined => {
  const id = formatId(chosen);
  return get(id) ?? builtInLabelFormats.find((one) => one.id === id);
};

/** What a label of this format is drawn by. */
export const designOf = ({ width, height, symbology, withName }: LabelFormatForm): LabelDesign => ({
  width: width / 1000,
  height: height / 1000,
  symbology,
  withName,
});

const places = new Map(builtInLabelFormats.map(({ id }, place) => [id, place]));

/** The order in which formats are offered: built-in ones as they came, own ones after them by code. */
export const inGivenOrder = <R extends Pick<LabelFormatRow, 'id' | 'code'>>(formats: readonly R[]): R[] => {
  const placeOf = ({ id }: R): number => places.get(id) ?? builtInLabelFormats.length;
  return formats.toSorted((a, b) => placeOf(a) - placeOf(b) || a.code.localeCompare(b.code, 'en'));
};
