import { typed } from '#model/engine/reader.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { InvoiceLineForm } from '#model/areas/sales/invoice/invoice.facts.ts';
import { creditedOf, openOf } from '#model/areas/sales/owed/owed.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { formLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import { isDraft, isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import { isWithoutMoney } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import { toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import {
  action,
  booksAreOpen,
  closeBooks,
  fits,
  inside,
  offer,
  recordOffers,
  story,
  unfit,
} from '../model/offers.ts';
import {
  freeOf,
  lastSetOff,
  payment,
  PART,
  setOffWith,
  settingOff,
} from '../model/invoice-set-off-offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';
import { invoiceRows, invoiceStart } from '../spec/invoice.rows.ts';
import type { InvoiceObserved } from '../spec/invoice-observed.ts';

const today = '2026-05-04';
const yesterday = '2026-05-03T08:00:00.000Z';
const longAgo = '2026-03-01T08:00:00.000Z';
const reason = { reason: 'other' };
/** Three pieces at 12.50 with 25 % VAT. */
const ALL = 46_88;

interface Wish {
  /** A credit note of the invoice is what is looked at. */
  readonly note?: true;
  /** Minor units that the order was paid before the company invoiced here. */
  readonly prepaid?: number;
  /** When its invoice was issued, and whether it has fallen due on that day. */
  readonly issuedAt?: string;
  readonly due?: true;
  readonly elsewhere?: true;
  /** The invoice that the note credits was paid, so that its money is to be paid back. */
  readonly refundable?: true;
  /** Two other credit notes of the customer are to be paid back, each of as much as the invoice comes to. */
  readonly otherNotes?: true;
  /** The note is not issued yet. */
  readonly drafted?: true;
}

/** Three pieces that a customer got. */
function deliveredWorld(wish: Wish = {}) {
  const { prepaid = 0, issuedAt, due, elsewhere, note, refundable, otherNotes, drafted } = wish;
  const world = sellingWorld([3 * piece]);
  const { base, customer, order, form } = world;
  const before = base.given.length;
  const { now } = base;
  base.now = issuedAt ?? now;
  const [pick = '', shipment = '', subject = '', part = '', ...spare] = spareIds(base, 16);
  base.must('salesOrder', order, 'create', form(3 * piece));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  base.must('pick', pick, 'scan', { line: '1', quantity: 3 * piece });
  base.must('pick', pick, 'finish', { shipment });
  base.must('shipment', shipment, 'packAndShip', { parcels: [{ id: part, weight: 1, tracking: '' }] });
  if (prepaid > 0)
    base.must('salesOrder', order, 'recordPayment', { payment: part, on: today, amount: prepaid });
  const policies = base.row('company', COMPANY)?.policies;
  if (!elsewhere) base.must('company', COMPANY, 'changePolicies', { ...policies, invoicing: 'here' });
  const head = { type: 'invoice', customer, orders: [order], corrects: null };
  if (issuedAt !== undefined) {
    const invoice = note ? part : subject;
    base.must('invoice', invoice, 'create', head);
    const draft = base.row('invoice', invoice);
    if (draft && due) base.must('invoice', invoice, 'update', formOf(draft, { terms: 0 }));
    base.must('invoice', invoice, 'issue');
    const pay = (of: string, amount: number, id: string) => {
      const { document, type, data } = payment(id, { customer, subject: of }, amount);
      base.must('payment', document, type, data);
    };
    if (refundable) pay(invoice, ALL, spare[10] ?? '');
    if (refundable) for (const id of spare.slice(7, 9)) writtenByHand(base, customer, id);
    for (const at of otherNotes ? [0, 1] : []) {
      const [paid = '', back = '', money = ''] = [spare[5 + at], spare[7 + at], spare[9 + at]];
      writtenByHand(base, customer, paid);
      pay(paid, ALL, money);
      base.must('invoice', back, 'create', { ...head, type: 'creditNote', orders: [], corrects: paid });
      base.must('invoice', back, 'issue');
    }
    if (note) {
      base.must('invoice', subject, 'create', { ...head, type: 'creditNote', orders: [], corrects: invoice });
      if (!drafted) base.must('invoice', subject, 'issue');
    }
  }
  base.now = now;
  const given = base.given.map((one, at) =>
    issuedAt !== undefined && at >= before ? { ...one, at: issuedAt } : one,
  );
  return { ...world, subject, spare, head, world: { ...worldOf(base, subject), given } };
}

