import { MOST_VALUES, type LedgerAsk } from '#model/engine/ledger-answer.ts';
import { choicesOf, rangeOf } from '#model/lists/conditions.ts';
import { queryText, type ListParts } from '../list/list-query.ts';

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

const ID = /^[A-Za-z0-9-]{1,64}$/;

/** What an address asks of the ledger; what no filter can mean is left out. */
export function askIn(parts: ListParts): LedgerAsk {
  const some = (name: keyof LedgerParts): readonly string[] =>
    choicesOf(parts[name])
      .filter((id) => ID.test(id))
      .slice(0, MOST_VALUES);
  const { from, to } = rangeOf(parts['moved'] ?? '');
  return {
    products: some('product'),
    warehouses: some('warehouse'),
    places: some('place'),
    lots: some('lot'),
    documents: some('document'),
    number: '',
    people: some('person'),
    from: dayIn(from),
    to: dayIn(to),
    order: parts['sort'] === 'at' ? 'oldest' : 'newest',
  };
}

const dayIn = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

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
