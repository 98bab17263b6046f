import type { Ask, SupplierReturnObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<SupplierReturnObserved>({
  figures: ['announced', 'explained', 'stocked', 'back', 'numbered', 'credited'],
  layers,
});

const begun = quoted("Supplier (in purchasing, from a receipt's rejected or any received line)");
const asked = quoted('draft –request→ requested –accept(their number)→ accepted');
const written = { decision: 'What goes back is written until the goods leave.' };
const sent = quoted('–dispatch→ dispatched {quarantine or bin → supplier at receipt cost}');
const given = quoted('–credit→ credited');
const rejected = quoted('–reject→ rejected');
const cancelled = quoted('cancelled before dispatch');
const undone = quoted('Undo is a **reverse** (a linked document with mirrored moves)');
const closedBooks = { decision: 'In a closed period nothing is sent back, credited or reversed.' };

const some = ({ quantity = 0 }: Ask): number => quantity;
const isComplete = (o: SupplierReturnObserved): boolean => o.announced > 0 && o.explained;

export const supplierReturnStart = { at: 'none' };
export const supplierReturnRows = [
  row('SR-00', 'create', 'none → draft', 'created', begun, {
    then: (_, after) => after.announced === 0 && after.back === 0 && !after.numbered,
  }),
  row('SR-01', 'update', 'draft, requested, accepted', 'updated', written, {
    then: (before, after, ask) =>
      keeps(before, after, { announced: some(ask), explained: ask.explained === true }),
  }),
  row('SR-02', 'request', 'draft → requested', 'requested', asked, {
    when: (o) => isComplete(o) && o.liesThere,
    makes: { numbered: true },
  }),
  row('SR-03', 'accept', 'requested → accepted', 'accepted', asked),
  row('SR-04', 'reject', 'requested → rejected', 'rejected', rejected),
  row('SR-05', 'cancel', 'draft, requested, accepted → cancelled', 'cancelled', cancelled),
  row('SR-06', 'dispatch', 'accepted → dispatched', 'dispatched', sent, {
    when: (o) => isComplete(o) && o.liesThere && o.periodOpen,
    then: (before, after) =>
      keeps(before, after, { stocked: before.stocked - before.announced, back: before.announced }),
  }),
  row('SR-07', 'credit', 'dispatched → credited', 'credited', given, {
    when: (o) => o.periodOpen,
    makes: { credited: true },
  }),
  row('SR-08', 'reverse', 'dispatched, credited → reversed', 'reversed', undone, {
    when: (o) => o.periodOpen,
    then: (before, after) =>
      keeps(before, after, { stocked: before.stocked + before.back, back: 0, credited: false }),
  }),
  around('SR-10', 'books are closed', 'accepted, dispatched, credited', closedBooks, {
    makes: { periodOpen: false },
  }),
];
