import { kinds } from '../kinds.ts';

/** Lists whose targets are not declared by their kind: parties and products have more than their forms, stock is no kind. */
const apart: Readonly<Record<string, string>> = {
  product: 'products',
  customer: 'customers',
  supplier: 'suppliers',
  item: 'stock',
};

/** What a file holds that is imported into a list; undefined if nothing is. */
export const targetOfList = (list: string): string | undefined =>
  apart[list] ?? kinds.find(({ kind }) => kind === list)?.importedAs ?? undefined;
