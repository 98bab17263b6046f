import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';
import { valueOf, type Listing } from '#model/lists/listing.ts';
import { mergedRows } from './merged-rows.ts';
import type { RestCall } from './rest-rows.ts';
import { lookIn } from './use-listed.ts';

const MOST_IDS = 10_000;
/** Documents that one request can name. */
const NAMED = 100;

/** The questions that a list asks the server about rows that the device does not hold. */
export interface AskingRest extends RestCall {
  ids(ask: ListAsk): Promise<readonly string[]>;
  /** All rows as of one event of the log, with those of the device in their places; none is kept there. [LI22] */
  pieces<R>(
    ask: ListAsk,
    held: () => readonly R[],
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
    pieces: piecesFor(model, listing),
  });
}

function piecesFor(model: CompanyModel, listing: Listing | undefined): AskingRest['pieces'] {
  return async function* pieces<R>(
    ask: ListAsk,
    held: () => readonly R[],
    order: Parameters<typeof mergedRows<R>>[3],
    signal: AbortSignal,
  ) {
    if (!listing) throw new Error('a list without a listing asks nothing');
    const { head, pieces } = await model.exportList(listing.table, ask, signal);
    await caughtUp(model, head, signal);
    let left = held();
    const here = new Set(left.map(idIn));
    for await (const piece of pieces) {
      signal.throwIfAborted();
      await fetchNamed(model, listing, piece);
      // What has come back to the device since is the device's.
      const rows = piece.filter(({ id }) => !here.has(id)) as readonly unknown[] as readonly R[]; // rows of this list
      const merged = mergedRows(left, rows, true, order);
      left = left.slice(merged.length - rows.length);
      yield merged;
    }
    yield left;
  };
}

const idIn = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;

/** Milliseconds that the log may take to reach the device. */
const PATIENCE = 10_000;

/** Waits until the device knows all that an answer speaks of: a row that came back to it would be in neither. */
async function caughtUp({ replica }: CompanyModel, head: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + PATIENCE;
  do {
    signal.throwIfAborted();
    if (performance.now() > end) throw new Error('the log does not arrive');
    await new Promise((done) => setTimeout(done, 20));
  } while (replica.head < head);
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
