import { permittedMembers } from '#model/areas/setup/member/member.limits.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import type { SalesLimit } from '#model/areas/setup/role/role.limits.ts';
import { limitIn } from '#model/areas/setup/role/role.rules.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { totals } from '#model/lines/line-totals.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { asAgreed } from './sales-order.agreed.ts';
import { creditRefusal, creditRefusalAt, naming, rightsOf } from './sales-order.credit.ts';
import type { SalesOrderLine, SalesOrderRow, SettledLine } from './sales-order.facts.ts';
import { enteredLines } from './sales-order.kits.ts';
import { marginsOf } from './sales-order.margin.ts';
import { priceOnSale } from './sales-order.sources.ts';
import { settleOrder } from './sales-order.terms.ts';

type Context = DecisionContext<SalesOrderRow>;
type Deciding = Pick<Context, 'view' | 'env'>;
/** Whose limits are asked for: of who proposes, or of a member. */
type Rights = Parameters<typeof limitIn>[1];

const ALL = 10_000;
const APPROVE = 'salesOrder.approve';

export type AgreedLines = readonly (SettledLine & Partial<Pick<SalesOrderLine, 'cancelled' | 'taxed'>>)[];

/** What is about to be agreed: an order with these lines. */
interface Sale {
  readonly row: SalesOrderRow;
  readonly lines: AgreedLines;
  /** Whether a line is new or changed; without it, all are. */
  readonly isNew?: (line: { readonly id: string }) => boolean;
}

/** The first limit that a sale goes beyond. */
type Judge = (view: Reader, sale: Sale, limit: number) => Refusal | null;

/** [SO73] Net, minor units of the company's currency. */
const valueBeyond: Judge = (_, { row, lines }, limit) => {
  const total = amountAt(totals({ ...row, lines }).net, row.rate);
  return total > limit ? { code: 'saleOverYourLimit', params: { limit, total } } : null;
};

/** [SO73] What was agreed with the customer is nobody's to be asked for again. */
const discountBeyond: Judge = (view, sale, limit) => {
  const customer = view.get('customer', sale.row.customer);
  const agreed = customer ? termsOf(view, 'customer', customer).discount : 0;
  for (const line of newLines(sale)) {
    const discount = reductionOf(view, sale.row, line, keptOf(sale, line));
    if (discount > limit && discount > agreed)
      return { code: 'discountOverYourLimit', params: { sku: skuOf(view, line), discount, limit } };
  }
  return null;
};

/** How much less a line costs than its list says, basis points: by discounts, and by what a price typed by hand leaves off. */
function reductionOf(view: Reader, row: SalesOrderRow, line: PricedLine, kept: number): number {
  const { price, pricedBy = 'hand' } = line;
  const off = ALL - Math.round(kept * ALL);
  const product = pricedBy === 'hand' && price !== null ? view.get('product', line.product) : undefined;
  if (!product || price === null) return off;
  const list = priceOnSale(view, row, row.orderedOn, product, line).price ?? 0;
  return list > 0 ? Math.max(off, ALL - Math.round((price * kept * ALL) / list)) : off;
}

/** What discounts leave of a line's price: its own, and that of the whole order. */
function keptOf({ lines }: Sale, { discount, charge }: PricedLine): number {
  const mark = charge ? undefined : lines.find(({ discountMark }) => discountMark)?.discountMark;
  return ((ALL - discount) / ALL) * (mark ? 1 - mark.amount / mark.of : 1);
}

/** [SO73] A cost that is not known is not asked for; the refusal leaves it out. */
const costBeyond: Judge = (view, sale, limit) => {
  const { rate, pricesIncludeVat } = sale.row;
  const margins = marginsOf({ rate, pricesIncludeVat, lines: sale.lines }, (id) => averageOf(view, id));
  for (const line of newLines(sale)) {
    const { net = 0, cost = null } = margins.get(line.id) ?? {};
    if (cost !== null && cost > 0 && Math.round(((cost - net) / cost) * ALL) > limit)
      return { code: 'belowCostOverYourLimit', params: { sku: skuOf(view, line), limit } };
  }
  return null;
};

const creditBeyond: Judge = (view, { row, lines }, allowance) =>
  creditRefusalAt(view, row, { lines }, allowance);

const judges: Readonly<Record<SalesLimit, Judge>> = {
  salesOrder: valueBeyond,
  salesDiscount: discountBeyond,
  salesBelowCost: costBeyond,
  salesCredit: creditBeyond,
};

