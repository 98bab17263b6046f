import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { archivedProduct } from '#model/archiving/archived-product.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { todayIsOpen as companyIsOpen } from '#model/stock/closed-period.ts';
import { total } from '#model/lines/line-parts.ts';
import { valueFits } from '#model/lines/line-figures.ts';
import { firstRefused, productIsKnown, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import type {
  CustomerReturnLine,
  CustomerReturnRow,
  OpenReturn,
  ReturnArrival,
  ReturnForm,
  ReturnLineForm,
} from './customer-return.facts.ts';
import { exchangeIsAgreed, exchangeWillFitCredit, moneyIsSound } from './customer-return.exchange.ts';
import { mostFee } from './customer-return.credit.ts';
import { awaited, lineOf } from './customer-return.lines.ts';
import { isUnsourced, leftOf, linesFrom, soldOn, sourceName, sourceOf } from './customer-return.source.ts';
import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import { isToCredit } from '../sales-order/sales-order.basis.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

export type ReturnRule<D = never> = Rule<CustomerReturnRow, D>;
type Context = DecisionContext<CustomerReturnRow>;

const OVERRIDE = 'customerReturn.override';
const mayOverride = ({ env }: Pick<Context, 'env'>): boolean => env.internal || env.may(OVERRIDE);

/** [RT1] A return is of a known customer and order, to an active warehouse. */
const headIsSound: ReturnRule<OpenReturn> = ({ view }, data) => {
  if (!data) return null;
  if (!view.get('customer', data.customer)) return onField('unknownCustomer', 'customer');
  if (data.order === null) return null;
  const order = view.get('salesOrder', data.order);
  return order?.customer === data.customer ? null : onField('unknownOrder', 'order');
};

const warehouseIsActive: ReturnRule<Pick<ReturnForm, 'warehouse'>> = ({ view }, data) => {
  if (!data) return null;
  const warehouse = view.get('warehouse', data.warehouse);
  if (!warehouse) return onField('unknownWarehouse', 'warehouse');
  return warehouse.state === 'active'
    ? null
    : onField('warehouseNotActive', 'warehouse', { code: warehouse.code });
};

/** [RT1] A return begins from something that was sent; without that, by who may, and with lines of their own. */
const somethingWasSent: ReturnRule<OpenReturn> = (context, data) => {
  if (!data || data.lines.length > 0) return null;
  if (data.order === null) return mayOverride(context) ? null : sourceMissing;
  return linesFrom(context.view, data).length > 0 ? null : { code: 'nothingToReturn' };
};

const sourceMissing: Refusal = { code: 'returnSourceMissing', params: { permission: OVERRIDE } };

/** [RT1] Each line is of goods that were sent, and occurs once. */
const linesAreSound: ReturnRule<Pick<ReturnForm, 'lines'> & { readonly order?: string | null }> = (
  context,
  data,
) => {
  if (!data) return null;
  const order = context.row?.order ?? data.order ?? null;
  const repeats = repetition();
  return firstRefused(data.lines, (line) => {
    const source = sourceName(line);
    if (source !== null && repeats(source)) return onField('lineTwice', 'id');
    if (repeats(line.id) && line.id !== source) return onField('lineTaken', 'id');
    return lineProblem(context, order, line);
  });
};

function lineProblem(context: Context, order: string | null, line: ReturnLineForm): Refusal | null {
  const { view, row } = context;
  const isKept = row?.lines.some(({ id, reason }) => id === line.id && reason === line.reason);
  const reason = line.reason === null ? undefined : reasonOf(view, 'return', line.reason);
  if (line.reason !== null && !isKept && reason?.state !== 'active')
    return onField('unknownReason', 'reason', { reason: line.reason });
  return (
    productIsKnown(view, line) ??
    (isUnsourced(line) ? unsourcedProblem(context, line) : sourceProblem(view, order, line)) ??
    partIsWhole(view, line, line.quantity, line.quantity === 0 ? 0 : (leftOfLine(context, order, line) ?? 0))
  );
}

/** [RT2] No more is announced than is with the customer, and no fee beyond what the goods cost. */
function sourceProblem(view: Reader, order: string | null, line: ReturnLineForm): Refusal | null {
  const sale = soldOn(view, order, line);
  const source = sourceOf(view, line);
  const isOne = line.shipment === null ? sale?.order.paidElsewhere === true : source !== undefined;
  const isSame =
    source === undefined ||
    (source.shipment.order === order &&
      source.line.orderLine === line.orderLine &&
      source.line.product === line.product &&
      source.line.lot === line.lot);
  if (!sale || !isOne || !isSame || sale.line.product !== line.product)
    return onField('notSent', 'shipment', { sku: skuOf(view, line) });
  if (line.unitCost !== null && line.shipment !== null) return onField('costIsKnown', 'unitCost');
  const most = mostFee(view, sale.order, line);
  return line.fee > most
    ? onField('feeTooHigh', 'fee', { fee: line.fee, most, currency: sale.order.currency })
    : null;
}

const leftOfLine = ({ view, id }: Context, order: string | null, line: ReturnLineForm): number | null =>
  leftOf(view, { order, self: id }, line);

/** [RT3] What nobody remembers to have sold comes back by who may, with its cost; a serial number has been sold. */
function unsourcedProblem(context: Context, line: ReturnLineForm): Refusal | null {
  const { view } = context;
  const sku = skuOf(view, line);
  if (!mayOverride(context)) return { ...sourceMissing, fields: { shipment: 'returnSourceMissing' } };
  if (!isStocked(view.get('product', line.product))) return onField('productNotStocked', 'product', { sku });
  if (line.fee > 0) return onField('feeTooHigh', 'fee', { fee: line.fee, most: 0, currency: '' });
  if (line.quantity > 0 && line.unitCost === null) return onField('returnCostMissing', 'unitCost', { sku });
  const beyond = valueFits(line.quantity, line.unitCost, 'unitCost');
  if (beyond || line.lot === undefined) return beyond;
  const isWithCustomer =
    (view.get('balance', placeKey(line.product, 'customer', line.lot))?.onHand ?? 0) >= line.quantity;
  return isWithCustomer ? null : onField('lotNotSold', 'lot', { sku });
}

/** [ARC2] Nothing is brought back that is archived. [RT2] No more is brought back than went out and has neither come back nor been announced. */
const noMoreThanWasSent: ReturnRule<Pick<ReturnForm, 'lines'> & { readonly order?: string | null }> = (
  context,
  data,
) => {
  const lines = data?.lines ?? context.row?.lines;
  if (!lines) return null;
  const order = context.row?.order ?? data?.order ?? null;
  return firstRefused(lines, (line) => {
    const archived = line.quantity === 0 ? null : archivedProduct(context.view, line.product);
    if (archived) return onField(archived.code, 'product', archived.params);
    const left = line.quantity === 0 ? null : leftOfLine(context, order, line);
    return left === null || line.quantity <= left
      ? null
      : onField('moreThanWasSent', 'quantity', {
          sku: skuOf(context.view, line),
          left: Math.max(0, left),
          wanted: line.quantity,
        });
  });
};

/** [RT1] Something comes back, and each line says why. */
const isComplete: ReturnRule<object> = ({ view, row }) => {
  if (!row) return null;
  if (row.lines.every(({ quantity }) => quantity === 0)) return onField('nothingToReturn', 'lines');
  return firstRefused(row.lines, (line) =>
    line.quantity > 0 && line.reason === null
      ? onField('returnReasonMissing', 'reason', { sku: skuOf(view, line) })
      : null,
  );
};

/** [RT4] Within the days that the company takes goods back, and only what it takes back, unless by who may. */
const isTakenBack: ReturnRule<object> = (context) => {
  const { view, row, env } = context;
  if (!row || mayOverride(context)) return null;
  const company = view.get('company', COMPANY);
  const days = company?.policies.returnDays ?? null;
  return firstRefused(row.lines, (line) => {
    if (line.quantity === 0) return null;
    const sku = skuOf(view, line);
    if (view.get('product', line.product)?.notReturnable)
      return onField('notReturnable', 'product', { sku, permission: OVERRIDE });
    const shippedAt = sourceOf(view, line)?.shipment.shippedAt;
    if (days === null || !company || !shippedAt) return null;
    const until = addDays(dayIn(shippedAt, company.timeZone), days);
    return env.today > until
      ? onField('returnWindowOver', 'shipment', { sku, until, permission: OVERRIDE })
      : null;
  });
};

/** [RT5] No more comes of a line than was announced, of goods that are still sold. */
const arrivalFits: ReturnRule<ReturnArrival> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data) return row.lines.some((line) => awaited(line) > 0) ? null : { code: 'allHasCome' };
  const repeats = repetition();
  return firstRefused(data.lines, ({ line: id, quantity }) => {
    const line = lineOf(row, id);
    if (!line) return onField('unknownLine', 'line');
    if (repeats(id)) return onField('lineTwice', 'line');
    const sku = skuOf(view, line);
    if (quantity > awaited(line))
      return onField('tooMuchForLine', 'quantity', { sku, most: awaited(line), wanted: quantity });
    if (!isUnsourced(line) && isNotSent(view, row, line)) return onField('notSent', 'line', { sku });
    return partIsWhole(view, line, quantity, awaited(line));
  });
};

