import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';
import { valueOf, type Listing } from '#model/lists/listing.ts';
import { mergedRows } from './merged-rows.ts';
import type { RestCall } from './rest-rows.ts';
import { lookIn } from './use-listed.ts';

const MOST_IDS = 10_000;
const MOST_ROWS = 1000;
/** Documents that one request can name. */
const NAMED = 100;

/** The questions that a list asks the server about rows that the device does not hold. */
export interface AskingRest extends RestCall {
  ids(ask: ListAsk): Promise<readonly string[]>;
  /** All rows, with those of the device in their places; none is kept on the device. */
  pieces<R>(
    ask: ListAsk,
    held: readonly R[],
    order: Parameters<typeof mergedRows<R>>[3],
    signal: AbortSignal,
  ): AsyncIterable<readonly R[]>;
}

export function askingFor(model: CompanyModel, listing: Listing | undefined): AskingRest {
  const asked = async (ask: ListAsk, part: ListPart, isKept: boolean): Promise<ListAnswer> => {
    if (!listing) throw new Error('a list without a listing asks nothing');
    const answer = await model.askList(listing.table, ask, part, isKept);
    await fetchNamed(model, listing, answer.rows);
    return answer;
  };
  return Object.assign((ask: ListAsk, part: ListPart) => asked(ask, part, true), {
    ids: async (ask: ListAsk) => {
      const ids: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const after = next === '' ? {} : { after: next };
        const answer = await asked(ask, { part: 'ids', limit: MOST_IDS, ...after }, false);
        ids.push(...answer.ids);
        next = answer.next;
      }
      return ids;
    },
    async *pieces<R>(
      ask: ListAsk,
      held: readonly R[],
      order: Parameters<typeof mergedRows<R>>[3],
      signal: AbortSignal,
    ) {
      let left = held;
      for (let next: string | null = ''; next !== null;) {
        signal.throwIfAborted();
        const after = next === '' ? {} : { after: next };
        const answer = await asked(ask, { part: 'rows', limit: MOST_ROWS, ...after }, false);
        next = answer.next;
        const rows = answer.rows as readonly unknown[] as readonly R[]; // rows of this list
        const piece = mergedRows(left, rows, next !== null, order);
        left = left.slice(piece.length - rows.length);
        yield piece;
      }
    },
  });
}

/** Fetches the documents that rows name and that the device may lack, such as the order of a shipment. */
async function fetchNamed(
  model: CompanyModel,
  listing: Listing,
  rows: readonly DocumentRow[],
): Promise<void> {
  const look = lookIn(model.replica);
  for (const named of listing.named) {
    if (!('by' in named) || model.replica.base.has(named.listing.table) === false) continue;
    const ids = new Set(rows.map((row) => String(valueOf(listing, named.by, row, look))));
    const missing = [...ids].filter((id) => id !== '' && !look(named.listing.table, id));
    for (let from = 0; from < missing.length; from += NAMED)
      await model.fetchDocuments(named.listing.table, {
        ids: missing.slice(from, from + NAMED),
        limit: NAMED,
      });
  }
}
