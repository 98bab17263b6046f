import type { Ask } from './document-observed.ts';
import type { PaymentObserved } from './invoice-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

type Seen = PaymentObserved;
const { row, around, keeps } = rowKit<Seen>({
  figures: [
    'amount',
    'first',
    'second',
    'refunded',
    'kept',
    'openFirst',
    'openSecond',
    'numbered',
    'periodOpen',
  ],
  layers,
});

const recorded = {
  decision: 'Money that came is recorded with what it pays; what is left of it stays in sight.',
};
const allocated = { decision: 'What is left pays further invoices, no more than is open of each.' };
const freed = { decision: 'What pays an invoice by mistake is freed, while its day is open.' };
const refunded = { decision: 'What is left may be paid back.' };
const asked = { decision: 'An invoice that is overdue is reminded of at a fee.' };
const kept = { decision: 'What is left may pay the reminders of an invoice, once.' };
const reversed = {
  decision: 'A payment recorded by mistake is reversed whole, unless some of it was paid back.',
};
const closed = { decision: 'A period may be closed over payments.' };

const some = ({ quantity = 0 }: Ask): number => quantity;
const left = ({ amount, first, second, refunded, kept: fees }: Seen): number =>
  amount - first - second - refunded - fees;

export const paymentStart = { at: ['none'] };
export const paymentRows = [
  row('PM-00', 'record', 'none → unallocated', 'recorded', recorded, {
    when: (o, ask) => o.periodOpen && some(ask) === 0,
    then: (_, after) => after.first === 0 && after.numbered,
  }),
  row('PM-01', 'record', 'none → partlyAllocated', 'recorded', recorded, {
    when: (o, ask) => o.periodOpen && some(ask) > 0 && ask.cost !== some(ask),
    then: (before, after, ask) =>
      after.first === some(ask) && after.openFirst === before.openFirst - some(ask) && after.numbered,
  }),
  row('PM-02', 'record', 'none → allocated', 'recorded', recorded, {
    when: (o, ask) => o.periodOpen && some(ask) > 0 && ask.cost === some(ask),
    then: (before, after, ask) =>
      after.first === some(ask) && after.openFirst === before.openFirst - some(ask) && after.numbered,
  }),
  row('PM-03', 'allocate', 'unallocated, partlyAllocated → partlyAllocated', 'allocated', allocated, {
    when: (o, ask) => o.second === 0 && some(ask) < left(o) && some(ask) <= o.openSecond,
    then: (before, after, ask) =>
      keeps(before, after, { second: some(ask), openSecond: before.openSecond - some(ask) }),
  }),
  row('PM-04', 'allocate', 'unallocated, partlyAllocated → allocated', 'allocated', allocated, {
    when: (o, ask) => o.second === 0 && some(ask) === left(o) && some(ask) <= o.openSecond,
    then: (before, after, ask) =>
      keeps(before, after, { second: some(ask), openSecond: before.openSecond - some(ask) }),
  }),
  row('PM-05', 'free', 'partlyAllocated, allocated → *', 'freed', freed, {
    when: (o) => o.periodOpen && o.second > 0,
    then: (before, after) =>
      keeps(before, after, { second: 0, openSecond: before.openSecond + before.second }) &&
      after.state['at'] === (before.first > 0 ? 'partlyAllocated' : 'unallocated'),
  }),
  row('PM-06', 'refund', 'unallocated, partlyAllocated', 'refunded', refunded, {
    when: (o, ask) => o.periodOpen && some(ask) < left(o),
    then: (before, after, ask) => keeps(before, after, { refunded: before.refunded + some(ask) }),
  }),
  row('PM-07', 'refund', 'unallocated, partlyAllocated → allocated', 'refunded', refunded, {
    when: (o, ask) => o.periodOpen && some(ask) === left(o),
    then: (before, after, ask) => keeps(before, after, { refunded: before.refunded + some(ask) }),
  }),
  row('PM-09', 'keepFee', 'unallocated, partlyAllocated', 'feeKept', kept, {
    when: (o, ask) => o.periodOpen && some(ask) < left(o) && some(ask) <= o.fees - o.kept,
    then: (before, after, ask) => keeps(before, after, { kept: before.kept + some(ask) }),
  }),
  row('PM-10', 'keepFee', 'unallocated, partlyAllocated → allocated', 'feeKept', kept, {
    when: (o, ask) => o.periodOpen && some(ask) === left(o) && some(ask) <= o.fees - o.kept,
    then: (before, after, ask) => keeps(before, after, { kept: before.kept + some(ask) }),
  }),
  row('PM-08', 'reverse', 'unallocated, partlyAllocated, allocated → reversed', 'reversed', reversed, {
    when: (o) => o.periodOpen && o.refunded === 0,
    then: (before, after) =>
      keeps(before, after, {
        first: 0,
        second: 0,
        kept: 0,
        openFirst: before.openFirst + before.first,
        openSecond: before.openSecond + before.second,
      }),
  }),
  around('PM-19', 'a reminder', 'none', asked, { makes: { fees: 18_75 } }),
  around('PM-20', 'books are closed', 'unallocated, partlyAllocated, allocated', closed, {
    makes: { periodOpen: false },
  }),
];