/** [RT5] Nothing that was announced is still to come after it. */
export const bringsTheRest: ReturnRule<ReturnArrival> = ({ row }, data) => {
  if (!row || !data) return null;
  const left = total(row.lines, awaited) - total(data.lines, ({ quantity }) => quantity);
  return left === 0 ? null : { code: 'moreToCome', params: { left } };
};

/** A shipment may have been reversed since. */
const isNotSent = (view: Reader, { order }: CustomerReturnRow, line: CustomerReturnLine): boolean =>
  line.shipment === null ? soldOn(view, order, line) === undefined : sourceOf(view, line) === undefined;

/** [RT5] Goods come today, on a day that is open. */
export const todayIsOpen: ReturnRule<object> = companyIsOpen;

/** [RT8] [RT10] Goods leave quarantine only while they lie there, free to go. */
export const liesInQuarantine =
  (leaving: (line: CustomerReturnLine) => number): ReturnRule<object> =>
  ({ view, row }) => {
    if (!row) return null;
    const quarantine = view.get('warehouse', row.warehouse)?.quarantine ?? '';
    const asked = new Map<string, number>();
    return firstRefused(row.lines, (line) => {
      const key = placeKey(line.product, quarantine, line.lot);
      const wanted = (asked.get(key) ?? 0) + leaving(line);
      asked.set(key, wanted);
      const stock = view.get('balance', key);
      const free = stock ? Math.max(0, unheldOf(stock)) : 0;
      return wanted <= free
        ? null
        : { code: 'leftQuarantine', params: { sku: skuOf(view, line), free, wanted } };
    });
  };

