import { typed } from '#model/engine/reader.ts';
import type { Reader } from '#model/engine/reader.ts';
import { orderedOf } from '#model/areas/sales/sales-order/sales-order.quote-parts.ts';
import { paidOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { amendmentFixture, orderLineFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { advanceable } from '#model/areas/sales/invoice/invoice.advances.ts';
import { isBound } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { SalesOrderObserved } from '../spec/document-observed.ts';
import { salesOrderRows, salesOrderStart } from '../spec/sales-order.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { booksAreOpen, closeBooks, offer } from '../model/offers.ts';
import {
  agreeingOffers,
  approvingOffers,
  inClosedPeriod,
  movingOffers,
  oncePaid,
  payingOffers,
  quotingOffers,
  returningOffers,
  writingOffers,
} from '../model/sales-order-offers.ts';
import { freeOf } from '#model/areas/sales/sales-order/sales-order.allocating.ts';
import {
  allocatingOffers,
  allocatingWorlds,
  commandsOf,
  worldDated,
} from '../model/sales-allocation-offers.ts';
import { advanceOffers } from '../model/sales-advance-offers.ts';
import { creditableOf, invoicingOffers } from '../model/sales-invoicing-offers.ts';
import type { NextIds, Selling } from '../model/sales-order-offers.ts';
import { piece, sellingWorld } from '../model/selling-world.ts';

/** The same id for the same pick or shipment in every run, however long a walk is. */
const next: NextIds = (kind, used) => {
  const bytes = new Uint8Array(10).fill(kind === 'pick' ? 1 : 2);
  new DataView(bytes.buffer).setUint32(6, used);
  return uuidv7(1_777_000_000_001, bytes);
};

/** Whether a world is one of those that a walk began in. */
const isOf = (world: EngineWorld, begun: EngineWorld): boolean => world.given === begun.given;

const TODAY = '2026-05-04';
const MONTH_AGO = '2026-04-02T08:00:00.000Z';

/** How a sales order and its documents are observed. */
function observer({ order, customer, line, product, warehouse }: Selling, other: string) {
  return (world: EngineWorld): Omit<SalesOrderObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('salesOrder', order);
    const rows = row?.lines ?? [];
    const sum = (figure: (one: (typeof rows)[number]) => number): number =>
      rows.reduce((total, one) => total + figure(one), 0);
    const held = [line, product].flatMap((id) => view.get('reservation', id) ?? []); // a replacement's id is the product's
    const shipments = view.by('shipment', 'order', order);
    return {
      lines: rows.length,
      ordered: sum((one) => one.quantity),
      cancelled: sum((one) => one.cancelled),
      givenUp: (row?.givenUp ?? []).reduce((total, one) => total + one.quantity, 0),
      reserved: held.reduce((total, { soft, hard }) => total + soft + hard, 0),
      soft: held.reduce((total, { soft }) => total + soft, 0),
      freed: held.reduce((total, { freed = 0 }) => total + freed, 0),
      locked: held.some(({ locked }) => locked === true),
      policy: row?.reserves?.when ?? '',
      fromLater: held.some(({ from }) => from !== undefined),
      free: freeOf(view, { product, warehouse }),
      others: view.get('reservation', other)?.soft ?? 0,
      othersOpen: view.get('reservation', other)?.open ?? 0,
      released: sum((one) => one.released),
      picked: sum((one) => one.picked),
      shipped: sum((one) => one.shipped),
      parcels: shipments
        .filter(({ state }) => state === 'shipped')
        .map((each) => each.lines.reduce((total, one) => total + one.quantity, 0)),
      revision: row?.revision ?? 0,
      returned: sum((one) => one.returned),
      toCredit: (row?.credits ?? []).filter(({ creditedAt }) => creditedAt === null).length,
      paid: row ? paidOf(row) : 0,
      unpaid: row ? unpaidOf(row) : 0,
      paidElsewhere: row?.paidElsewhere === true,
      here: invoicesHere(view),
      invoiced: sum((one) => one.invoiced),
      toInvoice: row ? sum((one) => toInvoiceOfLine(row, one)) : 0,
      isInvoiced: row?.invoices !== undefined,
      invoices: row?.invoices?.length ?? 0,
      creditable: creditableOf(view, row),
      keptPieces: sum((one) => one.creditedOnly ?? 0),
      credits: row?.credits?.length ?? 0,
      advances: row?.advances?.length ?? 0,
      advanced: (row?.advances ?? []).reduce((sum, { left }) => sum + left, 0),
      advanceable: row && isBound(row) ? advanceable(view, row) : 0,
      numbered: Boolean(row?.number),
      quoteRevision: row?.quote?.revision ?? 0,
      over: row?.quote !== undefined && (row.validUntil ?? '') < TODAY,
      inParts: orderedOf(row ?? {}, line),
      complete: rows.every((one) => one.price !== null && one.vatRate !== null),
      onHand: view.get('availability', `${product}:${warehouse}`)?.onHand ?? 0,
      goods: view.get('product', product)?.kind === 'stocked',
      customerActive: view.get('customer', customer)?.state === 'active',
      withinCredit: !world.lacks?.includes('salesOrder.override'),
      hasAddress: row?.deliveryAddress.street !== '',
      periodOpen: booksAreOpen(world),
    };
  };
}

/** Three pieces that move one by one: covers a move that is neither the first nor the last. */
function stepByStep(world: Selling, view: Reader, order: string): EngineOffer[] {
  const first = offer('create', '3', world.form(3 * piece), { fits: true, quantity: 3 * piece });
  const steps = ['release 1', 'cancelLines 1', 'pick', 'ship', 'unship', 'unpick', 'unrelease', 'confirm'];
  const others = [
    ...writingOffers(world),
    ...agreeingOffers(world, view, order),
    ...movingOffers(view, order, world.line, next),
  ];
  return [first, ...others.filter(({ label }) => steps.includes(label))];
}

/**
 * An order of which parcels have left, out of three pieces that are there.
 * @param parcels thousandths in each
 */
function sent(ordered: number, parcels: readonly number[]): Selling {
  const world = sellingWorld([3 * piece]);
  const { base, order, line, form } = world;
  base.must('salesOrder', order, 'create', form(ordered));
  base.must('salesOrder', order, 'confirm');
  for (const [used, quantity] of parcels.entries()) {
    const [pick, shipment] = [next('pick', used), next('shipment', used)];
    base.must('salesOrder', order, 'release', { pick, lines: [{ line, quantity }] });
    base.must('pick', pick, 'claim');
    base.must('pick', pick, 'scan', { line: '1', quantity });
    base.must('pick', pick, 'finish', { shipment });
    base.must('shipment', shipment, 'packAndShip', { parcels: [{ id: shipment, weight: 1, tracking: '' }] });
  }
  return world;
}

/** From now on its company invoices here. */
function nowHere(world: Selling): Selling {
  const policies = world.base.row('company', COMPANY)?.policies;
  world.base.must('company', COMPANY, 'changePolicies', { ...policies, invoicing: 'here' });
  return world;
}

const partlySent = (): Selling => sent(2 * piece, [piece]);
const invoicedHere = (): Selling => nowHere(partlySent());

/** What has left is invoiced; a service that was added since is all that is left. */
function serviceLeft(): Selling {
  const world = invoicedHere();
  const { base, order, line, customer } = world;
  const service = activeProduct(base, { sku: 'SERVICE', kind: 'service' });
  const row = base.row('salesOrder', order);
  if (!row) throw new Error('no such order');
  const before = amendmentFixture(row);
  const added = orderLineFixture({ id: base.id(), product: service, quantity: piece });
  base.must('salesOrder', order, 'amend', { ...before, lines: [...before.lines, added] });
  const invoice = next('pick', 60);
  base.must('invoice', invoice, 'create', { type: 'invoice', customer, orders: [order], corrects: null });
  base.must('invoice', invoice, 'issue');
  base.must('salesOrder', order, 'cancelLines', {
    reason: 'other',
    lines: [{ line, quantity: piece }],
  });
  return world;
}

/** Two pieces, or hours of a service, that are promised by a company that invoices here. */
function promisedHere(kind: 'stocked' | 'service'): Selling {
  const world = sellingWorld([kind === 'stocked' ? 2 * piece : 0], kind === 'stocked' ? {} : { kind });
  const { base, order, form } = world;
  base.must('salesOrder', order, 'create', form(2 * piece));
  base.must('salesOrder', order, 'confirm');
  return nowHere(world);
}

const invoicingIds = {
  invoice: (used: number) => next('pick', used + 20),
  returned: (used: number) => next('pick', used + 40),
};
const advanceIds = [80, 81, 82, 83, 84, 85, 86, 87].map((used) => next('pick', used));

/** What is invoiced of an order before it is delivered, and then. */
function advancing(world: Selling, view: Reader, order: string): EngineOffer[] {
  const steps = ['release 1', 'pick', 'ship', 'unship', 'cancel', 'closeShort', 'deliverServices'];
  const others = [...agreeingOffers(world, view, order), ...movingOffers(view, order, world.line, next)];
  return [
    ...advanceOffers(world, view, order, advanceIds),
    ...others.filter(({ label }) => steps.includes(label)),
    ...invoicingOffers(world, view, order, invoicingIds).filter(({ word }) => word === 'invoice'),
  ];
}

/** What invoices do to an order while it is shipped by pieces. */
function invoicing(world: Selling, view: Reader, order: string): EngineOffer[] {
  // Goods that a return is credited for are with the company: their shipment is not reversed.
  const isReturned = (view.get('salesOrder', order)?.credits ?? []).length > 0;
  const moving = movingOffers(view, order, world.line, next).filter(({ label }) =>
    ['release 1', 'pick', 'ship', ...(isReturned ? [] : ['unship'])].includes(label),
  );
  return [...moving, ...invoicingOffers(world, view, order, invoicingIds)];
}

/** Shipments are reversed one by one until what is left is invoiced. */
function undoing(world: Selling, view: Reader, order: string): EngineOffer[] {
  const steps = ['unship', 'unpick', 'hold', 'invoice a part'];
  return [
    ...agreeingOffers(world, view, order),
    ...movingOffers(view, order, world.line, next),
    ...invoicingOffers(world, view, order, invoicingIds),
  ].filter(({ label }) => steps.includes(label));
}

/** Another order was sent as a quote; in the second world this one too, and its last day is over. */
function quotedBefore(isOver: boolean) {
  const world = sellingWorld([4 * piece]); // worlds differ in what is observed of them
  const { base, order, form, product, customer } = world;
  const quote = base.id();
  const before = commandsOf(base);
  base.now = MONTH_AGO;
  const lines = [orderLineFixture({ id: base.id(), product, quantity: piece })];
  base.must('salesOrder', quote, 'create', form(0, { customer, lines }));
  if (isOver) {
    base.must('salesOrder', order, 'create', form(2 * piece));
    base.must('salesOrder', order, 'sendQuote', { by: 'phone', validUntil: '2026-05-03' });
  }
  base.now = `${TODAY}T08:00:00.000Z`;
  return { ...world, quote, world: worldDated(base, order, { before, at: MONTH_AGO }) };
}

/** What happens to a quote until it is an order. */
function quoting(world: ReturnType<typeof quotedBefore>, view: Reader, order: string): EngineOffer[] {
  if ((view.get('salesOrder', order)?.revision ?? 0) > 0) return [];
  const free = (parts: number): string => next('pick', parts + 10);
  return [
    offer('create', '2', world.form(2 * piece), { fits: true, quantity: 2 * piece }),
    offer('update', 'to no lines', world.form(0), { fits: true, quantity: 0 }),
    offer('update', 'to 2', world.form(2 * piece), { fits: true, quantity: 2 * piece }),
    ...quotingOffers(world, view, { quote: world.quote, free }),
    ...approvingOffers(),
  ];
}

/** What returns do to an order that is open, on hold or closed. */
function comingBack(world: Selling, view: Reader, order: string): EngineOffer[] {
  const isReplaced = (view.get('salesOrder', order)?.lines.length ?? 0) > 1;
  const around = ['hold', 'resume', ...(isReplaced ? [] : ['cancelLines 1'])];
  const agreeing = agreeingOffers(world, view, order).filter(({ label }) => around.includes(label));
  return [...agreeing, ...payingOffers(world, view, order), ...returningOffers(world, view, order)];
}

/** A sales order of one line, of one to three pieces or of a service. */
export const documentCase = defineCase<SalesOrderObserved>(() => {
  const goods = sellingWorld([2 * piece]);
  const services = sellingWorld([0], { kind: 'service' });
  const blocked = sellingWorld([2 * piece]);
  blocked.base.must('customer', blocked.customer, 'block', { reason: 'other' });
  const poor = sellingWorld([2 * piece]);
  poor.base.must('customer', poor.customer, 'update', customerFixture({ creditLimit: 1 }));
  const three = sellingWorld([3 * piece]);
  const partly = partlySent();
  const quotes = quotedBefore(false);
  const over = quotedBefore(true);
  const inSent = worldOf(partly.base, goods.order);
  const here = invoicedHere();
  const inHere = worldOf(here.base, goods.order);
  const sentHere = nowHere(sent(3 * piece, [3 * piece]));
  const inSentHere = worldOf(sentHere.base, goods.order);
  const parcels = nowHere(sent(3 * piece, [piece, piece, piece]));
  const inParcels = worldOf(parcels.base, goods.order);
  const service = serviceLeft();
  const inService = worldOf(service.base, goods.order);
  const promised = promisedHere('stocked');
  const inPromised = worldOf(promised.base, goods.order);
  const hours = promisedHere('service');
  const inHours = worldOf(hours.base, goods.order);
  const allocating = allocatingWorlds(`${TODAY}T08:00:00.000Z`, MONTH_AGO);
  const [hand, contested, later] = allocating;
  if (!hand || !contested || !later) throw new Error('no worlds of allocation');
  const { order, line } = goods; // the same ids in all seventeen
  const writing = writingOffers(goods);
  const inThree = worldOf(three.base, order);
  return {
    kind: 'salesOrder',
    rows: salesOrderRows,
    starts: salesOrderStart,
    signed: [
      {
        mutant: 'swap branches: salesOrder.commercial.none record',
        reason: 'their guards exclude each other: something of the sale was delivered, or nothing',
      },
      {
        mutant: 'drop guard: salesOrder.billing.partlyInvoiced invoiceElsewhere [0] somethingIsToInvoice',
        reason: 'while it is partly invoiced, something is to be invoiced',
      },
    ],
    figures: observer(goods, hand.other.line),
    bounds:
      'One line of 1 or 2 pieces, as many in stock; one amendment; one pick, one waiting shipment and one payment at a time; a quote is sent twice at most. Several lines, backorders and ship policies are for the random days of sales.',
    tree: {
      keep: ({ word }) =>
        ![
          'pick after a mistake',
          'reopen',
          'allocate',
          'free',
          'unlock',
          'unrelease',
          'unpick',
          'unship',
          'resume',
          'update',
          'amend',
          'cancelLines',
          'recordPayment',
          'takeBackPayment',
          'reject',
          'withdraw',
          'revise',
          'renew',
        ].includes(word),
      why: 'The path tree leaves out what leads back or changes figures only; the covers walk that from every state.',
    },
    worlds: {
      goods: worldOf(goods.base, order),
      services: worldOf(services.base, order),
      'customer blocked': worldOf(blocked.base, order),
      'three pieces': inThree,
      'partly sent': inSent,
      'invoiced here': inHere,
      'sent and invoiced here': inSentHere,
      'sent one by one and invoiced here': inParcels,
      'a service is left': inService,
      'promised and invoiced here': inPromised,
      'a service promised here': inHours,
      'by hand': hand.world,
      'another has the goods': contested.world,
      'reserved days before': later.world,
      quotes: quotes.world,
      'a quote whose day is over': over.world,
      'over the credit limit': worldOf(poor.base, order, { lacks: ['salesOrder.override'] }),
    },
    offers: (world, seen) => {
      const view = typed(world.view);
      if (isOf(world, inThree)) return stepByStep(three, view, order);
      if (isOf(world, inHere)) return invoicing(here, view, order);
      if (isOf(world, inSentHere)) return invoicing(sentHere, view, order);
      if (isOf(world, inParcels)) return undoing(parcels, view, order);
      if (isOf(world, inPromised)) return advancing(promised, view, order);
      if (isOf(world, inHours)) return advancing(hours, view, order);
      if (isOf(world, inService))
        return agreeingOffers(service, view, order).filter(({ word }) => word === 'deliverServices');
      if (isOf(world, inSent)) return comingBack(partly, view, order);
      const allocated = allocating.find((one) => isOf(world, one.world));
      if (allocated) return allocatingOffers(allocated);
      const quote = [quotes, over].find((one) => isOf(world, one.world));
      if (quote) return quoting(quote, view, order);
      const isEnded = ['closed', 'cancelled'].includes(seen.state['commercial'] ?? '');
      return oncePaid(
        inClosedPeriod(
          [
            ...writing,
            ...approvingOffers(),
            ...agreeingOffers(goods, view, order),
            ...movingOffers(view, order, line, next),
            ...payingOffers(goods, view, order),
            ...(isEnded && seen.revision > 0 ? [closeBooks] : []),
          ],
          seen,
        ),
        seen,
      );
    },
  };
});
