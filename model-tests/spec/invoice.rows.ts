import type { Ask } from './document-observed.ts';
import type { InvoiceObserved } from './invoice-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

type Seen = InvoiceObserved;
const { row, around, keeps } = rowKit<Seen>({
  figures: ['charged', 'open', 'credited', 'invoiced', 'reminded', 'numbered', 'periodOpen', 'corrections'],
  region: 'document',
  layers,
});

const drafted = {
  decision: 'What has left and is not invoiced is drafted, and may be edited until it is issued.',
};
const dropped = { decision: 'A draft has no number, and goes without a trace in the series.' };
const issued = {
  decision:
    'An invoice is issued once, by the company that invoices here, on a day that is open; nothing on it is invoiced twice.',
};
const corrected = { decision: 'What was issued is never edited: it is corrected by a draft that names it.' };
const paid = { decision: 'A payment settles what is open, whole or in part, and may be freed again.' };
const credited = { decision: 'A credit note takes back what is left, and what is open of it is set off.' };
const offset = {
  decision:
    'What a credit note still owes is set off against another invoice of the customer, and freed again.',
};
const given = { decision: 'What nobody will pay is written off, with a reason, on a day that is open.' };
const due = { decision: 'What is open falls due on its day and is overdue after it.' };
const reminded = {
  decision: 'What is overdue is reminded of, each time a level higher, unless it is disputed.',
};
const disputed = { decision: 'A dispute holds reminders until it is settled.' };
const sent = { decision: 'An invoice that is out is sent, and taken or rejected by its customer.' };
const deducted = { decision: 'Later invoices deduct an advance, and give back to it what they did.' };
const closed = { decision: 'A period may be closed over drafts and open invoices.' };

const some = ({ quantity = 0 }: Ask): number => quantity;
const isDraft = 'draft';
const isOut = 'issued';
/** Every region follows what is open. */
const follows = (after: Seen): boolean =>
  (after.open === 0) ===
    ['paid', 'credited', 'setOff', 'writtenOff'].includes(after.state['payment'] ?? '') &&
  (after.open === 0) === (after.state['dunning'] === 'settled');

