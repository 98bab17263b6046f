import { partIsWhole, unitFits } from '#model/areas/products/product/product.quantities.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { firstRefused, lineIsThere, productIsKnown, repetition, skuOf } from '#model/lines/line-rules.ts';
import { takesGoods, takesOrders } from '../purchase-order/purchase-order.rules.ts';
import type {
  AskedSupplier,
  Award,
  FurtherSuppliers,
  LandedEstimate,
  OpenQuoteRequest,
  QuoteRequestRow,
} from './quote-request.facts.ts';
import { MOST_SUPPLIERS } from './quote-request.facts.ts';

export type RequestRule<D = never> = Rule<QuoteRequestRow, D>;
type Context = DecisionContext<QuoteRequestRow>;

/** [RFQ1] A request is for a warehouse of the company, and asks each supplier once. */
const partiesAreKnown: RequestRule<OpenQuoteRequest> = ({ view }, data) => {
  if (!data) return null;
  if (!view.get('warehouse', data.warehouse)) return onField('unknownWarehouse', 'warehouse');
  return suppliersAreKnown(view, data.suppliers ?? []);
};

function suppliersAreKnown(view: Context['view'], suppliers: readonly string[]): Refusal | null {
  const repeats = repetition();
  return firstRefused(
    suppliers,
    (id) => {
      if (!view.get('supplier', id)) return onField('unknownSupplier', '');
      return repeats(id) ? onField('supplierTwice', '') : null;
    },
    'suppliers',
  );
}

/** [RFQ2] Lines have known products in units of theirs; a product occurs once for a day. */
const linesAreSound: RequestRule<OpenQuoteRequest> = ({ view, row }, data) => {
  const repeats = repetition();
  return firstRefused(data?.lines ?? [], (line) => {
    const unknown = productIsKnown(view, line);
    if (unknown) return unknown;
    return repeats(`${line.product}@${line.wantedOn ?? ''}`)
      ? onField('productTwice', 'product', { sku: skuOf(view, line) })
      : unitFits(
          view,
          line,
          row?.lines.find(({ id }) => id === line.id),
        );
  });
};

export const isSound: RequestRule<OpenQuoteRequest> = all(partiesAreKnown, linesAreSound);

/** [RFQ3] What is sent asks suppliers that take orders for products that are bought, until a day that is still to come. */
export const mayBeSent: RequestRule = ({ view, row, env }) => {
  if (!row) return null;
  if (row.lines.length === 0) return onField('noLines', 'lines');
  if (row.suppliers.length === 0) return onField('noSuppliersAsked', 'suppliers');
  const warehouse = view.get('warehouse', row.warehouse);
  if (warehouse && !takesGoods(warehouse))
    return { code: 'warehouseNotActive', params: { code: warehouse.code } };
  const refused = firstRefused(row.suppliers, ({ supplier }) => takesPart(view, supplier), 'suppliers');
  return refused ?? boughtLines(view, row) ?? isToCome(row, env.today);
};

const boughtLines = (view: Context['view'], { lines }: QuoteRequestRow): Refusal | null =>
  firstRefused(lines, ({ product }) => {
    const refusal = tradable(view, product, 'buy');
    return refusal && { ...refusal, fields: { product: refusal.code } };
  });

const isToCome = ({ answerBy }: Pick<QuoteRequestRow, 'answerBy'>, today: string): Refusal | null =>
  answerBy !== null && answerBy < today ? onField('answerByIsPast', 'answerBy') : null;

function takesPart(view: Context['view'], id: string): Refusal | null {
  const supplier = view.get('supplier', id);
  return supplier && !takesOrders(supplier)
    ? onField('supplierNotActive', '', { name: supplier.name })
    : null;
}

/** [RFQ4] Further suppliers are asked the same, each once. */
export const mayAskMore: RequestRule<FurtherSuppliers> = ({ view, row }, data) => {
  if (!data || !row) return null;
  const known = suppliersAreKnown(view, [
    ...row.suppliers.map(({ supplier }) => supplier),
    ...data.suppliers,
  ]);
  // Those that are asked already come before them.
  if (known) return { ...known, fields: { suppliers: known.code } };
  if (row.suppliers.length + data.suppliers.length > MOST_SUPPLIERS)
    return onField('tooManySuppliers', 'suppliers', { most: MOST_SUPPLIERS });
  return firstRefused(data.suppliers, (id) => takesPart(view, id), 'suppliers');
};

/** [RFQ5] A deadline is put off to a day that is still to come. */
export const mayBeExtended: RequestRule<{ readonly answerBy: string }> = ({ env, row }, data) => {
  if (!data) return null;
  if (data.answerBy === row?.answerBy) return { code: 'nothingChanged' };
  return isToCome(data, env.today);
};

export const askedOf = (
  row: Pick<QuoteRequestRow, 'suppliers'> | undefined,
  supplier: string,
): AskedSupplier | undefined => row?.suppliers.find((one) => one.supplier === supplier);

/** [RFQ11] What comes on top is estimated of a supplier that has stated its prices. */
export const mayBeEstimated: RequestRule<LandedEstimate> = ({ row }, data) => {
  if (!data) return null;
  return askedOf(row, data.supplier)?.quotation ? null : onField('notQuotedYet', 'supplier');
};

/** [RFQ12] Lines go to suppliers that offer them at prices that still hold, each to one; who awards makes orders. */
const isOffered: RequestRule<Award> = ({ view, row, env, probe }, data) => {
  if (!data || !row) return null;
  if (data.lines.length === 0) return onField('nothingAwarded', 'lines');
  const repeats = repetition();
  return firstRefused(data.lines, ({ line, supplier, shown }) => {
    const unknown = lineIsThere(row.lines, { line });
    if (unknown) return unknown;
    if (repeats(line)) return onField('lineTwice', 'line');
    const { quotation, answers } = askedOf(row, supplier) ?? {};
    // A supplier that asks more now is not awarded what it asked before.
    if (shown !== undefined && shown !== answers) return onField('stale', 'supplier');
    const offered = quotation?.lines.find((one) => one.line === line);
    if (!quotation || !offered || (offered.price === null && !probe)) {
      const name = view.get('supplier', supplier)?.name ?? '';
      return onField('lineNotOffered', 'supplier', { name });
    }
    return quotation.validUntil !== null && quotation.validUntil < env.today
      ? onField('quotationExpired', 'supplier', { name: view.get('supplier', supplier)?.name ?? '' })
      : null;
  });
};

const mayOrder: RequestRule<Award> = ({ env }, data) => {
  if (env.internal) return null;
  const needed = [
    'purchaseOrder.create',
    'product.viewCost',
    ...(data?.keepPrices ? ['purchasePrice.create'] : []),
  ];
  const permission = needed.find((one) => !env.may(one));
  return permission === undefined ? null : { code: 'notPermitted', params: { permission } };
};

export const mayBeAwarded: RequestRule<Award> = all(mayOrder, isOffered);

/** Whether a line of an answer is of whole stock units where these are whole. */
export const packIsWhole = (view: Context['view'], product: string, pack: number): Refusal | null => {
  const refusal = partIsWhole(view, { product }, pack, 0);
  return refusal && { ...refusal, fields: { pack: refusal.code } };
};

/** What is noted of a supplier is noted of one that is asked. */
export const isAskedHere: RequestRule<{ readonly supplier: string }> = ({ row }, data) =>
  !data || askedOf(row, data.supplier) ? null : onField('notAskedForQuote', 'supplier');
