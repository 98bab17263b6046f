import type { LedgerAsk } from '#model/engine/ledger-answer.ts';
import { daysIn, idsIn } from '#views/kit/list/address-values.ts';
import { queryText, type ListParts } from '#views/kit/list/list-query.ts';

/** The parts of the address that filter the ledger; several values of one are separated by commas. */
interface LedgerParts {
  readonly product?: string | undefined;
  readonly warehouse?: string | undefined;
  readonly place?: string | undefined;
  readonly lot?: string | undefined;
  readonly document?: string | undefined;
  readonly person?: string | undefined;
}

/** The address of the ledger's moves of a product, in a place and so on: the answer to why a number is what it is. */
export const ledgerPath = (parts: LedgerParts): string =>
  `/apps/inventory/movements${queryText({ tab: 'ledger', ...parts })}`;

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
