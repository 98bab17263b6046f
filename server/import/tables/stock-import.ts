import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { LineNote } from '#model/areas/integrations/data-import/import-line.ts';
import { isRefused, NO_STOCK, stockLine } from '#model/areas/integrations/data-import/stock-line.ts';
import type { RepeatableCommand } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import { importId } from '../import-id.ts';
import type { Rejection } from '../rejections.ts';
import { isRejection, rejectionOf, tableReader, type TableResult, type TableWork } from './table-work.ts';
import { whyNot } from './why-not.ts';

const RECEIPT_LINES = 200;

/** A line of opening stock, and its receipt line. */
interface Counted {
  readonly line: number;
  readonly warehouse: string;
  readonly entry: ReceiptLine;
}

/**
 * Imports opening stock, one line per product, location and lot: goods receipts of up to 200 lines per warehouse, each
 * posted completely or not at all. A line's id is derived from its product, location and lot, so that a repeated run finds
 * what is posted. [IM10]
 */
export async function importStock(work: TableWork): Promise<TableResult> {
  const { lines, progress } = work;
  const posted = await postedIn(work);
  const read = tableReader(work);
  const rejections: Rejection[] = [];
  const seen = new Map<string, number>();
  const fresh: Counted[] = [];
  const notes: LineNote[] = [];
  let [before, nothing] = [0, 0];
  progress.begin('stock', lines.length);
  for (const line of lines) {
    const reading = read(line);
    const counted = countedOf(work, reading, posted, seen);
    if (counted !== NO_STOCK && !('reason' in counted) && !isRejection(reading)) notes.push(...reading.notes);
    if (counted === NO_STOCK) nothing += 1;
    else if ('reason' in counted) rejections.push(counted);
    else if (posted.has(counted.entry.id)) before += 1;
    else fresh.push(counted);
  }
  progress.step(lines.length - fresh.length);
  for (const batch of batchesOf(fresh)) await post(work, batch, rejections);
  const refused = new Set(rejections.map(({ line }) => line));
  const taken = fresh.filter(({ line }) => !refused.has(line)).length;
  return { taken, before, rejections, notes, nothing };
}

/** Lines of the posted opening receipts, by id. */
async function postedIn({
  deps: { database },
  company,
}: TableWork): Promise<ReadonlyMap<string, ReceiptLine>> {
  const receipts = await allRows(database, company, 'goodsReceipt');
  return new Map(
    receipts
      .filter((receipt) => receipt.source === 'opening' && receipt.effectiveAt !== null)
      .flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)),
  );
}

function countedOf(
  { world }: TableWork,
  reading: ReturnType<ReturnType<typeof tableReader>>,
  posted: ReadonlyMap<string, ReceiptLine>,
  seen: Map<string, number>,
): Counted | Rejection | typeof NO_STOCK {
  if (isRejection(reading)) return reading;
  const { line } = reading;
  const stock = stockLine(reading, world);
  if (stock === NO_STOCK) return NO_STOCK;
  if (isRefused(stock)) return rejectionOf(line, stock);
  const { warehouse, entry } = stock;
  const twin = seen.get(entry.id);
  if (twin !== undefined)
    return rejectionOf(line, { code: 'importTwice', params: { line: twin }, field: null, column: null });
  seen.set(entry.id, line);
  const there = posted.get(entry.id);
  if (there && there.quantity !== entry.quantity)
    return {
      line,
      reason: 'otherQuantity',
      explanation: 'is in stock already with another quantity: adjust it',
    };
  return { line, warehouse, entry };
}

function batchesOf(counted: readonly Counted[]): Counted[][] {
  return [...Map.groupBy(counted, ({ warehouse }) => warehouse).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / RECEIPT_LINES) }, (_, index) =>
      own.slice(index * RECEIPT_LINES, (index + 1) * RECEIPT_LINES),
    ),
  );
}

/** Posts a receipt; if refused, tries its halves, so that only the invalid line is rejected. */
async function post(work: TableWork, batch: readonly Counted[], rejections: Rejection[]): Promise<void> {
  const { sink, progress, at } = work;
  const commands = receiptOf(work, batch);
  const outcomes = await sink.give(commands, at);
  const why = outcomes.map(whyNot).find((one) => one !== null);
  const [only, ...others] = batch;
  if (!why || !only) return progress.step(batch.length);
  if (outcomes[0] && 'facts' in outcomes[0]) await sink.give([discardOf(commands)], at);
  if (others.length === 0) {
    rejections.push({ line: only.line, ...why });
    return progress.step();
  }
  const half = Math.ceil(batch.length / 2);
  await post(work, batch.slice(0, half), rejections);
  await post(work, batch.slice(half), rejections);
}

function receiptOf({ company, at }: TableWork, batch: readonly Counted[]): RepeatableCommand[] {
  const lines = batch.map(({ entry }) => entry);
  const name = `stock/receipt/${at}/${JSON.stringify(lines)}`;
  const document = importId(company, name, at);
  const head = { warehouse: batch[0]?.warehouse, order: null, supplier: null, source: 'opening', lines };
  const data = { create: head, count: { lines }, post: {} };
  return Object.entries(data).map(([type, given]) => ({
    id: importId(company, `${name}/${type}`, at),
    kind: 'goodsReceipt',
    document,
    type,
    data: given,
  }));
}

const discardOf = (commands: readonly RepeatableCommand[]): RepeatableCommand => {
  const { kind = '', document = '' } = commands[0] ?? {};
  return { id: crypto.randomUUID(), kind, document, type: 'discard', data: {} };
};