/** An issued invoice of as much, for work. */
function writtenByHand(base: ReturnType<typeof sellingWorld>['base'], customer: string, id: string): void {
  base.must('invoice', id, 'create', { type: 'invoice', customer, orders: [], corrects: null });
  const line = { id, product: null, text: 'Work', quantity: 3 * piece, price: 12_5000 };
  const lines = [{ ...line, discount: 0, vatClass: 'standard' }];
  base.must('invoice', id, 'update', { ...formOf(base.row('invoice', id)), lines });
  base.must('invoice', id, 'issue');
}

type Delivered = ReturnType<typeof deliveredWorld>;
type Draft = NonNullable<ReturnType<Reader['get']>> & {
  readonly issuedOn: string | null;
  readonly theirReference: string;
  readonly theirOrder: string;
  readonly address: object;
  readonly terms: unknown;
  readonly notes: string;
  readonly lines: readonly Parameters<typeof formLine>[0][];
};

const formOf = (row: unknown, over: object = {}): object => {
  const { issuedOn, theirReference, theirOrder, address, terms, notes, lines } = row as Draft; // an invoice
  return { issuedOn, theirReference, theirOrder, address, terms, notes, lines: lines.map(formLine), ...over };
};

function writing({ head, order, line, product, stranger }: Delivered): EngineOffer[] {
  const ordered = (quantity: number, over: Partial<InvoiceLineForm> = {}): InvoiceLineForm => ({
    id: `${line}:1`,
    order,
    orderLine: line,
    product,
    text: '',
    quantity,
    price: 12_5000,
    discount: 0,
    vatClass: 'standard',
    ...over,
  });
  const form = (...lines: readonly InvoiceLineForm[]): object => ({
    issuedOn: null,
    theirReference: '',
    theirOrder: '',
    address: { street: 'Hamngatan 3', postcode: '211 22', city: 'Malmö', country: 'SE' },
    terms: 30,
    notes: '',
    lines,
  });
  const whole = { ...fits, quantity: 3 };
  const { order: _order, orderLine: _line, ...byHand } = ordered(piece);
  return recordOffers({
    create: {
      fitting: head,
      ask: whole,
      others: {
        'of nothing': [
          { ...head, orders: [] },
          { ...fits, quantity: 0 },
        ],
      },
      unfit: {
        'for an unknown customer': { ...head, customer: stranger },
        'of an unknown order': { ...head, orders: [stranger] },
        'that corrects something': { ...head, corrects: stranger },
        'that takes nothing back': { ...head, type: 'creditNote', orders: [] },
      },
    },
    update: {
      fitting: form(ordered(piece)),
      ask: { ...fits, quantity: 1 },
      others: {
        'to 3': [form(ordered(3 * piece)), whole],
        'to more than has left': [form(ordered(4 * piece)), whole],
        'to nothing': [form(), { ...fits, quantity: 0 }],
      },
      unfit: {
        'to another product': form(ordered(piece, { product: stranger })),
        'to an unknown line': form(ordered(piece, { orderLine: stranger })),
        'to a line twice': form(ordered(piece), ordered(piece)),
        'by hand without a price': form({ ...byHand, id: stranger, price: null }),
        'to a day to come': { ...form(ordered(piece)), issuedOn: '2026-05-05' },
        'long before the company began': { ...form(ordered(piece)), issuedOn: '1900-01-01' },
        'to what takes something back': form(ordered(piece, { of: '1' })),
      },
    },
    discard: {},
    issue: {},
  });
}

function settling(world: Delivered, view: Reader): EngineOffer[] {
  const { subject, spare, customer } = world;
  const row = view.get('invoice', subject);
  if (!row || !isIssued(row) || row.type === 'creditNote') return [];
  const id = freeOf(view, 'payment', spare);
  const open = openOf(row);
  const [paid] = row.paid;
  return [
    ...(row.paid.length < 2
      ? [story('pay a part', [payment(id, world, PART)], { ...fits, quantity: PART })]
      : []),
    story('pay the rest', [payment(id, world, Math.max(1, open))]),
    ...(paid
      ? [story('free a payment', [action('payment', paid.payment, 'free', { invoice: subject })])]
      : []),
    ...crediting(world, view, customer),
    offer('writeOff', '', reason, fits),
    offer('writeOff', 'without a reason', {}, unfit),
    offer('writeOff', 'not permitted', reason, unfit, { permitted: false }),
    offer('pay', 'by oneself', { payment: id, on: today, amount: PART, less: null }, unfit),
    offer(
      'pay',
      'more than is open',
      { payment: id, on: today, amount: open + 1, less: null },
      unfit,
      inside,
    ),
  ];
}

