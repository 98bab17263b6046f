import { kinds } from '#model/kinds.ts';

/** Lists whose targets are not declared by their kind: their lines are more than a form, or several lines are one document. */
const apart: Readonly<Record<string, string>> = {
  product: 'products',
  customer: 'customers',
  supplier: 'suppliers',
  item: 'stock',
  salesOrder: 'open-sales-orders',
  purchaseOrder: 'open-purchase-orders',
};

/** What a file holds that is imported into a list; undefined if nothing is. */
export const targetOfList = (list: string): string | undefined =>
  apart[list] ?? kinds.find(({ kind }) => kind === list)?.importedAs ?? undefined;
