import { sql, type RawBuilder, type Transaction } from 'kysely';
import { STOCK } from '#model/engine/engine.ts';
import { openStepOf, openStepTypes, type OpenStep } from '#model/areas/sales/invoice/receivable-steps.ts';
import type { NotedFact } from '#model/areas/sales/payment/payment-steps.ts';
import { dayIn } from '#model/values/moments.ts';
import { orderPaymentTypes, type OrderPaymentFact } from '#model/areas/sales/sales-order/order-payments.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import type { GoodsFact, PaidFact } from './purchases-to-book.ts';
import type { SetOffFact } from './set-offs-to-book.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowTable } from '#server/platform/db/table-names.ts';

type Trx = Transaction<Schema>;

/** The days of vouchers, `YYYY-MM-DD`, in the company's time zone. */
export interface VoucherDays {
  readonly from: string;
  readonly to: string;
}

/** Documents that vouchers of some days may come of, by their ids. */
export interface VoucherDocuments {
  readonly invoices: readonly string[];
  readonly payments: readonly string[];
  readonly writtenOff: readonly string[];
  /** Credit notes in another currency that were set off against other invoices, or freed of them. */
  readonly setOffs: readonly string[];
  /** Orders that were paid before payments were documents of their own. */
  readonly orders: readonly string[];
  /** Supplier bills that were posted or reversed, and those that were paid. */
  readonly bills: readonly string[];
  readonly billPayments: readonly string[];
  /** Receipts and returns to suppliers whose goods the ledger valued; none where the company does not book them. */
  readonly receipts: readonly string[];
  readonly supplierReturns: readonly string[];
}

const INVOICES = sql.table(rowTable('invoice'));
const BILLS = sql.table(rowTable('supplierBill'));

/** What was issued on some days; payments that something happened to on them or later, as days of the bank are past ones; what was written off on them. */
export async function voucherDocuments(
  trx: Trx,
  company: number,
  { from, to }: VoucherDays,
  timeZone: string,
): Promise<VoucherDocuments> {
  const issued = await sql<{ id: string }>`
    select id from ${INVOICES} where company_id = ${company}
       and data -> 'issue' ->> 'issuedOn' between ${from} and ${to}`.execute(trx);
  const since = sql`(${from}::timestamp at time zone ${timeZone})`;
  const paid = await sql<{ id: string }>`
    select distinct document as id from event
     where company_id = ${company} and kind = 'payment' and index = 0 and at >= ${since}`.execute(trx);
  const lost = await sql<{ id: string }>`
    select distinct document as id from event
     where company_id = ${company} and kind = 'invoice' and type = 'writtenOff' and index = 0 and at >= ${since}
       and data ->> 'on' between ${from} and ${to}`.execute(trx);
  const setOff = await sql<{ id: string }>`
    select distinct document as id from event join ${INVOICES} note using (company_id)
     where company_id = ${company} and kind = 'invoice' and type in ('setOffAgainst', 'setOffFreed') and at >= ${since}
       and note.id = document and (note.data ->> 'rate')::bigint <> ${RATE_ONE}`.execute(trx);
  const orders = await sql<{ id: string }>`
    select distinct document as id from event
     where company_id = ${company} and kind = 'salesOrder' and type in ('paid', 'paymentTakenBack', 'credited')
       and at >= ${since}`.execute(trx);
  return {
    invoices: idsOf(issued),
    payments: idsOf(paid),
    writtenOff: idsOf(lost),
    setOffs: idsOf(setOff),
    orders: idsOf(orders),
    ...(await purchaseDocuments(trx, company, { from, to }, since)),
  };
}

const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): readonly string[] =>
  rows.map(({ id }) => id);

/** Bills that were posted, reversed or paid on some days, and the goods that came or went back. */
async function purchaseDocuments(
  trx: Trx,
  company: number,
  { from, to }: VoucherDays,
  since: RawBuilder<unknown>,
): Promise<Pick<VoucherDocuments, 'bills' | 'billPayments' | 'receipts' | 'supplierReturns'>> {
  const billed = await sql<{ id: string }>`
    select id from ${BILLS} where company_id = ${company}
       and (data -> 'posted' ->> 'on' between ${from} and ${to}
            or data -> 'reversed' ->> 'on' between ${from} and ${to})`.execute(trx);
  const paid = await sql<{ id: string }>`
    select distinct document as id from event
     where company_id = ${company} and kind = 'supplierBill' and type in ('paid', 'unpaid')
       and at >= ${since}`.execute(trx);
  const goodsOf = await goodsSince(trx, company, since);
  return {
    bills: idsOf(billed),
    billPayments: idsOf(paid),
    receipts: goodsOf('goodsReceipt'),
    supplierReturns: goodsOf('supplierReturn'),
  };
}

