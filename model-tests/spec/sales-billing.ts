import type { Row } from '../kernel/conform.ts';
import type { Ask, SalesOrderObserved } from './document-observed.ts';
import type { rowKit } from './row-kit.ts';

type Comes = (before: SalesOrderObserved, after: SalesOrderObserved, ask: Ask) => boolean;

/** What the rows of orders have for those of their money. */
interface OfOrders extends Pick<ReturnType<typeof rowKit<SalesOrderObserved>>, 'row' | 'keeps'> {
  readonly inStepThen: (comes: Comes) => Comes;
}

const money = {
  decision:
    'Until invoices are made here, what was shipped is owed until a payment of it is recorded; one recorded by mistake is taken back.',
};
const isPaidFor = ({ state }: SalesOrderObserved): boolean =>
  ['toInvoice', 'toCredit'].includes(state['billing'] ?? '');

const invoicedOnce = {
  decision: 'What left and stays is invoiced once; what a note takes back may be invoiced again.',
};
const elsewhere = {
  decision: 'What left before the company invoiced here is said to be invoiced elsewhere.',
};

const inAdvance = {
  decision:
    'A part of an order is invoiced before delivery, and deducted as goods are invoiced; what is left of it is credited.',
};
/** Minor units that an advance is for. */
export const ADVANCE = 5_00;

/** Whether the piece that a note leaves with the customer is back already: a return brought it, which nothing credits yet. */
const cameBack = ({ invoiced, shipped, credits }: SalesOrderObserved): number =>
  Math.max(0, Math.min(1000, invoiced - shipped + credits * 1000));

/** What is paid of an order, and what invoices take of it and give back. */
export const billingRows = ({
  row,
  keeps,
  inStepThen,
}: OfOrders): readonly Row<SalesOrderObserved, Ask>[] => [
  row('SO-25', 'recordPayment', 'confirmed, onHold, closed', 'paid', money, {
    when: (o) => isPaidFor(o) && o.unpaid > 0 && !o.here,
    then: inStepThen((before, after) =>
      keeps(before, after, { paid: before.paid + before.unpaid, unpaid: 0 }),
    ),
  }),
  row('SO-26', 'takeBackPayment', 'confirmed, onHold, closed, cancelled', 'paymentTakenBack', money, {
    when: (o) => o.paid > 0,
    then: inStepThen((before, after) => keeps(before, after, { paid: 0 })),
  }),

  row('SO-90', 'invoice', 'confirmed, onHold, closed; billing: → *', 'invoiced', invoicedOnce, {
    when: (o) => o.here && o.toInvoice > 0,
    then: inStepThen((before, after) =>
      keeps(before, after, { invoiced: before.invoiced + before.toInvoice, toInvoice: 0 }),
    ),
  }),
  row('SO-90b', 'invoice a part', 'confirmed, onHold, closed; billing: → *', 'invoiced', invoicedOnce, {
    when: (o) => o.here && o.toInvoice > 1000,
    then: inStepThen((before, after) =>
      keeps(before, after, { invoiced: before.invoiced + 1000, toInvoice: before.toInvoice - 1000 }),
    ),
  }),
  row('SO-91b', 'credit what stays', 'confirmed, onHold, closed; billing: → *', 'uninvoiced', invoicedOnce, {
    when: (o) => o.here && o.invoiced > 0,
    then: inStepThen((before, after) =>
      keeps(before, after, { invoiced: before.invoiced - cameBack(before) }),
    ),
  }),
  row('SO-91', 'credit an invoice', 'confirmed, onHold, closed; billing: → *', 'uninvoiced', invoicedOnce, {
    when: (o) => o.here && o.invoiced > 0,
    then: inStepThen((before, after) => after.invoiced < before.invoiced),
  }),
  row('SO-93', 'invoice an advance', 'confirmed, onHold; billing: → *', 'advanced', inAdvance, {
    when: (o) => o.here && o.advanceable >= ADVANCE,
    then: inStepThen((before, after) => keeps(before, after) && after.advanced === before.advanced + ADVANCE),
  }),
  row(
    'SO-94',
    'credit an advance',
    'confirmed, onHold, closed, cancelled; billing: → *',
    'advanceCredited',
    inAdvance,
    {
      when: (o) => o.here && o.advanced > 0,
      then: inStepThen((before, after) => keeps(before, after) && after.advanced < before.advanced),
    },
  ),
  row(
    'SO-92',
    'invoiceElsewhere',
    'confirmed, onHold, closed; billing: toInvoice, partlyInvoiced → invoiced',
    'invoicedElsewhere',
    elsewhere,
    {
      when: (o) => o.toInvoice > 0,
      then: inStepThen((before, after) =>
        keeps(before, after, { invoiced: before.invoiced + before.toInvoice, toInvoice: 0 }),
      ),
    },
  ),
];