export const invoiceStart = {
  document: ['none', 'draft', 'issued'],
  payment: ['unpaid', 'setOff'],
  dunning: ['notDue', 'settled'],
};
export const invoiceRows = [
  row('FAK-00', 'create', `none → ${isDraft}`, 'created', drafted, {
    then: (_, after, ask) =>
      after.charged === some(ask) &&
      !after.numbered &&
      after.state['credit'] === 'uncredited' &&
      after.state['dunning'] === 'notDue' &&
      after.state['delivery'] === 'notSent',
  }),
  row('FAK-01', 'update', isDraft, 'updated', drafted, {
    when: (o) => o.periodOpen,
    then: (before, after, ask) => keeps(before, after, { charged: some(ask), open: after.open }),
  }),
  row('FAK-02', 'discard', `${isDraft} → discarded`, 'discarded', dropped),
  row('FAK-03', 'issue', `${isDraft} → issued; payment: → *; dunning: → *`, 'issued', issued, {
    when: (o) => !o.isNote && o.here && o.periodOpen && o.charged > 0 && o.charged <= o.toInvoice,
    then: (before, after) =>
      after.numbered &&
      after.invoiced === before.invoiced + before.charged &&
      after.open === Math.max(0, before.open - before.prepaid) &&
      follows(after) &&
      after.state['payment'] === (after.open === 0 ? 'paid' : before.prepaid > 0 ? 'partlyPaid' : 'unpaid'),
  }),
  row('FAK-03b', 'issue', `${isDraft} → issued; payment: → setOff; dunning: → settled`, 'issued', issued, {
    when: (o) => o.isNote && o.here && o.periodOpen,
    then: (_, after) => after.numbered && after.open === 0,
  }),
  row('FAK-04', 'correct', isOut, 'corrected', corrected, {
    when: (o) => !o.isNote,
    then: (before, after) => keeps(before, after, { corrections: before.corrections + 1 }),
  }),
  row('FAK-10', 'pay a part', `${isOut}; payment: unpaid, partlyPaid → partlyPaid`, 'paid', paid, {
    when: (o, ask) => o.periodOpen && some(ask) < o.open,
    then: (before, after, ask) => keeps(before, after, { open: before.open - some(ask) }),
  }),
  row(
    'FAK-10b',
    'pay a part',
    `${isOut}; payment: unpaid, partlyPaid → paid; dunning: → settled`,
    'paid',
    paid,
    {
      when: (o, ask) => o.periodOpen && some(ask) === o.open,
      then: (before, after) => keeps(before, after, { open: 0 }),
    },
  ),
  row(
    'FAK-11',
    'pay the rest',
    `${isOut}; payment: unpaid, partlyPaid → paid; dunning: → settled`,
    'paid',
    paid,
    {
      when: (o) => o.periodOpen && o.open > 0,
      then: (before, after) => keeps(before, after, { open: 0 }),
    },
  ),
  row(
    'FAK-12',
    'free a payment',
    `${isOut}; payment: partlyPaid, paid, writtenOff → *; dunning: → *`,
    'unpaid',
    paid,
    {
      when: (o) => o.periodOpen && o.payments > 0,
      then: (before, after) =>
        after.payments === before.payments - 1 &&
        after.open > before.open &&
        after.state['payment'] === (after.payments > 0 || after.prepaid > 0 ? 'partlyPaid' : 'unpaid') &&
        after.state['dunning'] ===
          (before.state['dunning'] === 'settled' ? 'notDue' : before.state['dunning']),
    },
  ),
  row(
    'FAK-13',
    'credit a part',
    `${isOut}; payment: → *; credit: uncredited, partlyCredited → *; dunning: → *`,
    'creditApplied',
    credited,
    {
      when: (o) => o.here && o.periodOpen && o.left > 0,
      then: (before, after) =>
        after.invoiced === before.invoiced - 1 &&
        after.state['credit'] === (after.left === 0 ? 'credited' : 'partlyCredited') &&
        after.open === before.open - (after.credited - before.credited) &&
        follows(after) &&
        (before.open === 0 ||
          after.open > 0 ||
          after.state['payment'] === (before.money ? 'paid' : 'credited')),
    },
  ),
  row(
    'FAK-14',
    'credit the rest',
    `${isOut}; payment: → *; credit: uncredited, partlyCredited → credited; dunning: → *`,
    'creditApplied',
    credited,
    {
      when: (o) => o.here && o.periodOpen && o.left > 0,
      then: (before, after) =>
        after.left === 0 &&
        after.invoiced === before.invoiced - before.left &&
        after.open === before.open - (after.credited - before.credited) &&
        follows(after) &&
        (before.open === 0 ||
          after.open > 0 ||
          after.state['payment'] === (before.money ? 'paid' : 'credited')),
    },
  ),
  row(
    'FAK-15',
    'writeOff',
    `${isOut}; payment: unpaid, partlyPaid → writtenOff; dunning: → settled`,
    'writtenOff',
    given,
    {
      when: (o) => o.periodOpen && o.open > 0,
      then: (before, after) => keeps(before, after, { open: 0 }),
    },
  ),
  row('FAK-16', 'setOff', `${isOut}; payment: unpaid, partlyPaid → partlyPaid`, 'setOffAgainst', offset, {
    when: (o, ask) => o.periodOpen && some(ask) < -o.open,
    then: (before, after, ask) => keeps(before, after, { open: before.open + some(ask) }),
  }),
  row(
    'FAK-16b',
    'setOff',
    `${isOut}; payment: unpaid, partlyPaid → *; dunning: → settled`,
    'setOffAgainst',
    offset,
    {
      when: (o, ask) => o.periodOpen && some(ask) === -o.open,
      then: (before, after) =>
        keeps(before, after, { open: 0 }) && after.state['payment'] === (before.money ? 'paid' : 'setOff'),
    },
  ),
  row(
    'FAK-17',
    'freeSetOff',
    `${isOut}; payment: partlyPaid, paid, setOff → *; dunning: → *`,
    'setOffFreed',
    offset,
    {
      when: (o) => o.periodOpen && o.payments > 0,
      then: (before, after) =>
        after.payments === before.payments - 1 &&
        after.open < before.open &&
        after.state['payment'] === (after.payments > 0 ? 'partlyPaid' : 'unpaid') &&
        after.state['dunning'] === 'notDue',
    },
  ),
  ...['set a part off', 'set the rest off'].map((word, at) =>
    row(
      `FAK-18${at === 0 ? '' : 'b'}`,
      word,
      `${isOut}; payment: unpaid, partlyPaid → *; dunning: → *`,
      'paid',
      offset,
      {
        when: (o, ask) => o.periodOpen && some(ask) <= o.open,
        then: (before, after, ask) =>
          keeps(before, after, { open: before.open - some(ask) }) &&
          follows(after) &&
          after.state['payment'] === (after.open > 0 ? 'partlyPaid' : before.money ? 'paid' : 'setOff'),
      },
    ),
  ),
  row(
    'FAK-18c',
    'free a note',
    `${isOut}; payment: partlyPaid, paid, setOff → *; dunning: → *`,
    'unpaid',
    offset,
    {
      when: (o) => o.periodOpen && o.payments > 0,
      then: (before, after) =>
        after.payments === before.payments - 1 &&
        after.open > before.open &&
        after.state['payment'] === (after.payments > 0 ? 'partlyPaid' : 'unpaid') &&
        after.state['dunning'] === 'notDue',
    },
  ),
  ...['pay a part back', 'pay the rest back'].map((word, at) =>
    row(
      `FAK-19${at === 0 ? '' : 'b'}`,
      word,
      `${isOut}; payment: unpaid, partlyPaid → *; dunning: → *`,
      'paid',
      paid,
      {
        when: (o, ask) => o.periodOpen && some(ask) <= -o.open,
        then: (before, after, ask) =>
          keeps(before, after, { open: before.open + some(ask) }) &&
          follows(after) &&
          after.state['payment'] === (after.open < 0 ? 'partlyPaid' : 'paid'),
      },
    ),
  ),
  row('FAK-20', 'fallDue', `${isOut}; dunning: notDue → due`, 'fellDue', due, {
    when: (o, { within = false }) => within && o.due !== 'later' && o.open > 0,
  }),
  row('FAK-21', 'fallDue', `${isOut}; dunning: due → overdue`, 'becameOverdue', due, {
    when: (o, { within = false }) => within && o.due === 'over' && o.open > 0,
  }),
  row('FAK-22', 'remind', `${isOut}; dunning: overdue, reminded → reminded`, 'reminded', reminded, {
    when: (o) => o.open > 0,
    then: (before, after) => keeps(before, after, { reminded: before.reminded + 1 }),
  }),
  row(
    'FAK-23',
    'dispute',
    `${isOut}; dunning: notDue, due, overdue, reminded → disputed`,
    'disputed',
    disputed,
    { when: (o) => o.open > 0 },
  ),
  row('FAK-24', 'settleDispute', `${isOut}; dunning: disputed → notDue`, 'disputeSettled', disputed),
  row('FAK-30', 'send', `${isOut}; delivery: → sent`, 'sent', sent),
  row('FAK-31', 'accept', `${isOut}; delivery: sent → accepted`, 'accepted', sent),
  row('FAK-32', 'reject', `${isOut}; delivery: sent → rejected`, 'rejected', sent),
  row('FAK-33', 'deduct', isOut, 'deducted', deducted, { when: (_, { within = false }) => within }),
  around('FAK-40', 'books are closed', `${isDraft}, ${isOut}`, closed, { makes: { periodOpen: false } }),
];
