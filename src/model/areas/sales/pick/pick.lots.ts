import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import { readScan } from '#model/gs1/read-scan.ts';
import { lotOnScan } from '#model/areas/products/product/product-codes.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { isKeptBack, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { InsteadOfLot, OtherLot, PickFact, PickLine, PickRow, Scan } from './pick.facts.ts';

type Context = Pick<DecisionContext<PickRow>, 'view' | 'env'>;

/**
 * [PK10] What is scanned from a label is the lot of the line; a scanned serial number may be any that lies free in the
 * same bin. What was tapped, or of a product without lots, is taken as it is.
 */
export function wrongLot(context: Context, line: PickLine, scan: Scan): Refusal | null {
  const { view, env } = context;
  if (line.lot === undefined) return null;
  const wanted = view.get('lot', line.lot)?.code ?? line.lot;
  const params = { sku: skuOf(view, line), expected: wanted };
  const lot = lotScanned(context, line, scan);
  if (lot === undefined) return scan.code === undefined ? null : onField('lotNotScanned', 'lot', params);
  if (isOfLot(view, line, lot)) return null;
  if (view.get('product', line.product)?.tracking === 'serial')
    return lotNotHere(view, env.today, line, lot, scan.quantity);
  return onField('wrongLot', 'lot', { ...params, scanned: lot });
}

/** The lot or serial number that was told with a scan, or is part of the scanned code. */
function lotScanned({ view, env }: Context, line: PickLine, { lot, code }: Scan): string | undefined {
  const product = view.get('product', line.product);
  if (lot !== undefined || code === undefined || !product) return lot;
  return lotOnScan(product, readScan(code, env.today));
}

function isOfLot(view: Reader, line: PickLine, code: string): boolean {
  return line.lot !== undefined && view.get('lot', line.lot)?.code.toLowerCase() === code.toLowerCase();
}

/** Refuses a lot that is not known, has expired, or does not lie free in the bin of the line. [PK10] */
export function lotNotHere(
  view: Reader,
  today: string,
  line: PickLine,
  code: string,
  wanted: number,
): Refusal | null {
  const sku = skuOf(view, line);
  const lot = lotByCode(view, line.product, code);
  if (!lot) return onField('unknownLot', 'lot', { sku, lot: code });
  if (lot.expiresOn !== null && lot.expiresOn < today)
    return onField('lotExpired', 'lot', { sku, lot: lot.code, on: lot.expiresOn });
  const stock = view.get('balance', placeKey(line.product, line.location, lot.id));
  const free = stock && !isKeptBack(stock) ? unheldOf(stock) : 0;
  if (free >= wanted) return null;
  const location = view.get('location', line.location)?.code ?? line.location;
  return onField('lotNotHere', 'lot', { sku, lot: lot.code, location, free, wanted });
}

/** The line that goods of another lot are on. */
export function insteadOfLot(
  view: Reader,
  row: PickRow,
  data: Pick<OtherLot, 'line' | 'lot' | 'quantity'>,
): InsteadOfLot {
  const line = row.lines.find(({ id }) => id === data.line);
  const lot = line && lotByCode(view, line.product, data.lot);
  if (!line?.lot || !lot)
    throw new Error(`lot ${data.lot} stands for no line ${data.line} of pick ${row.id}`);
  const { orderLine, product, location, lot: was } = line;
  const id = String(nextLine(row));
  return { line: { id, orderLine, product, location, lot: lot.id, quantity: data.quantity }, was };
}

/** A scan as it happened: of the line's own lot, or of another serial number. */
export function scannedLot(context: Context, row: PickRow, data: Scan): PickFact<'scanned'> {
  const { view } = context;
  const line = row.lines.find(({ id }) => id === data.line);
  const lot = line && lotScanned(context, line, data);
  if (!line?.lot || lot === undefined || isOfLot(view, line, lot)) return data;
  return { ...data, instead: insteadOfLot(view, row, { ...data, lot }) };
}

/** The number of the next line of a pick. */
export const nextLine = (row: PickRow): number => Math.max(...row.lines.map(({ id }) => Number(id))) + 1;
