const PATH = '/apps/purchasing/reorder';

interface Lacking {
  readonly product: string;
  readonly warehouse: string | undefined;
  /** Thousandths. */
  readonly quantity: number;
}

/** Where goods are ordered: all that is to be reordered, or one shortfall. */
export function reorderPath(lacking?: Lacking): string {
  if (lacking?.warehouse === undefined) return PATH;
  const { product, warehouse, quantity } = lacking;
  return `${PATH}?${new URLSearchParams({ product, warehouse, quantity: String(quantity) }).toString()}`;
}
