import { typed, type Reader } from '#model/engine/reader.ts';
import { feesOf } from '#model/areas/sales/invoice/reminders.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { feesKeptOf, refundedOf } from '#model/areas/sales/payment/payment.figures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, booksAreOpen, closeBooks, fits, happens, inside, recordOffers } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';
import { paymentRows, paymentStart } from '../spec/payment.rows.ts';
import type { PaymentObserved } from '../spec/invoice-observed.ts';

const today = '2026-05-04';
const reason = { reason: 'other' };
/** Each invoice is of 31.25. */
const OPEN = 31_25;
const AMOUNT = 50_00;
const SOME = 10_00;
/** What the reminder of the first one costs: as much as is left once that is paid. */
const FEE = AMOUNT - OPEN;
const yesterday = '2026-05-03T08:00:00.000Z';

/** A customer with two invoices of two pieces each. */
function invoicedWorld() {
  const world = sellingWorld([4 * piece]);
  const { base, customer, order, form } = world;
  const policies = base.row('company', COMPANY)?.policies;
  const reminders = { isNightly: false, steps: [{ after: 1, fee: FEE, text: { en: '', sv: '' } }] };
  base.must('company', COMPANY, 'changePolicies', { ...policies, invoicing: 'here', reminders });
  const before = base.given.length;
  const { now } = base;
  base.now = yesterday;
  const [pick = '', shipment = '', part = '', first = '', second = '', subject = ''] = spareIds(base, 6);
  base.must('salesOrder', order, 'create', form(4 * piece));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  base.must('pick', pick, 'scan', { line: '1', quantity: 4 * piece });
  base.must('pick', pick, 'finish', { shipment });
  base.must('shipment', shipment, 'packAndShip', { parcels: [{ id: part, weight: 1, tracking: '' }] });
  for (const invoice of [first, second]) {
    const head = { type: 'invoice', customer, orders: [order], corrects: null };
    base.must('invoice', invoice, 'create', head);
    const row = base.row('invoice', invoice);
    const lines = row?.lines.map(
      ({ amount: _amount, vatRate: _rate, treatment: _treatment, deliveredOn: _day, ...line }) => ({
        ...line,
        quantity: 2 * piece,
      }),
    );
    base.must('invoice', invoice, 'update', {
      issuedOn: null,
      theirReference: '',
      theirOrder: '',
      address: row?.address,
      terms: 0,
      notes: '',
      lines,
    });
    base.must('invoice', invoice, 'issue');
  }
  base.now = now;
  const given = base.given.map((one, at) => (at >= before ? { ...one, at: yesterday } : one));
  return { ...world, first, second, subject, world: { ...worldOf(base, subject), given } };
}

type Invoiced = ReturnType<typeof invoicedWorld>;

