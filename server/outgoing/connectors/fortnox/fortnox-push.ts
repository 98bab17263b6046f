import { z } from 'zod';
import type { Change, ConnectorContext, Pushed } from '#model/areas/integrations/connector/connector.ts';
import { listOf } from '../read-json.ts';
import { FortnoxRefusal, type FortnoxApi } from './fortnox-api.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const recordChange = z.object({ number: z.string(), fields, price: z.number().optional() });
const invoiceChange = z.object({
  reference: z.string(),
  head: fields.optional(),
  rows: z.array(fields).optional(),
  cancel: z.literal(true).optional(),
});

interface Kept {
  readonly path: string;
  readonly one: string;
  readonly key: string;
}
const kept: Readonly<Record<string, Kept>> = {
  customersOut: { path: 'customers', one: 'Customer', key: 'CustomerNumber' },
  suppliersOut: { path: 'suppliers', one: 'Supplier', key: 'SupplierNumber' },
  articlesOut: { path: 'articles', one: 'Article', key: 'ArticleNumber' },
};

/** Tells Fortnox a change; what it does not take is answered with what it says. */
export async function pushFortnox(api: FortnoxApi, given: ConnectorContext, change: Change): Promise<Pushed> {
  try {
    const record = kept[change.flow];
    return record ? await pushRecord(api, given, change, record) : await pushInvoice(api, given, change);
  } catch (error) {
    if (error instanceof FortnoxRefusal) return { is: 'refused', refusal: error.refusal };
    throw error;
  }
}

const anything = z.record(z.string(), z.unknown());

/** [FX6] Changes what has the number, or makes it: told twice, it is there once. */
async function pushRecord(
  api: FortnoxApi,
  given: ConnectorContext,
  change: Change,
  of: Kept,
): Promise<Pushed> {
  const { number, fields: all, price } = recordChange.parse(change.data);
  const known = change.link?.externalId ?? number;
  const path = `${of.path}/${encodeURIComponent(known)}`;
  const isThere = change.link !== null || (await has(api, given, path));
  const { [of.key]: _, ...others } = all;
  await api.ask(
    given,
    isThere
      ? { method: 'PUT', path, body: { [of.one]: others } }
      : { method: 'POST', path: of.path, body: { [of.one]: all } },
    anything,
  );
  if (price !== undefined) await pushPrice(api, given, known, price);
  return { is: 'done', link: { externalId: known, name: change.name, url: '' } };
}

async function has(api: FortnoxApi, given: ConnectorContext, path: string): Promise<boolean> {
  try {
    await api.ask(given, { path }, anything);
    return true;
  } catch (error) {
    if (error instanceof FortnoxRefusal && error.status === 404) return false;
    throw error;
  }
}

/** Articles only show their price: it is set in a price list. */
async function pushPrice(
  api: FortnoxApi,
  given: ConnectorContext,
  article: string,
  price: number,
): Promise<void> {
  const list = String(given.settings['priceList'] ?? '') || 'A';
  const path = `prices/${encodeURIComponent(list)}/${encodeURIComponent(article)}/0`;
  if (await has(api, given, path)) {
    await api.ask(given, { method: 'PUT', path, body: { Price: { Price: price } } }, anything);
    return;
  }
  const body = { Price: { ArticleNumber: article, PriceList: list, FromQuantity: 0, Price: price } };
  await api.ask(given, { method: 'POST', path: 'prices', body }, anything);
}

const made = z.object({ DocumentNumber: z.union([z.string(), z.number()]).transform(String) });
const found = made.extend({ Cancelled: z.boolean().nullish() });

/** [FX7] [FX8] Makes an invoice, or an order, of what has left; found again by its reference. */
async function pushInvoice(api: FortnoxApi, given: ConnectorContext, change: Change): Promise<Pushed> {
  const { reference, head, rows, cancel } = invoiceChange.parse(change.data);
  const isOrder = given.settings['document'] === 'order';
  const [path, one, many] = isOrder ? ['orders', 'Order', 'Orders'] : ['invoices', 'Invoice', 'Invoices'];
  const number = change.link?.externalId ?? (await numberOf(api, given, { path, many, reference }));
  if (cancel) {
    if (number !== null) await cancelled(api, given, `${path}/${number}`, one);
    return { is: 'done', link: null };
  }
  if (number !== null) return linkedTo(number, one);
  const body = isOrder
    ? { ...head, OrderRows: rows?.map((row) => ({ ...row, OrderedQuantity: row['DeliveredQuantity'] ?? 0 })) }
    : { ...head, InvoiceDate: head?.['DeliveryDate'], InvoiceRows: rows };
  const answer = await api.ask(
    given,
    { method: 'POST', path, body: { [one]: body } },
    z.object({ [one]: made }),
  );
  return linkedTo(made.parse(answer[one]).DocumentNumber, one);
}

const linkedTo = (number: string, one: string): Pushed => ({
  is: 'done',
  link: { externalId: number, name: `${one} ${number}`, url: '' },
});

async function numberOf(
  api: FortnoxApi,
  given: ConnectorContext,
  { path, many, reference }: { readonly path: string; readonly many: string; readonly reference: string },
): Promise<string | null> {
  const query = { externalinvoicereference1: reference };
  const list = await api.ask(given, { path, query }, z.object({ [many]: listOf(made) }));
  return list[many]?.[0]?.DocumentNumber ?? null;
}

async function cancelled(api: FortnoxApi, given: ConnectorContext, path: string, one: string): Promise<void> {
  const answer = await api.ask(given, { path }, z.object({ [one]: found }));
  if (found.parse(answer[one]).Cancelled === true) return;
  await api.ask(given, { method: 'PUT', path: `${path}/cancel` }, anything);
}
