import type { SupplierOffer } from './product.facts.ts';

/** Whether a product says of a supplier more than that it sells. [PRI25] */
export const hasTerms = ({ code, purchasePrice, minimum, leadDays }: SupplierOffer): boolean =>
  [code, purchasePrice, minimum, leadDays].some((one) => one !== undefined);

/** Who sells a product, each once. */
export const sellersOf = (offers: readonly SupplierOffer[]): { supplier: string }[] =>
  [...new Set(offers.map(({ supplier }) => supplier))].map((supplier) => ({ supplier }));
