import { queryText } from '../list/list-query.ts';

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
