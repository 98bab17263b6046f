import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface QuoteRequestObserved extends Observation {
  lines: number;
  /** Suppliers that are asked; how many of them offer something, and how many have declined. */
  asked: number;
  offers: number;
  declined: number;
  /** What the first of them answered last. */
  first: 'nothing' | 'offer' | 'decline';
  /** The second one offers something. */
  second: boolean;
  numbered: boolean;
  /** What is reckoned on top is noted. */
  estimated: boolean;
  mailed: boolean;
  /** There is a deadline. */
  dated: boolean;
  /** Draft orders that it was awarded in. */
  orders: number;
}

const { row, keeps } = rowKit<QuoteRequestObserved>({
  figures: [
    'lines',
    'asked',
    'offers',
    'declined',
    'first',
    'second',
    'numbered',
    'estimated',
    'mailed',
    'dated',
    'orders',
  ],
  layers,
});

const written = { decision: 'A request is written until it is sent: lines, suppliers, a deadline.' };
const sent = { decision: 'Sent with lines and suppliers, it has a number, and they may answer.' };
const answers = {
  decision: 'The last answer of a supplier stands, until somebody gets the order; the same again is none.',
};
const declines = { decision: 'A supplier that declines takes its answer back; without any, it waits again.' };
const more = { decision: 'More suppliers are asked, and the deadline is put off, until it ends.' };
const awards = { decision: 'An award drafts an order for each supplier that gets lines.' };
const ends = { decision: 'It is closed without an award for a reason.' };

const figure = ({ quantity = 0 }: Ask): number => quantity;
const isReady = ({ lines, asked }: QuoteRequestObserved): boolean => lines > 0 && asked > 0;
/** Whoever answers first, or after it declined, is one more that offers. */
const offered = (o: QuoteRequestObserved): Partial<QuoteRequestObserved> => ({
  first: 'offer',
  offers: o.first === 'offer' ? o.offers : o.offers + 1,
  declined: o.first === 'decline' ? o.declined - 1 : o.declined,
});
/** The second supplier only ever offers, once. */
const isOfSecond = ({ about }: Ask): boolean => about === 'other';
const secondOffers = (o: QuoteRequestObserved): Partial<QuoteRequestObserved> => ({
  second: true,
  offers: o.offers + 1,
});
const declined = (o: QuoteRequestObserved): Partial<QuoteRequestObserved> => ({
  first: 'decline',
  declined: o.declined + 1,
  offers: o.first === 'offer' ? o.offers - 1 : o.offers,
});

export const quoteRequestStart = { at: 'none' };
export const quoteRequestRows = [
  row('RFQ-00', 'create', 'none → draft', 'created', written, {
    then: (_, after) => after.lines === 0 && after.asked === 0 && !after.numbered,
  }),
  row('RFQ-01', 'update', 'draft', 'updated', written, {
    then: (before, after, ask) => keeps(before, after, { lines: figure(ask), asked: 2 }),
  }),
  row('RFQ-02', 'discard', 'draft → discarded', 'discarded', written),
  row('RFQ-03', 'send', 'draft → sent', 'sent', sent, { when: isReady, makes: { numbered: true } }),
  row('RFQ-04', 'answer', 'sent, answered → answered', 'answered', answers, {
    // The case answers with one price: the same again is refused.
    when: (o, ask) => (isOfSecond(ask) ? !o.second : o.first !== 'offer'),
    then: (before, after, ask) =>
      keeps(before, after, isOfSecond(ask) ? secondOffers(before) : offered(before)),
  }),
  row('RFQ-05', 'decline', 'sent', 'declined', declines, {
    when: (o) => o.first !== 'decline',
    then: (before, after) => keeps(before, after, declined(before)),
  }),
  row('RFQ-06', 'decline', 'answered → sent', 'declined', declines, {
    when: (o) => o.first === 'offer' && !o.second,
    then: (before, after) => keeps(before, after, declined(before)),
  }),
  row('RFQ-13', 'decline', 'answered', 'declined', declines, {
    when: (o) => o.second && o.first !== 'decline',
    then: (before, after) => keeps(before, after, declined(before)),
  }),
  row('RFQ-07', 'ask', 'sent, answered', 'asked', more, {
    when: (o) => o.asked === 2,
    makes: { asked: 3 },
  }),
  row('RFQ-08', 'extend', 'sent, answered', 'extended', more, {
    when: (o) => !o.dated,
    makes: { dated: true },
  }),
  row('RFQ-09', 'estimate', 'answered', 'estimated', answers, {
    when: (o) => o.first === 'offer',
    makes: { estimated: true },
  }),
  row('RFQ-10', 'noteMailed', 'sent, answered', 'mailed', sent, {
    when: (_, ask) => ask.within === true,
    makes: { mailed: true },
  }),
  row('RFQ-11', 'award', 'answered → awarded', 'awarded', awards, {
    when: (o) => o.first === 'offer',
    makes: { orders: 1 },
  }),
  row('RFQ-12', 'close', 'sent, answered → closed', 'closed', ends),
];