/** Costs come last: a device that may not see them asks the server, which is spared where nothing limits them. */
const order: readonly SalesLimit[] = ['salesOrder', 'salesDiscount', 'salesCredit', 'salesBelowCost'];

/** [SO73] Why somebody may not agree a sale alone; null: within all that their role says. */
function beyond(view: Reader, rights: Rights, sale: Sale): Refusal | null {
  for (const kind of order) {
    const limit = limitIn(kind, rights);
    const refusal = limit === null ? null : judges[kind](view, sale, limit);
    if (refusal) return refusal;
  }
  return null;
}

const newLines = ({ lines, isNew }: Sale): PricedLine[] =>
  enteredLines(lines).filter((line) => line.price !== null && (!isNew || isNew(line)));

/** An order as it stands: what nobody chose of it is not agreed. */
const standing = (view: Reader, row: SalesOrderRow): Sale => ({
  row,
  lines: settleOrder(view, row, enteredLines(asAgreed(view, row).lines)).map((line) => ({
    ...line,
    cancelled: 0,
  })),
});

/** The refusal with the names of who could approve it. */
const named = (view: Reader, sale: Sale, user: string, refusal: Refusal): Refusal =>
  naming(
    refusal,
    ableTo(view, sale).filter((member) => member.user !== user),
  );

const ableTo = (view: Reader, sale: Sale): readonly MemberRow[] =>
  permittedMembers(
    view,
    { permission: APPROVE, warehouse: sale.row.warehouse },
    (grants) => beyond(view, grants, sale) === null,
  );

/** [SO74] The members who may approve an order: not who asked for it, and nobody whose limits it exceeds. */
export const approversOf = (view: Reader, row: SalesOrderRow): readonly MemberRow[] =>
  ableTo(view, standing(view, row)).filter(
    ({ user }) => user !== null && !isWorkOf(view, user, row.submittedBy, row),
  );

/** [SO73] Why a sale is not agreed by who proposes it. */
export function limitRefusal(
  { view, env }: Deciding,
  row: SalesOrderRow,
  lines: AgreedLines,
): Refusal | null {
  const sale = { row, lines };
  const refusal = beyond(view, rightsOf(env), sale);
  return refusal && named(view, sale, env.by, refusal);
}

/** [SO73] Whether an order may be confirmed alone; beyond that somebody is asked to approve it. */
export const isWithinLimits: Rule<SalesOrderRow> = (context) => {
  const { row, view, id } = context;
  const refusal = row ? limitRefusal(context, row, standing(view, row).lines) : null;
  return refusal && { ...refusal, fix: { kind: 'salesOrder', document: id, type: 'askApproval' } };
};

/** [SO74] An order is approved within the limits of one's role. */
export const mayApprove: Rule<SalesOrderRow> = (context) =>
  context.row ? limitRefusal(context, context.row, standing(context.view, context.row).lines) : null;

/** [SO9] [SO73] Why an amendment is not agreed by who proposes it: what is not larger, or not changed, is not asked for again. */
export function limitRefusalOfChange(
  context: Deciding,
  row: SalesOrderRow,
  lines: AgreedLines,
): Refusal | null {
  const { view, env } = context;
  const [before, after] = [totals(row), totals({ ...row, lines })];
  const credit = after.gross > before.gross ? creditRefusal(context, row, { lines }) : null;
  if (credit) return credit;
  const agreed = new Map(enteredLines(row.lines).map((line) => [line.id, line]));
  const entered = new Map(enteredLines(lines).map((line) => [line.id, line]));
  const isNew = ({ id }: { readonly id: string }): boolean => !isSamePrice(agreed.get(id), entered.get(id));
  const sale = { row, lines, isNew };
  const rights = rightsOf(env);
  const asked = order.filter(
    (kind) => kind !== 'salesCredit' && (kind !== 'salesOrder' || after.net > before.net),
  );
  for (const kind of asked) {
    const limit = limitIn(kind, rights);
    const refusal = limit === null ? null : judges[kind](view, sale, limit);
    if (refusal) return named(view, sale, env.by, refusal);
  }
  return null;
}

const isSamePrice = (before: PricedLine | undefined, after: PricedLine | undefined): boolean =>
  before !== undefined &&
  before.price === after?.price &&
  before.discount === after.discount &&
  before.orderedIn?.unit === after.orderedIn?.unit;
