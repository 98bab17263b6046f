import type { Ask, LandedCostObserved } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<LandedCostObserved>({
  figures: ['charged', 'onComing', 'arrived', 'worth', 'numbered', 'periodOpen'],
  layers,
});

const written = { decision: 'Charges are written down, and the receipts that carry them.' };
const booked = { decision: 'What is still here of its receipts is worth more by what falls to it.' };
const waits = { decision: 'Before its receipts are posted it waits, and is booked with the last of them.' };
const withdrawn = { decision: 'What waits may be changed again.' };
const discarded = { decision: 'What is not booked may be dropped.' };
const undone = { decision: 'Undo is a reverse: the same amounts leave stock value and cost of goods.' };
const elsewhere = { decision: 'A receipt is posted whether or not anything is spread over it.' };
const closedBooks = { decision: 'In a closed period nothing is booked or reversed.' };

/** What the goods of the receipt to come are worth as they come in, minor units. */
export const COMING = 20_00;
const some = ({ quantity = 0 }: Ask): number => quantity;

export const landedCostStart = { at: 'none' };
export const landedCostRows = [
  row('LC-00', 'create', 'none → draft', 'created', written, {
    then: (before, after, ask) =>
      keeps(before, after, { charged: some(ask), onComing: ask.coming === true, numbered: false }),
  }),
  row('LC-01', 'update', 'draft', 'updated', written, {
    makes: (ask) => ({ charged: some(ask), onComing: ask.coming === true }),
  }),
  row('LC-02', 'post', 'draft, awaiting → posted', 'posted', booked, {
    when: (o) => o.charged > 0 && (!o.onComing || o.arrived) && o.periodOpen,
    then: (before, after) => keeps(before, after, { worth: before.worth + before.charged, numbered: true }),
  }),
  row('LC-03', 'post', 'draft → awaiting', 'scheduled', waits, {
    when: (o) => o.charged > 0 && o.onComing && !o.arrived,
  }),
  row('LC-04', 'withdraw', 'awaiting → draft', 'withdrawn', withdrawn),
  row('LC-05', 'discard', 'draft, awaiting → discarded', 'discarded', discarded),
  row('LC-06', 'reverse', 'posted → reversed', 'reversed', undone, {
    when: (o) => o.periodOpen,
    then: (before, after) => keeps(before, after, { worth: before.worth - before.charged }),
  }),
  row('LC-07', 'the receipt is posted', 'awaiting → posted', 'posted', waits, {
    then: (before, after) =>
      keeps(before, after, {
        arrived: true,
        worth: before.worth + COMING + before.charged,
        numbered: true,
      }),
  }),
  around('LC-08', 'the receipt is posted', 'draft', elsewhere, {
    then: (before, after) => keeps(before, after, { arrived: true, worth: before.worth + COMING }),
  }),
  around('LC-09', 'books are closed', 'draft, awaiting, posted', closedBooks, {
    makes: { periodOpen: false },
  }),
];
