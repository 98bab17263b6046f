import type { Reader } from '../engine/reader.ts';
import { compare } from '../values/order.ts';
import type { ReservationRow } from './stock.tables.ts';

/** What the document is called that wants goods, and who made it reserve them. */
export interface Demander {
  /** Its number; its id where it has none. */
  readonly holder: string;
  /** The user; empty if nobody is known. */
  readonly by: string;
}

/** The document whose line wants goods, whichever kind it is. */
export function demanderOf(
  view: Reader,
  { kind, document }: Pick<ReservationRow, 'kind' | 'document'>,
): Demander {
  const order = kind === 'salesOrder' ? view.get('salesOrder', document) : undefined;
  const movement = kind === 'movement' ? view.get('movement', document) : undefined;
  const assembly = kind === 'assembly' ? view.get('assembly', document) : undefined;
  const sentBack = kind === 'supplierReturn' ? view.get('supplierReturn', document) : undefined;
  const { number } = order ?? movement ?? assembly ?? sentBack ?? {};
  return {
    holder: number ?? document,
    by: order?.confirmedBy ?? movement?.reservedBy ?? assembly?.releasedBy ?? sentBack?.createdBy ?? '',
  };
}

/** The numbers of the documents other than `but` that have reserved a product in a warehouse, each once. */
export function demandersOf(
  view: Reader,
  product: string,
  warehouse: string,
  but: string,
): readonly string[] {
  const held = view
    .by('reservation', 'product', product)
    .filter((row) => row.warehouse === warehouse && row.document !== but && row.soft + row.hard > 0)
    .map((row) => demanderOf(view, row).holder);
  return [...new Set(held)].toSorted(compare);
}