/** A credit note of one piece, or of all that is left, by a document of its own. */
function crediting({ subject, spare }: Delivered, view: Reader, customer: string): EngineOffer[] {
  const row = view.get('invoice', subject);
  const [line] = row?.lines ?? [];
  if (!row || !line) return [];
  const note = freeOf(view, 'invoice', spare.toReversed());
  const open = action('invoice', note, 'create', {
    type: 'creditNote',
    customer,
    orders: [],
    corrects: subject,
  });
  const { product, text, price, discount, vatClass } = line;
  const back = { id: 'back', of: line.id, again: true, product, text, price, discount, vatClass };
  const one = formOf(row, { issuedOn: null, lines: [{ ...back, quantity: piece }] });
  const issue = action('invoice', note, 'issue');
  return [
    story('credit a part', [open, action('invoice', note, 'update', one), issue]),
    story('credit the rest', [open, issue]),
  ];
}

const dunning: readonly EngineOffer[] = [
  offer('fallDue', '', {}, { ...fits, within: true }, inside),
  offer('fallDue', 'by oneself', {}, unfit),
  ...recordOffers({
    remind: {},
    dispute: { fitting: reason, malformed: {} },
    settleDispute: {},
  }),
];

const sending: readonly EngineOffer[] = recordOffers({
  send: { fitting: { by: 'mail' } },
  accept: {},
  reject: { fitting: reason, malformed: {} },
});

/** What a later invoice deducts of an advance. */
const deducting = (by: string): EngineOffer[] => {
  const data = { by, lines: [{ line: 'advance:S:2500', amount: 10_00 }] };
  return [
    offer('deduct', '', data, { ...fits, within: true }, inside),
    offer('deduct', 'by oneself', data, unfit),
  ];
};

function correcting({ spare }: Delivered, view: Reader): EngineOffer[] {
  const invoice = freeOf(view, 'invoice', spare);
  return recordOffers({ correct: { fitting: { invoice, as: 'creditNote' } } });
}

