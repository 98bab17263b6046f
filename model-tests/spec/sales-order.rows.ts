import type { Ask, SalesOrderObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';
import { allocationRows } from './sales-allocation.ts';
import { billingRows } from './sales-billing.ts';
import { quoteRows } from './sales-quotes.ts';

const { row, around, keeps } = rowKit<SalesOrderObserved>({
  figures: [
    'ordered',
    'cancelled',
    'released',
    'picked',
    'shipped',
    'returned',
    'toCredit',
    'revision',
    'quoteRevision',
    'inParts',
    'paid',
  ],
  region: 'commercial',
  layers,
});

type Comes = (before: SalesOrderObserved, after: SalesOrderObserved, ask: Ask) => boolean;

const drafting = quoted('commercial: draft');
const dropped = {
  decision: 'A draft that was never confirmed may be dropped without a reason; it is not reopened.',
};
const recorded = {
  decision: 'A completed sale of another system is recorded as a closed order in one fact.',
};
const recordedCancelled = {
  decision: 'A sale of another system that was wholly cancelled is recorded as a cancelled order.',
};
const confirmed = quoted(
  'draft, quoted → confirmed → confirmed [has lines, prices and VAT class on each, customer not blocked, credit within limit or approved, address]',
);
const asked = quoted('over limit: → submitted → awaitingApproval');
const decided = quoted('approved → confirmed / rejected → draft [approver ≠ author]');
const takenBack = { decision: 'Who asked for approval may take it back until somebody has decided on it.' };
const amended = quoted('confirmed, onHold → amended (revision)');
const done = quoted('closes by itself when fulfilment and billing are done');
const cancelled = quoted('→ cancelled [nothing picked or shipped] {release all}');
const short = quoted('→ closedShort [something shipped] {release rest} → closed');
const reopened = quoted('closed, cancelled → reopened → confirmed [period open]');
const settled = { decision: 'A period may be closed after what was settled in it.' };
const counted = quoted('fulfilment: notStarted → picking → partlyShipped → shipped, by counters.');
const billed = quoted('billing: nothing → toInvoice → partlyInvoiced → invoiced, by counters.');
const delivered = {
  decision:
    'Until invoices are made here, an order is done when all of it is delivered: it closes by itself.',
};
const said = {
  decision: 'What is not picked from stock is delivered by saying so, when no goods are left to go with.',
};
const putBack = { decision: 'What a pick or a shipment no longer takes is open on the order again.' };

const found = { decision: 'What a pick reported missing by mistake it takes up again, and fetches.' };

const open = (o: SalesOrderObserved): number => o.ordered - o.cancelled - o.shipped;
const unreleased = (seen: SalesOrderObserved): number => seen.ordered - seen.cancelled - seen.released;
const some = ({ quantity = 0 }: Ask): number => quantity;
const isLive = ({ state }: SalesOrderObserved): boolean =>
  ['confirmed', 'onHold'].includes(state['commercial'] ?? '');

/** The state of the fulfilment region, computed from the counters. */
function fulfilmentOf(seen: SalesOrderObserved): string {
  if (seen.shipped > 0) return open(seen) <= 0 ? 'shipped' : 'partlyShipped';
  return seen.released > 0 ? 'picking' : 'notStarted';
}

function billingOf(order: SalesOrderObserved): string {
  const { shipped, toCredit, isInvoiced, invoiced, toInvoice, advanced } = order;
  if (shipped === 0) return advanced > 0 ? 'advanced' : 'nothing';
  if (toCredit > 0) return 'toCredit';
  if (!isInvoiced) return 'toInvoice';
  if (toInvoice === 0) return 'invoiced';
  return invoiced > 0 ? 'partlyInvoiced' : 'toInvoice';
}

/** The regions agree with the counters, and open demand is fully reserved where nobody keeps it: stock suffices. */
const inStep = (after: SalesOrderObserved): boolean =>
  after.state['fulfilment'] === fulfilmentOf(after) &&
  after.state['billing'] === billingOf(after) &&
  (after.policy !== '' || after.freed > 0 || after.othersOpen > 0
    ? after.reserved <= open(after)
    : after.reserved === (after.goods && isLive(after) ? open(after) : 0));

/** The given result, with all regions in step. */
const inStepThen =
  (comes: Comes): Comes =>
  (before, after, ask) =>
    comes(before, after, ask) && inStep(after);
const steady = inStepThen((before, after) => keeps(before, after));
const written = inStepThen(
  (_, after, ask) => after.ordered === some(ask) && after.numbered === after.quoteRevision > 0,
);

const drafts = [
  row('SO-20', 'create', 'none → draft', 'created', drafting, { then: written }),
  row('SO-21', 'update', 'draft', 'updated', drafting, { then: written }),
  row('SO-22', 'discard', 'draft → cancelled', 'discarded', dropped),
  row('SO-23', 'record', 'none → closed; fulfilment: → shipped; billing: → toInvoice', 'recorded', recorded, {
    when: (_, ask) => some(ask) > 0,
    then: inStepThen((_, after, ask) => after.shipped === some(ask) && after.numbered),
  }),
  row('SO-24', 'record', 'none → cancelled', 'recorded', recordedCancelled, {
    when: (_, ask) => some(ask) === 0,
    then: inStepThen((_, after) => after.shipped === 0 && after.numbered),
  }),
];

const isRevised = inStepThen(
  (before, after, ask) => after.revision === before.revision + 1 && after.ordered === ask.quantity,
);
const givesUpSome = inStepThen((before, after, ask) => after.cancelled === before.cancelled + some(ask));

const commercial = [
  row('SO-01', 'confirm', 'draft → confirmed', 'confirmed', confirmed, {
    when: (o) => o.lines > 0 && o.complete && o.customerActive && o.withinCredit && o.hasAddress,
    then: inStepThen(
      (before, after) => before.ordered === after.ordered && after.numbered && after.revision === 1,
    ),
  }),
  row('SO-02', 'hold', 'confirmed → onHold', 'held', quoted('confirmed → held → onHold'), { then: steady }),
  row('SO-03', 'resume', 'onHold → confirmed', 'resumed', quoted('onHold → released → confirmed'), {
    then: steady,
  }),
  row('SO-04', 'amend', 'confirmed, onHold; fulfilment: → *', 'amended', amended, {
    when: (o, ask) =>
      some(ask) >= o.cancelled + o.released &&
      some(ask) > o.cancelled + o.shipped &&
      (some(ask) <= o.ordered || (o.customerActive && o.withinCredit)),
    then: isRevised,
  }),
  row('SO-04b', 'amend', 'confirmed, onHold → closed; fulfilment: → shipped', ['amended', 'closed'], done, {
    when: (o, ask) => o.shipped > 0 && o.released === o.shipped && some(ask) === o.cancelled + o.shipped,
    then: isRevised,
  }),
  row('SO-05', 'cancelLines', 'confirmed, onHold', 'linesCancelled', quoted('→ linesCancelled {release}'), {
    when: (o, ask) => some(ask) <= unreleased(o) && some(ask) < open(o),
    then: givesUpSome,
  }),
  row(
    'SO-05b',
    'cancelLines',
    'confirmed, onHold → closed; fulfilment: → shipped',
    ['linesCancelled', 'closed'],
    done,
    {
      when: (o, ask) => o.shipped > 0 && some(ask) <= unreleased(o) && some(ask) === open(o),
      then: givesUpSome,
    },
  ),
];

const isWhole = (o: SalesOrderObserved): boolean =>
  o.lines > 0 && o.complete && o.customerActive && o.hasAddress;
const staysUnconfirmed = inStepThen(
  (before, after) =>
    keeps(before, after) && after.numbered === after.quoteRevision > 0 && after.revision === 0,
);
const becomesOrder = inStepThen(
  (before, after) => before.ordered === after.ordered && after.numbered && after.revision === 1,
);

/** Always asked for by `you`. */
const approvals = [
  row('SO-40', 'askApproval', 'draft → awaitingApproval', 'approvalAsked', asked, {
    when: isWhole,
    then: staysUnconfirmed,
  }),
  row('SO-41', 'approve', 'awaitingApproval → confirmed', ['approved', 'confirmed'], decided, {
    when: (o, { byAnother = false }) => byAnother && isWhole(o) && o.withinCredit,
    then: becomesOrder,
  }),
  row('SO-42', 'reject', 'awaitingApproval → draft', 'rejected', decided, { then: staysUnconfirmed }),
  row('SO-43', 'withdraw', 'awaitingApproval → draft', 'withdrawn', takenBack, {
    when: (_, { byAnother = false }) => !byAnother,
    then: staysUnconfirmed,
  }),
];

const givesUpTheRest = inStepThen((before, after) => after.givenUp === open(before));

const endings = [
  row('SO-06', 'cancel', 'confirmed, onHold → cancelled; fulfilment: notStarted', 'cancelled', cancelled, {
    then: givesUpTheRest,
  }),
  row(
    'SO-06b',
    'cancel',
    'confirmed, onHold → cancelled; fulfilment: picking → notStarted',
    ['cancelled', 'unreleased'],
    cancelled,
    {
      when: (o) => o.picked === 0 && o.shipped === 0,
      then: (before, after, ask) => givesUpTheRest(before, after, ask) && after.released === 0,
    },
  ),
  row('SO-07', 'closeShort', 'confirmed, onHold → closed; fulfilment: → shipped', 'closedShort', short, {
    when: (o) => o.shipped > 0 && o.released === o.shipped,
    then: givesUpTheRest,
  }),
  row(
    'SO-07b',
    'closeShort',
    'confirmed, onHold → closed; fulfilment: → shipped',
    ['closedShort', 'unreleased'],
    short,
    {
      when: (o) => o.shipped > 0 && o.released > o.picked && o.picked === o.shipped,
      then: (before, after, ask) => givesUpTheRest(before, after, ask) && after.released === after.shipped,
    },
  ),
  row('SO-08', 'reopen', 'closed, cancelled → confirmed; fulfilment: → *', 'reopened', reopened, {
    when: (o) => o.periodOpen && o.revision > 0 && o.customerActive && (o.givenUp === 0 || o.withinCredit),
    then: inStepThen(
      (before, after) =>
        after.cancelled === before.cancelled - before.givenUp &&
        after.givenUp === 0 &&
        after.shipped === before.shipped,
    ),
  }),
  around('SO-09', 'books are closed', 'closed, cancelled', settled, { makes: { periodOpen: false } }),
];

/** Part of it goes to a pick list: the requested quantity, or everything not on one. */
const release = {
  when: (o: SalesOrderObserved, ask: Ask) => o.goods && unreleased(o) > 0 && some(ask) <= unreleased(o),
  then: inStepThen(
    (before, after, { quantity = unreleased(before) }) => after.released === before.released + quantity,
  ),
};
const ships = inStepThen((before, after, ask) => after.shipped === before.shipped + some(ask));
const unships = inStepThen((before, after, ask) => after.shipped === before.shipped - some(ask));
const unreleases = inStepThen((before, after, ask) => after.released === before.released - some(ask));
const isDelivered = 'confirmed → closed; fulfilment: → shipped; billing: → *';
/** Goods that were invoiced come back by a return. */
const isUninvoiced = (o: SalesOrderObserved, ask: Ask): boolean => o.shipped - some(ask) >= o.invoiced;

const counters = [
  row(
    'SO-10',
    'release',
    'confirmed; fulfilment: notStarted, picking → picking',
    'released',
    counted,
    release,
  ),
  row('SO-10b', 'release', 'confirmed; fulfilment: partlyShipped', 'released', counted, release),
  row('SO-11', 'pick', 'confirmed, onHold', 'picked', counted, {
    then: inStepThen((before, after, ask) => after.picked === before.picked + some(ask)),
  }),
  row('SO-11b', 'pick after a mistake', 'confirmed, onHold', ['unreleased', 'rereleased', 'picked'], found, {
    then: inStepThen((before, after, ask) => after.picked === before.picked + some(ask)),
  }),
  row('SO-12', 'ship', 'confirmed; fulfilment: → partlyShipped; billing: → *', 'shipped', billed, {
    when: (o, ask) => some(ask) < open(o),
    then: ships,
  }),
  row('SO-13', 'ship', isDelivered, ['shipped', 'closed'], delivered, {
    when: (o, ask) => some(ask) === open(o),
    then: ships,
  }),
  row('SO-14', 'deliverServices', isDelivered, ['servicesDelivered', 'closed'], said, {
    when: (o) => !o.goods && open(o) > 0,
    then: inStepThen((before, after) => after.shipped === before.shipped + open(before)),
  }),
  row('SO-14b', 'deliverServices', isDelivered, ['servicesDelivered', 'closed'], said, {
    // The service that was added is all that is left.
    when: (o) => o.goods && o.isInvoiced && o.lines > 1 && open(o) > 0,
    then: inStepThen((before, after) => after.shipped === before.shipped + open(before)),
  }),
  row('SO-15', 'unrelease', 'confirmed, onHold; fulfilment: → *', 'unreleased', putBack, {
    then: unreleases,
  }),
  row('SO-16', 'unpick', 'confirmed, onHold; fulfilment: → *', 'unpicked', putBack, {
    then: (before, after, ask) =>
      unreleases(before, after, ask) && after.picked === before.picked - some(ask),
  }),
  row('SO-17', 'unship', 'confirmed, onHold; fulfilment: → *; billing: → *', 'unshipped', putBack, {
    when: isUninvoiced,
    then: unships,
  }),
  row('SO-18', 'unship', 'closed → confirmed; fulfilment: → *; billing: → *', 'unshipped', putBack, {
    when: isUninvoiced,
    then: unships,
  }),
];

const returned = quoted(
  "The order's counter `returned` rises; fulfilment stays; billing shows what to credit.",
);
const notAfterAll = { decision: 'What did not come back after all is with the customer as before.' };
const given = { decision: 'Once every return of an order is credited, there is nothing to credit.' };
const again = quoted('replace → a line at price zero on the same order');
const within = {
  when: (_: SalesOrderObserved, ask: Ask) => ask.within === true,
};

const returns = [
  row('SO-30', 'markReturned', 'confirmed, onHold, closed', 'returned', returned, {
    ...within,
    then: inStepThen((before, after, ask) => keeps(before, after, { returned: before.returned + some(ask) })),
  }),
  row('SO-31', 'unreturn', 'confirmed, onHold, closed', 'unreturned', notAfterAll, {
    ...within,
    then: inStepThen((before, after, ask) => keeps(before, after, { returned: before.returned - some(ask) })),
  }),
  row(
    'SO-32',
    'oweCredit',
    'confirmed, onHold, closed; billing: toInvoice, partlyInvoiced, invoiced, toCredit → toCredit',
    'creditOwed',
    returned,
    {
      ...within,
      then: inStepThen((before, after) => keeps(before, after, { toCredit: before.toCredit + 1 })),
    },
  ),
  row('SO-33', 'markCredited', 'confirmed, onHold, closed; billing: toCredit → *', 'credited', given, {
    ...within,
    then: inStepThen((before, after) => keeps(before, after, { toCredit: before.toCredit - 1 })),
  }),
  row('SO-34', 'replaceGoods', 'confirmed, onHold; fulfilment: partlyShipped', 'replacementAdded', again, {
    ...within,
    then: inStepThen((before, after, ask) => keeps(before, after, { ordered: before.ordered + some(ask) })),
  }),
  row(
    'SO-35',
    'replaceGoods',
    'closed → confirmed; fulfilment: shipped → partlyShipped',
    'replacementAdded',
    again,
    {
      ...within,
      then: inStepThen((before, after, ask) => keeps(before, after, { ordered: before.ordered + some(ask) })),
    },
  ),
];

export const salesOrderStart = {
  commercial: ['none', 'confirmed', 'quoted', 'closed'],
  fulfilment: ['notStarted', 'partlyShipped', 'shipped'],
  billing: ['nothing', 'toInvoice', 'invoiced'],
};
export const salesOrderRows = [
  ...drafts,
  ...commercial,
  ...approvals,
  ...quoteRows({ row, keeps, inStepThen, isWhole, some, becomesOrder, staysUnconfirmed }),
  ...endings,
  ...counters,
  ...billingRows({ row, keeps, inStepThen }),
  ...returns,
  ...allocationRows({ row, keeps, inStepThen }),
];
