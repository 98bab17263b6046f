import type { ReceiptLine } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '#model/location/location.facts.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import type { WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import type { RepeatableCommand } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import { importId } from '../import-id.ts';
import { placesOfCompany } from '../places.ts';
import type { Rejection } from '../rejections.ts';
import { Cells } from './cells.ts';
import { whyNot } from './why-not.ts';
import type { TableResult, TableWork } from './table-work.ts';
import { isStocked } from '#model/product/product.bundle.ts';

const RECEIPT_LINES = 200;

/** A line of opening stock, and its receipt line. */
interface Counted {
  readonly line: number;
  readonly warehouse: string;
  readonly entry: ReceiptLine;
}

interface Known {
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly warehouses: readonly WarehouseRow[];
  readonly locations: readonly LocationRow[];
  /** Lines of the posted opening receipts, by id. */
  readonly posted: ReadonlyMap<string, ReceiptLine>;
}

/**
 * Imports opening stock, one line per product, location and lot: goods receipts of up to 200 lines per warehouse, each
 * posted completely or not at all. A line's id is derived from its product, location and lot, so that a repeated run finds
 * what is posted. [IM10]
 */
export async function importStock(work: TableWork): Promise<TableResult> {
  const { lines, progress } = work;
  const known = await knownOf(work);
  const rejections: Rejection[] = [];
  const seen = new Map<string, number>();
  const fresh: Counted[] = [];
  let before = 0;
  progress.begin('stock', lines.length);
  for (const line of lines) {
    const cells = new Cells(line, work.columns);
    const counted = countedOf(work, cells, known, seen);
    const posted = known.posted.get(counted.entry.id);
    if (posted && posted.quantity !== counted.entry.quantity)
      cells.reject('otherQuantity', 'is in stock already with another quantity: adjust it');
    if (cells.rejection) rejections.push(cells.rejection);
    else if (posted) before += 1;
    else fresh.push(counted);
  }
  progress.step(lines.length - fresh.length);
  for (const batch of batchesOf(fresh)) await post(work, batch, rejections);
  const refused = new Set(rejections.map(({ line }) => line));
  return { taken: fresh.filter(({ line }) => !refused.has(line)).length, before, rejections };
}

async function knownOf({ deps: { database }, company }: TableWork): Promise<Known> {
  const products = await allRows(database, company, 'product');
  const receipts = await allRows(database, company, 'goodsReceipt');
  return {
    ...(await placesOfCompany(database, company)),
    products: new Map(products.map((product) => [product.sku.toLowerCase(), product])),
    posted: new Map(
      receipts
        .filter((receipt) => receipt.source === 'opening' && receipt.effectiveAt !== null)
        .flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)),
    ),
  };
}

function countedOf({ company }: TableWork, cells: Cells, known: Known, seen: Map<string, number>): Counted {
  const sku = cells.needed('sku');
  const product = known.products.get(sku.toLowerCase());
  if (!product) cells.reject('product unknown', `has the SKU "${sku}", which no product of the company has`);
  else if (!isStocked(product))
    cells.reject('not kept in stock', `has the SKU "${sku}", a product that is not kept in stock`);
  const quantity = cells.number('quantity', 3);
  if (quantity === 0) cells.reject('quantity zero', 'has the quantity zero');
  const { warehouse, location } = placeOf(cells, known);
  const lot = lotOf(cells);
  const place = `${location}${lot ? `/${lot.code.toLowerCase()}` : ''}`;
  const id = importId(company, `stock/${product?.id}/${place}`, '2000-01-01T00:00:00.000Z');
  const twin = seen.get(id);
  if (twin !== undefined) cells.reject('twice', `is of the same product, place and lot as line ${twin}`);
  if (!cells.rejection) seen.set(id, cells.line);
  const unitCost = cells.numberOr('unit_cost', 4, null);
  const entry = {
    id,
    orderLine: null,
    product: product?.id ?? '',
    quantity,
    rejected: 0,
    location,
    unitCost,
    ...(lot && { lot }),
  };
  return { line: cells.line, warehouse, entry };
}

/** The lot or serial number of a line that has one. */
function lotOf(cells: Cells): ReceiptLine['lot'] {
  const [code, expiresOn] = [cells.text('lot'), cells.day('expires_on')];
  if (code === '' && expiresOn !== null) cells.reject('lot missing', 'has a day of expiry and no lot');
  return code === '' ? undefined : { code, expiresOn };
}

function placeOf(cells: Cells, { warehouses, locations }: Known): { warehouse: string; location: string } {
  const code = cells.text('warehouse').toLowerCase();
  const warehouse = warehouses.find((one) => code === '' || one.code.toLowerCase() === code);
  if (!warehouse)
    cells.reject('warehouse unknown', `has the warehouse "${code}", which is none that is active`);
  const bin = cells.text('location').toLowerCase();
  const location = locations.find((one) => one.warehouse === warehouse?.id && one.code.toLowerCase() === bin);
  if (bin !== '' && !location)
    cells.reject('location unknown', `has the location "${bin}", which is none that is active`);
  return { warehouse: warehouse?.id ?? '', location: location?.id ?? warehouse?.receiving ?? '' };
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