/** The documents of a kind whose goods the ledger valued since a moment, where the company books what it receives. */
async function goodsSince(
  trx: Trx,
  company: number,
  since: RawBuilder<unknown>,
): Promise<(kind: GoodsKind) => readonly string[]> {
  const { rows: own } = await sql<{ books: boolean }>`
    select data -> 'policies' -> 'bills' ->> 'since' is not null as books
      from ${sql.table(rowTable('company'))} where company_id = ${company}`.execute(trx);
  if (own[0]?.books !== true) return () => [];
  const { rows } = await sql<{ kind: string; id: string }>`
    select distinct data -> 'source' ->> 'kind' as kind, data -> 'source' ->> 'document' as id from event
     where company_id = ${company} and kind = ${STOCK} and type = 'valued' and at >= ${since}
       and data -> 'source' ->> 'kind' in ('goodsReceipt', 'supplierReturn')`.execute(trx);
  return (kind) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
}

/** Kinds of documents that goods come from suppliers with, or go back. */
export type GoodsKind = 'goodsReceipt' | 'supplierReturn';

/** What the ledger noted of the goods of some documents, in the order of the log. */
export async function goodsFacts(
  trx: Trx,
  company: number,
  documents: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, readonly GoodsFact[]>> {
  const { rows } = await sql<{ id: string; data: Valued; at: string | Date }>`
    select data -> 'source' ->> 'document' as id, data, at from event
     where company_id = ${company} and kind = ${STOCK} and type = 'valued'
       and data -> 'source' ->> 'document' = any(${[...documents]}::text[]) order by seq`.execute(trx);
  const noted = ({ data, at }: (typeof rows)[number]): GoodsFact => ({
    data,
    notedOn: dayIn(new Date(at).toISOString(), timeZone),
  });
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, facts]) => [id, facts.map(noted)]));
}

interface FactRow {
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  readonly command: string;
  readonly at: string | Date;
}

/** The facts of some documents in the order of the log, by document. */
async function factsOf(
  trx: Trx,
  company: number,
  { kind, documents, types }: { kind: string; documents: readonly string[]; types: readonly string[] },
): Promise<ReadonlyMap<string, readonly FactRow[]>> {
  const { rows } = await sql<FactRow>`
    select document, type, data, command, at from event
     where company_id = ${company} and kind = ${kind} and document = any(${[...documents]}::text[])
       and type = any(${[...types]}::text[]) order by seq`.execute(trx);
  return Map.groupBy(rows, ({ document }) => document);
}

interface Noting {
  readonly kind: string;
  readonly types: readonly string[];
  readonly timeZone: string;
}

/** Facts of these types, each with the day on which it was noted. */
async function notedFacts<F>(
  trx: Trx,
  company: number,
  documents: readonly string[],
  { kind, types, timeZone }: Noting,
): Promise<ReadonlyMap<string, readonly F[]>> {
  const facts = await factsOf(trx, company, { kind, documents, types });
  const noted = ({ type, data, command, at }: FactRow): F =>
    ({ type, data, command, notedOn: dayIn(new Date(at).toISOString(), timeZone) }) as F; // facts of these types
  return new Map([...facts].map(([id, rows]) => [id, rows.map(noted)]));
}

type Read<F> = (
  trx: Trx,
  company: number,
  documents: readonly string[],
  timeZone: string,
) => Promise<ReadonlyMap<string, readonly F[]>>;

const reading =
  <F>(kind: string, types: readonly string[]): Read<F> =>
  (trx, company, documents, timeZone) =>
    notedFacts<F>(trx, company, documents, { kind, types, timeZone });

/** What happened to payments. */
export const factsOfPayments = reading<NotedFact>('payment', [
  'recorded',
  'allocated',
  'freed',
  'refunded',
  'feeKept',
  'reversed',
]);

/** What credit notes were set off against, and what was freed of it. */
export const setOffsOf = reading<SetOffFact>('invoice', ['setOffAgainst', 'setOffFreed']);

/** What was paid of supplier bills, and undone. */
export const factsOfBills = reading<PaidFact>('supplierBill', ['paid', 'unpaid']);

/** What was paid for orders. */
export const factsOfOrders = reading<OrderPaymentFact>('salesOrder', orderPaymentTypes);

/** What happened to what is open of invoices. */
export async function stepsOfInvoices(
  trx: Trx,
  company: number,
  documents: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenStep[]>> {
  const facts = await factsOf(trx, company, { kind: 'invoice', documents, types: openStepTypes });
  const step = ({ type, data, command }: FactRow): OpenStep =>
    openStepOf(...([type, data, command] as Parameters<typeof openStepOf>)); // likewise
  return new Map([...facts].map(([id, rows]) => [id, rows.map(step)]));
}