/** An invoice of one line of three pieces, or a credit note. */
export const documentCase = defineCase<InvoiceObserved>(() => {
  const fresh = deliveredWorld();
  const worlds = {
    'to invoice': fresh,
    'paid before': deliveredWorld({ prepaid: ALL }),
    'partly paid before': deliveredWorld({ prepaid: PART }),
    'invoiced elsewhere': deliveredWorld({ elsewhere: true }),
    settling: deliveredWorld({ issuedAt: '2026-05-04T07:00:00.000Z' }),
    'due today': deliveredWorld({ issuedAt: '2026-05-04T07:00:00.000Z', due: true }),
    overdue: deliveredWorld({ issuedAt: yesterday, due: true }),
    sending: deliveredWorld({ issuedAt: longAgo }),
    'a credit note': deliveredWorld({ issuedAt: '2026-05-04T07:00:00.000Z', note: true }),
    'a credit note to pay back': deliveredWorld({
      issuedAt: '2026-05-04T07:00:00.000Z',
      note: true,
      refundable: true,
    }),
    'a drafted credit note': deliveredWorld({
      issuedAt: '2026-05-04T07:00:00.000Z',
      note: true,
      drafted: true,
    }),
    'other credit notes': deliveredWorld({ issuedAt: '2026-05-04T07:00:00.000Z', otherNotes: true }),
  };
  const { subject, order } = fresh; // the same ids in all
  const worldNamed = (world: EngineWorld): string =>
    Object.entries(worlds).find(([, made]) => made.world.given === world.given)?.[0] ?? '';
  const figures = (world: EngineWorld): Omit<InvoiceObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('invoice', subject);
    const sold = view.get('salesOrder', order);
    const dueOn = row?.issue?.dueOn ?? '9999-12-31';
    const isPrepaying = row === undefined || isDraft(row);
    return {
      charged: (row?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0) / piece,
      toInvoice:
        (sold?.lines ?? []).reduce((sum, line) => sum + toInvoiceOfLine(sold ?? { lines: [] }, line), 0) /
        piece,
      invoiced: (sold?.lines[0]?.invoiced ?? 0) / piece,
      left: row ? row.lines.reduce((sum, line) => sum + leftOf(row, line).quantity, 0) / piece : 0,
      open: row ? openOf(row) : 0,
      credited: row ? creditedOf(row) : 0,
      prepaid: isPrepaying
        ? (sold?.payments ?? []).reduce((sum, { amount }) => sum + amount, 0)
        : row.prepaid.reduce((sum, { amount }) => sum + amount, 0),
      payments: row?.paid.length ?? 0,
      money: row !== undefined && !isWithoutMoney(row),
      off: row ? (lastSetOff(row)?.amount ?? 0) : 0,
      reminded: row?.reminders?.level ?? 0,
      corrections: row?.corrections.length ?? 0,
      numbered: Boolean(row?.number),
      due: dueOn === today ? 'today' : dueOn < today ? 'over' : 'later',
      here: invoicesHere(view),
      isNote: row?.type === 'creditNote',
      scene: worldNamed(world),
      periodOpen: booksAreOpen(world),
    };
  };
  return {
    kind: 'invoice',
    rows: invoiceRows,
    starts: invoiceStart,
    signed: [
      {
        mutant: 'drop guard: invoice.document.issued correct [0] mayBeCorrected',
        reason: 'the draft that it leads to is refused the same: it names an invoice that is no credit note',
      },
    ],
    figures,
    bounds:
      'One line of three pieces, credited one by one or as a whole; two payments, one correction and three reminders at most. Several orders, rates and returns are for its own tests and random days.',
    tree: {
      keep: ({ word }) =>
        ![
          'update',
          'free a payment',
          'freeSetOff',
          'free a note',
          'books are closed',
          'settleDispute',
          'correct',
          'reject',
          'dispute',
        ].includes(word),
      why: 'The path tree leaves out what leads back or changes figures only; the covers walk that from every state.',
    },
    worlds: Object.fromEntries(Object.entries(worlds).map(([name, { world }]) => [name, world])),
    offers: (world, seen) => {
      const view = typed(world.view);
      const made = worlds[seen.scene as keyof typeof worlds]; // the name of one of them
      const only = (offers: readonly EngineOffer[], ...words: readonly string[]): EngineOffer[] =>
        offers.filter(({ word }) => words.includes(word));
      const stage = seen.state['document'] ?? '';
      const ending = only(settling(made, view), 'pay the rest', 'credit the rest', 'writeOff').filter(
        () => seen.open === ALL,
      );
      switch (seen.scene) {
        case 'settling':
          return [
            ...settling(made, view),
            ...(seen.corrections === 0 && seen.open === ALL ? correcting(made, view) : []),
            ...(seen.payments < 2 && seen.credited === 0 && seen.open > 0 && seen.periodOpen
              ? [closeBooks]
              : []),
          ];
        case 'due today':
          return [...only(dunning, 'fallDue', 'dispute'), ...ending];
        case 'overdue':
          return [
            ...only(dunning, 'fallDue', 'dispute', 'settleDispute', ...(seen.reminded < 2 ? ['remind'] : [])),
            ...ending,
          ];
        case 'sending':
          return [...sending, ...deducting(subject)];
        case 'a credit note':
          return correcting(made, view);
        case 'a credit note to pay back':
          return [...settingOff(made, view), ...(seen.periodOpen ? [closeBooks] : [])];
        case 'a drafted credit note':
          return stage === 'draft' ? only(writing(made), 'issue') : [];
        case 'other credit notes':
          return setOffWith(made, view);
        case 'to invoice':
          if (stage === 'issued') return [];
          return [
            ...writing(made),
            ...sending.filter(({ label }) => label === 'send'),
            ...dunning.filter(({ label }) => ['fallDue', 'remind', 'dispute'].includes(label)),
            offer('applyCredit', 'before it is issued', { by: subject, amount: 0, lines: [] }, unfit, inside),
            ...(stage === 'draft' && seen.periodOpen ? [closeBooks] : []),
          ];
        default:
          return writing(made).filter(({ label }) => ['create', 'issue'].includes(label));
      }
    },
  };
});
