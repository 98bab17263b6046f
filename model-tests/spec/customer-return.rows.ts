import type { Ask, CustomerReturnObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

type Seen = CustomerReturnObserved;
const { row, around, keeps } = rowKit<Seen>({
  figures: ['announced', 'received', 'graded', 'quarantined', 'stocked', 'back', 'numbered'],
  layers,
});

const begun = quoted('Begins from an order, a shipment, or by scanning the delivery note');
const asked = quoted('draft –request→ requested –approve→ approved');
const written = { decision: 'What comes back is written until it is approved.' };
const atOnce = { decision: 'Who approves returns approves a draft in one press.' };
const refused = quoted('–refuse(reason)→ refused');
const cancelled = quoted('draft, requested, approved –cancel→ cancelled [nothing received]');
const expired = quoted('approved –expire→ expired');
const come = quoted(
  'approved –receive→ partlyReceived / received {customer → quarantine at the cost it left with}',
);
const more = { decision: 'What comes later than the rest is received until the return is posted.' };
const judged = quoted('–grade→ graded –post→ posted –credit→ credited –close→ closed');
const partly = { decision: 'Goods are graded one by one; what was said before is replaced.' };
const undone = quoted('received –reverse→ approved');
const nothingOwed = { decision: 'Where nothing is to be credited a posted return is closed at once.' };
const closedBooks = { decision: 'In a closed period nothing is received, posted or reversed.' };

const some = ({ quantity = 0 }: Ask): number => quantity;
const awaited = (seen: Seen): number => seen.announced - seen.received;
const arrives = (before: Seen, after: Seen, ask: Ask): boolean =>
  keeps(before, after, {
    received: before.received + some(ask),
    quarantined: before.quarantined + some(ask),
    back: before.back + some(ask),
  });

export const customerReturnStart = { at: ['none', 'approved'] };
export const customerReturnRows = [
  row('RT-00', 'create', 'none → draft', 'created', begun, {
    then: (_, after) => after.announced === 0 && after.received === 0 && !after.numbered,
  }),
  row('RT-01', 'update', 'draft, requested', 'updated', written, {
    then: (before, after, ask) =>
      keeps(before, after, { announced: some(ask), explained: ask.explained === true }),
  }),
  row('RT-02', 'request', 'draft → requested', 'requested', asked, {
    when: (o) => o.announced > 0 && o.explained,
    makes: { numbered: true },
  }),
  row('RT-03', 'approve', 'draft → approved', ['requested', 'approved'], atOnce, {
    when: (o) => o.announced > 0 && o.explained,
    makes: { numbered: true },
  }),
  row('RT-04', 'approve', 'requested → approved', 'approved', asked, {
    when: (o) => o.announced > 0 && o.explained,
  }),
  row('RT-05', 'refuse', 'requested → refused', 'refused', refused),
  row('RT-06', 'cancel', 'draft, requested, approved → cancelled', 'cancelled', cancelled),
  row('RT-07', 'expire', 'approved → expired', 'expired', expired, { when: (o) => o.over }),
  row('RT-08', 'receive', 'approved, partlyReceived → received', 'received', come, {
    when: (o, ask) => o.periodOpen && some(ask) === awaited(o),
    then: arrives,
  }),
  row('RT-09', 'receive', 'approved, partlyReceived → partlyReceived', 'received', come, {
    when: (o, ask) => o.periodOpen && some(ask) < awaited(o),
    then: arrives,
  }),
  row('RT-10', 'receive', 'graded → received', 'received', more, {
    when: (o, ask) => o.periodOpen && awaited(o) > 0 && some(ask) === awaited(o),
    then: arrives,
  }),
  row('RT-10b', 'receive', 'graded → partlyReceived', 'received', more, {
    when: (o, ask) => o.periodOpen && some(ask) < awaited(o),
    then: arrives,
  }),
  row('RT-11', 'grade', 'partlyReceived, received, graded → graded', 'graded', judged, {
    when: (o, ask) => some(ask) === o.received,
    then: (before, after, ask) => keeps(before, after, { graded: some(ask) }),
  }),
  row('RT-12', 'grade', 'partlyReceived, received', 'graded', partly, {
    when: (o, ask) => some(ask) < o.received && (some(ask) > 0 || o.graded > 0),
    then: (before, after, ask) => keeps(before, after, { graded: some(ask) }),
  }),
  row('RT-13', 'post', 'graded → posted', 'posted', judged, {
    when: (o) => o.periodOpen,
    then: (before, after) =>
      after.quarantined === 0 &&
      after.stocked === before.stocked + before.kept &&
      after.back === before.back - (before.graded - before.kept) &&
      after.owed === before.kept > 0,
  }),
  row('RT-14', 'reverse', 'partlyReceived, received, graded → approved', 'reversed', undone, {
    when: (o) => o.periodOpen,
    then: (before, after) =>
      keeps(before, after, { received: 0, graded: 0, quarantined: 0, back: before.back - before.received }),
  }),
  row('RT-15', 'credit', 'posted → credited', 'credited', judged, { when: (o) => o.owed }),
  row('RT-16', 'close', 'credited → closed', 'closed', judged),
  row('RT-17', 'close', 'posted → closed', 'closed', nothingOwed, { when: (o) => !o.owed }),
  around('RT-20', 'books are closed', 'approved, received, graded', closedBooks, {
    makes: { periodOpen: false },
  }),
];
