import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { compare } from '#model/values/order.ts';
import { readLedger } from '#views/kit/document/read-ledger.ts';

/** A document through which goods of a lot came to the company, or left it. */
export interface TraceEnd {
  readonly id: string;
  readonly kind: string;
  /** When the goods last moved, UTC ISO. */
  readonly at: string;
  /** Thousandths, less what went back. */
  readonly quantity: number;
}

export interface Trace {
  readonly cameFrom: readonly TraceEnd[];
  readonly wentTo: readonly TraceEnd[];
}

const sources: ReadonlySet<string> = new Set(['supplier', 'opening']);
/** Pages of the ledger that a trace reads: 50 moves each. */
const MOST_PAGES = 400;
/** Documents fetched at once. */
const AT_ONCE = 100;

/** The documents that brought goods of a lot and those that took them away, newest first; what was undone is left out. */
export function traceOf(lines: readonly LedgerLine[]): Trace {
  const cameFrom = new Map<string, TraceEnd>();
  const wentTo = new Map<string, TraceEnd>();
  const made = new Map<string, TraceEnd>();
  for (const line of lines) {
    if (sources.has(line.from)) add(cameFrom, line, line.quantity);
    if (sources.has(line.to)) add(cameFrom, line, -line.quantity);
    if (line.to === 'customer') add(wentTo, line, line.quantity);
    if (line.from === 'customer') add(wentTo, line, -line.quantity);
    if (line.from === 'production') add(made, line, line.quantity);
    if (line.to === 'production') add(made, line, -line.quantity);
  }
  // What came of an assembly was made by it; what it took went into it.
  for (const end of made.values())
    if (end.quantity > 0) cameFrom.set(end.id, end);
    else wentTo.set(end.id, { ...end, quantity: -end.quantity });
  return { cameFrom: remaining(cameFrom), wentTo: remaining(wentTo) };
}

function add(
  into: Map<string, TraceEnd>,
  { document, kind, effectiveAt }: LedgerLine,
  quantity: number,
): void {
  const before = into.get(document);
  const at = before && before.at > effectiveAt ? before.at : effectiveAt;
  into.set(document, { id: document, kind, at, quantity: (before?.quantity ?? 0) + quantity });
}

const remaining = (ends: ReadonlyMap<string, TraceEnd>): readonly TraceEnd[] =>
  [...ends.values()].filter(({ quantity }) => quantity !== 0).toSorted((a, b) => compare(b.at, a.at));

/** Asks the ledger where goods of a lot came from and went, and fetches the documents that the device lacks. */
export async function readTrace(model: CompanyModel, lot: string): Promise<Trace> {
  const { lines } = await readLedger(model, { lot }, MOST_PAGES);
  const trace = traceOf(lines);
  const ends = [...trace.cameFrom, ...trace.wentTo];
  for (const [kind, some] of Map.groupBy(ends, (end) => end.kind))
    await fetchAll(
      model,
      kind,
      some.map(({ id }) => id),
    );
  const orders = ends.flatMap(({ kind, id }) => {
    const order = kind === 'shipment' ? model.replica.view.get('shipment', id)?.order : undefined;
    return order === undefined ? [] : [order];
  });
  await fetchAll(model, 'salesOrder', orders);
  return trace;
}

async function fetchAll(model: CompanyModel, kind: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await model.fetchDocuments(kind, { ids: ids.slice(from, from + AT_ONCE) });
}