function offersIn({ customer, first, second, stranger }: Invoiced): EngineOffer[] {
  const pays = (invoice: string, amount: number, less: object | null = null): object => ({
    invoice,
    amount,
    less,
  });
  const form = (allocations: readonly object[], over: object = {}): object => ({
    customer,
    direction: 'in',
    on: today,
    amount: AMOUNT,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'hand',
    allocations,
    ...over,
  });
  const of = (quantity: number, cost = AMOUNT) => ({ ...fits, quantity, cost });
  return recordOffers({
    record: {
      fitting: form([]),
      ask: of(0),
      others: {
        'with a part allocated': [form([pays(first, OPEN)]), of(OPEN)],
        'all allocated': [form([pays(first, SOME)], { amount: SOME }), of(SOME, SOME)],
      },
      unfit: {
        'from an unknown customer': form([], { customer: stranger }),
        'on a day to come': form([], { on: '2026-05-05' }),
        'long before the company began': form([], { on: '1900-01-01' }),
        'for an unknown invoice': form([pays(stranger, SOME)]),
        'for more than is open': form([pays(first, OPEN + 1)]),
        'for more than it has': form([pays(first, OPEN), pays(second, OPEN)]),
        'twice for one': form([pays(first, SOME), pays(first, SOME)]),
        'in another currency': form([pays(first, SOME)], { currency: 'EUR' }),
        'without an amount for it': form([pays(first, 0)]),
        'with too many öre': form([pays(first, SOME, { kind: 'rounding', amount: 101 })]),
        'with a discount that there is not': form([pays(first, SOME, { kind: 'discount', amount: 1 })]),
        'to the customer, for what they owe': form([pays(first, SOME)], { direction: 'out' }),
      },
    },
    allocate: {
      fitting: { allocations: [pays(second, SOME)] },
      ask: of(SOME),
      others: { 'all that is left': [{ allocations: [pays(second, AMOUNT - OPEN)] }, of(AMOUNT - OPEN)] },
      malformed: { allocations: [] },
      unfit: {
        'more than is open': { allocations: [pays(second, OPEN + 1)] },
        'an unknown invoice': { allocations: [pays(stranger, SOME)] },
      },
    },
    free: { fitting: { invoice: second }, unfit: { 'an unknown invoice': { invoice: stranger } } },
    refund: {
      fitting: { on: today, amount: SOME },
      ask: of(SOME),
      others: { 'all that is left': [{ on: today, amount: AMOUNT - OPEN }, of(AMOUNT - OPEN)] },
      unfit: {
        'more than it has': { on: today, amount: AMOUNT + 1 },
        'before it came': { on: '2026-05-03', amount: SOME },
        'on a day to come': { on: '2026-05-05', amount: SOME },
      },
    },
    keepFee: {
      fitting: { invoice: first, amount: SOME },
      ask: of(SOME),
      others: { 'all that is left': [{ invoice: first, amount: FEE }, of(FEE)] },
      unfit: {
        'more than was asked for': { invoice: first, amount: FEE + 1 },
        'of an invoice without reminders': { invoice: second, amount: SOME },
      },
    },
    reverse: { fitting: reason, malformed: {} },
  });
}

const feesAsked = (view: Reader, id: string): number => {
  const invoice = view.get('invoice', id);
  return invoice ? feesOf(invoice) : 0;
};

/** The first invoice falls due and is reminded of. */
const reminding = (invoice: string): EngineOffer =>
  happens(
    'a reminder',
    ['fallDue', 'fallDue', 'remind'].map((type) => action('invoice', invoice, type)),
    inside,
  );

/** A payment by a customer with two open invoices. */
export const documentCase = defineCase<PaymentObserved>(() => {
  const world = invoicedWorld();
  const { first, second, subject } = world;
  const offers = offersIn(world);
  const figures = (seen: EngineWorld): Omit<PaymentObserved, 'state'> => {
    const view = typed(seen.view);
    const row = view.get('payment', subject);
    const paying = (invoice: string): number =>
      (row?.allocations ?? []).reduce((sum, part) => (part.invoice === invoice ? sum + part.amount : sum), 0);
    const open = (id: string): number => {
      const invoice = view.get('invoice', id);
      return invoice ? openOf(invoice) : 0;
    };
    return {
      amount: row?.amount ?? 0,
      first: paying(first),
      second: paying(second),
      refunded: row ? refundedOf(row) : 0,
      fees: feesAsked(view, first),
      kept: row ? feesKeptOf(row) : 0,
      openFirst: open(first),
      openSecond: open(second),
      numbered: Boolean(row?.number),
      periodOpen: booksAreOpen(seen),
    };
  };
  return {
    kind: 'payment',
    rows: paymentRows,
    starts: paymentStart,
    signed: ['allocate [1]', 'free [0]'].map((at) => ({
      mutant: `drop target: payment.partlyAllocated ${at}`,
      reason: 'the state has no entry or exit, so staying in it and entering it anew are the same',
    })),
    figures,
    bounds:
      'One payment of 50.00 or 10.00 over two invoices of 31.25, allocated in at most two steps. Credit notes, discounts, öre and many invoices are for its own tests.',
    tree: {
      keep: ({ word }) => !['books are closed'].includes(word),
      why: 'The path tree leaves out the closing of a period; the covers walk that from every state.',
    },
    worlds: { 'two invoices': world.world },
    offers: (_, seen) => {
      const at = seen.state['at'] ?? '';
      const mayClose = ['unallocated', 'partlyAllocated', 'allocated'].includes(at);
      return [
        ...offers,
        ...(at === 'none' && seen.fees === 0 ? [reminding(first)] : []),
        ...(mayClose && seen.periodOpen ? [closeBooks] : []),
      ];
    },
  };
});
