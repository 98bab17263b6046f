import { categoryFields } from './category/category.fields.ts';
import type { FieldSaid } from './document/history-fields.ts';
import { locationFields } from './location/location.fields.ts';

type Fields = Readonly<Record<string, FieldSaid>>;

/** The fields of each kind of record, by their places in its form: what its history calls them. */
export const recordFields: Readonly<Record<string, Fields>> = {
  category: categoryFields,
  location: locationFields,
};
