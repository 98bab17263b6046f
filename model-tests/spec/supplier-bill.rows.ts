import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface SupplierBillObserved extends Observation {
  /** Minor units of its first line. */
  amount: number;
  /** Differences now, and as it was matched. */
  differs: number;
  noted: number;
  explained: boolean;
  /** Minor units that the stock of its product is worth. */
  worth: number;
  /** Thousandths of the receipt's line that bills charge. */
  billed: number;
  /** An account to pay to is known; it is in a file of payments. */
  payable: boolean;
  ordered: boolean;
  /** That file was fetched; it was taken out of a file that was. */
  fetched: boolean;
  left: boolean;
  numbered: boolean;
  periodOpen: boolean;
}

type Observed = SupplierBillObserved;
const { row, around, keeps } = rowKit<Observed>({
  figures: ['amount', 'worth', 'billed', 'ordered', 'fetched', 'left', 'numbered', 'periodOpen'],
  region: 'document',
  layers,
});

const entered = {
  decision: 'A bill is entered under the number of its supplier, once, and edited as a draft.',
};
const compared = { decision: 'A bill is compared with order and receipt; what differs is explained.' };
const approved = { decision: 'Nobody approves what they entered, edited, matched or explained.' };
const takenBack = {
  decision:
    'What was matched or approved goes back to draft, while it is neither paid nor in a file of payments.',
};
const posted = {
  decision: 'A posted bill settles goods received; what they cost beyond that goes where they are.',
};
const reversed = { decision: 'A reversed bill leaves stock and receipts as they were.' };
const listed = { decision: 'An approved bill goes into one file of payments, to a known account.' };
const fixed = {
  decision: 'A file that was fetched notes so on its bills, and takes none any more.',
};
const paid = { decision: 'An approved bill is paid on a day that is open, and that is undone again.' };
const closed = { decision: 'A period may be closed over bills.' };

/** What its goods were received at, minor units. */
const RECEIVED = 100_00;
const isUnpaid = (o: Observed): boolean => o.state['payment'] === 'unpaid' && !o.ordered;
const isAgreed = (o: Observed): boolean => ['approved', 'posted'].includes(o.state['document'] ?? '');
const inCents = ({ cost = 0 }: Ask): number => cost;

export const supplierBillStart = { document: 'none', payment: 'unpaid' };
export const supplierBillRows = [
  row('LF-00', 'create', 'none → draft', 'created', entered, {
    then: (_, after, ask) => after.amount === inCents(ask) && after.numbered && after.billed === 0,
  }),
  row('LF-01', 'update', 'draft', 'updated', entered, {
    then: (before, after, ask) => keeps(before, after, { amount: inCents(ask) }),
  }),
  row('LF-02', 'discard', 'draft → discarded', 'discarded', entered),
  row('LF-03', 'match', 'draft → matched', 'matched', compared, {
    when: (o) => o.differs === 0 && o.amount > 0,
    makes: { noted: 0 },
  }),
  row('LF-04', 'match', 'draft → deviating', 'matched', compared, {
    when: (o) => o.differs > 0,
    then: (before, after) => keeps(before, after) && after.noted === before.differs,
  }),
  row('LF-05', 'explain', 'deviating → matched', 'explained', compared, { makes: { explained: true } }),
  row('LF-06', 'approve', 'matched → approved', 'approved', approved, {
    when: (_, { byAnother = false }) => byAnother,
  }),
  row('LF-07', 'reopen', 'deviating, matched → draft', 'reopened', takenBack, {
    makes: { noted: 0, explained: false, ordered: false },
  }),
  row('LF-08', 'reopen', 'approved → draft', 'reopened', takenBack, {
    when: isUnpaid,
    makes: { noted: 0 },
  }),
  row('LF-09', 'post', 'approved → posted', 'posted', posted, {
    when: (o) => o.periodOpen,
    then: (before, after) =>
      keeps(before, after, { worth: before.worth + before.amount - RECEIVED, billed: 10_000 }),
  }),
  row('LF-10', 'reverse', 'posted → reversed', 'reversed', reversed, {
    when: (o) => o.periodOpen && isUnpaid(o),
    then: (before, after) =>
      keeps(before, after, { worth: before.worth - before.amount + RECEIVED, billed: 0 }),
  }),
  row('LF-11', 'order', 'payment: unpaid', 'ordered', listed, {
    when: (o) => isAgreed(o) && o.payable && !o.ordered && !o.left,
    makes: { ordered: true },
  }),
  row('LF-12', 'takeBackOrder', 'payment: unpaid', 'orderTakenBack', listed, {
    when: (o) => o.ordered,
    then: (before, after) =>
      keeps(before, after, { ordered: false, fetched: false, left: before.left || before.fetched }),
  }),
  row('LF-15', 'noteFetched', 'payment: unpaid, paid', 'fileFetched', fixed, {
    when: (o, { within = false }) => within && o.ordered,
    makes: { fetched: true },
  }),
  row('LF-13', 'pay', 'payment: unpaid → paid', 'paid', paid, {
    when: (o) => isAgreed(o) && o.periodOpen,
  }),
  row('LF-14', 'unpay', 'payment: paid → unpaid', 'unpaid', paid, { when: (o) => o.periodOpen }),
  around('LF-20', 'books are closed', 'approved, posted', closed, { makes: { periodOpen: false } }),
];