/** [RT11] An approved return expires when nothing has come for thirty days. */
const DAYS_APPROVED = 30;
export const hasExpired: ReturnRule = ({ view, row, env }) => {
  const zone = view.get('company', COMPANY)?.timeZone ?? 'UTC';
  if (!row || row.approvedAt === null) return null;
  const until = addDays(dayIn(row.approvedAt, zone), DAYS_APPROVED);
  return env.today > until ? null : { code: 'notExpired', params: { until } };
};

/** [RT9] Whether the customer is owed something; for goods that were invoiced, a credit note says so. [BIL13] */
export const isOwed: ReturnRule = (context) => {
  const { row, env } = context;
  if (!row) return null;
  if ((row.credit ?? 0) === 0) return { code: 'nothingToCredit' };
  if (!env.internal && isCreditedByNote(context, row)) return { code: 'creditedByNote' };
  return companyIsOpen(context);
};

/** Whether something of it was invoiced here, and so is credited by a credit note. */
const isCreditedByNote = ({ view }: Context, row: CustomerReturnRow): boolean => {
  const order = row.order !== null && invoicesHere(view) ? view.get('salesOrder', row.order) : undefined;
  return order !== undefined && isToCredit(order);
};
export const isNotOwed: ReturnRule = ({ row, id }) =>
  row && (row.credit ?? 0) > 0
    ? { code: 'creditFirst', fix: { kind: 'customerReturn', document: id, type: 'credit' } }
    : null;

export const mayBeOpened: ReturnRule<OpenReturn> = all(
  headIsSound,
  warehouseIsActive,
  somethingWasSent,
  linesAreSound,
  noMoreThanWasSent,
);
export const mayBeEdited: ReturnRule<ReturnForm> = all<CustomerReturnRow, ReturnForm>(
  warehouseIsActive,
  linesAreSound,
  noMoreThanWasSent,
  moneyIsSound,
);
export const mayBeRequested: ReturnRule = all<CustomerReturnRow, never>(
  isComplete,
  exchangeIsAgreed as ReturnRule<object>,
  noMoreThanWasSent as ReturnRule<object>,
  isTakenBack,
  exchangeWillFitCredit,
);
export const mayReceive: ReturnRule<ReturnArrival> = all<CustomerReturnRow, ReturnArrival>(
  arrivalFits,
  todayIsOpen,
);
export const mayBeReversed: ReturnRule<object> = all<CustomerReturnRow, object>(
  liesInQuarantine((line) => line.received),
  todayIsOpen,
);
