import { sql, type Transaction } from 'kysely';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { shortfalls } from '#model/areas/products/product/product.reorder.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { isLate } from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { AvailabilityRow } from '#model/stock/stock.tables.ts';
import { UNUSUAL } from '#model/notifications/event-of-entry.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { unusualDocuments } from '#server/flows/conformance-queries.ts';
import { lastFailed } from '#server/platform/objects/backup-runs.ts';
import { placeFrom } from '#server/jobs/follow-log.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';

/** Something that needs attention now. */
export interface Warning {
  readonly event: string;
  /** What the entry says: `late`, `expiring`, `expired`, `belowReorderPoint`, `disturbed`, `backupFailed`, `unusual.reopened`. */
  readonly type: string;
  readonly kind: string;
  readonly document: string;
  readonly name: string;
}

interface Place {
  readonly trx: Transaction<Schema>;
  readonly company: number;
  readonly layouts: RowLayouts;
  readonly timeZone: string;
  /** The company's day. */
  readonly today: string;
}

/** Days before a lot expires on which it is warned of. */
const AHEAD = 30;

/** Everything in a company that needs attention now, of itself. */
export async function standingWarnings(place: Place): Promise<readonly Warning[]> {
  return [
    ...(await lateOrders(place)),
    ...(await expiringLots(place)),
    ...(await shortProducts(place)),
    ...(await disturbedBins(place)),
    ...(await failedBackups(place)),
    ...(await unusualWays(place)),
  ];
}

async function lateOrders({ trx, company, layouts, today }: Place): Promise<readonly Warning[]> {
  const { rows } = await sql<{ data: PurchaseOrderRow }>`
    select data from ${sql.table(layoutFor(layouts, 'purchaseOrder').sqlTable)}
     where company_id = ${company} and open`.execute(trx);
  return rows
    .filter(({ data }) => isLate(data, today))
    .map(({ data }) => ({
      event: 'purchaseOrderLate',
      type: 'late',
      kind: 'purchaseOrder',
      document: data.id,
      name: nameOf(data),
    }));
}

async function expiringLots({ trx, company, layouts, today }: Place): Promise<readonly Warning[]> {
  const { rows } = await sql<{ id: string; code: string; on: string }>`
    select lot.id, lot.data ->> 'code' as code, lot.data ->> 'expiresOn' as on
      from ${sql.table(layoutFor(layouts, 'lot').sqlTable)} as lot
     where company_id = ${company} and lot.data ->> 'expiresOn' <= ${addDays(today, AHEAD)}
       and exists (select from ${sql.table(layoutFor(layouts, 'balance').sqlTable)} as held
         where held.company_id = ${company} and held.data ->> 'lot' = lot.id
           and held.data ->> 'warehouse' is not null and (held.data ->> 'onHand')::bigint > 0)`.execute(trx);
  return rows.map(({ id, code, on }) => ({
    event: 'lotExpires',
    type: on < today ? 'expired' : 'expiring',
    kind: 'lot',
    document: id,
    name: code,
  }));
}

/** [PR6] Products whose forecast is below a reorder rule of theirs. */
async function shortProducts({ trx, company, layouts }: Place): Promise<readonly Warning[]> {
  const { rows } = await sql<{
    id: string;
    sku: string;
    reorder: ProductRow['reorder'];
    stock: AvailabilityRow[];
  }>`
    select product.id, product.data ->> 'sku' as sku, product.data -> 'reorder' as reorder,
           coalesce(jsonb_agg(held.data) filter (where held.id is not null), '[]') as stock
      from ${sql.table(layoutFor(layouts, 'product').sqlTable)} as product
      left join ${sql.table(layoutFor(layouts, 'availability').sqlTable)} as held
        on held.company_id = ${company} and held.key_product = product.id
     where product.company_id = ${company} and product.data ->> 'state' = 'active'
       and jsonb_array_length(product.data -> 'reorder') > 0
     group by product.id, product.data`.execute(trx);
  return rows
    .filter(({ reorder, stock }) => shortfalls({ reorder }, stock).length > 0)
    .map(({ id, sku }) => ({
      event: 'belowReorderPoint',
      type: 'belowReorderPoint',
      kind: 'product',
      document: id,
      name: sku,
    }));
}

/** [CN13] Bins whose last count does not hold any more, since a scan of before it came in afterwards. */
async function disturbedBins({ trx, company, layouts }: Place): Promise<readonly Warning[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select bin.id, bin.data ->> 'code' as code
      from ${sql.table(layoutFor(layouts, 'lastCount').sqlTable)} as counted
      join ${sql.table(layoutFor(layouts, 'location').sqlTable)} as bin
        on bin.company_id = ${company} and bin.id = counted.id
     where counted.company_id = ${company} and counted.data ->> 'disturbed' = 'true'`.execute(trx);
  return rows.map(({ id, code }) => ({
    event: 'countDisturbed',
    type: 'disturbed',
    kind: 'location',
    document: id,
    name: code,
  }));
}

/** [BK17] A backup of the installation that was given up, and none was made since. */
async function failedBackups({ trx, company }: Place): Promise<readonly Warning[]> {
  if (!(await lastFailed(trx))) return [];
  const { rows } = await sql<{ name: string }>`
    select data ->> 'name' as name from row_company where company_id = ${company}`.execute(trx);
  return rows.map(({ name }) => ({
    event: 'backupFailed',
    type: 'backupFailed',
    kind: 'company',
    document: COMPANY,
    name,
  }));
}

/** The event of what went an unusual way. */
export const WAY = 'unusualWay';
/** Days over which ways are compared, and how many of them are told of: what went so long before is on its page. */
const COMPARED = 30;
const TOLD = 2;
const MOST_WAYS = 200;

/**
 * [FM11] Documents that went an unusual way yesterday or today, once for each way. None where nothing was written since this was
 * asked last: what a company writes in its working hours is not gone through all night.
 */
async function unusualWays({ trx, company, layouts, timeZone, today }: Place): Promise<readonly Warning[]> {
  const looked = { company, kind: WAY, id: '' };
  const head = (await readHead(trx, company))?.head ?? 0;
  if ((await placeFrom(trx, looked, 0)) >= head) return [];
  await placeFrom(trx, looked, head);
  const since = addDays(today, 1 - TOLD);
  const scope = {
    company,
    layouts: [...layouts.values()],
    range: { from: addDays(today, -COMPARED), to: today },
    timeZone,
  };
  const { documents } = await unusualDocuments(trx, scope, { before: undefined, limit: MOST_WAYS });
  return documents
    .filter(({ at }) => dayIn(at, timeZone) >= since)
    .flatMap(({ kind, document, name, reasons }) =>
      reasons.map(({ rule }) => ({
        event: WAY,
        type: `${UNUSUAL}${rule}`,
        kind,
        document,
        name: name ?? '',
      })),
    );
}
