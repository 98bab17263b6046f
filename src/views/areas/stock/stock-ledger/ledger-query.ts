import type { LedgerAsk } from '#model/engine/ledger-answer.ts';
import { daysIn, idsIn } from '#views/kit/list/address-values.ts';
import type { ListParts } from '#views/kit/list/list-query.ts';

/** What an address asks of the ledger; what no filter can mean is left out. */
export function askIn(parts: ListParts): LedgerAsk {
  return {
    products: idsIn(parts['product']),
    warehouses: idsIn(parts['warehouse']),
    places: idsIn(parts['place']),
    lots: idsIn(parts['lot']),
    documents: idsIn(parts['document']),
    number: '',
    people: idsIn(parts['person']),
    ...daysIn(parts['moved']),
    order: parts['sort'] === 'at' ? 'oldest' : 'newest',
  };
}

/** Whether an address filters at all. */
export const isNarrowed = ({
  products,
  warehouses,
  places,
  lots,
  documents,
  number,
  people,
  from,
  to,
}: LedgerAsk): boolean =>
  [products, warehouses, places, lots, documents, people].flat().length > 0 ||
  number !== '' ||
  from !== null ||
  to !== null;
