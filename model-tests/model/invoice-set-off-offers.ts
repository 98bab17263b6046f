import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { EngineOffer } from './engine-world.ts';
import { action, fits, offer, story, unfit } from './offers.ts';

/** An invoice or a credit note, and whom and what its commands name. */
interface Settled {
  readonly subject: string;
  readonly customer: string;
  readonly stranger: string;
  /** Ids of documents; those at 7 and 8 are what is set off with it. */
  readonly spare: readonly string[];
}

const today = '2026-05-04';
/** A part of what is open, minor units. */
export const PART = 10_00;

/** A payment of so much by a document of its own. */
export const payment = (
  id: string,
  { customer, subject }: Pick<Settled, 'customer' | 'subject'>,
  amount: number,
  direction = 'in',
) =>
  action('payment', id, 'record', {
    customer,
    direction,
    on: today,
    amount,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [{ invoice: subject, amount, less: null }],
  });

/** The first of some ids that no document has. */
export const freeOf = (view: Reader, kind: 'payment' | 'invoice', ids: readonly string[]): string =>
  ids.find((id) => !view.get(kind, id)) ?? '';

/** What an invoice or a credit note was set off with last; undefined: nothing. */
export const lastSetOff = ({ paid }: Pick<InvoiceRow, 'paid'>): InvoiceRow['paid'][number] | undefined =>
  paid.findLast(({ withoutMoney }) => withoutMoney);

/** What is done with a credit note that is to be paid back: it is set off, paid back, and freed. */
export function settingOff(world: Settled, view: Reader): EngineOffer[] {
  const { subject, spare, stranger } = world;
  const row = view.get('invoice', subject);
  if (!row) return [];
  const left = -openOf(row);
  const isUsed = (id: string): boolean => row.paid.some(({ payment: by }) => by === id);
  const others = spare.slice(7, 9);
  const invoice = others.find((id) => !isUsed(id)) ?? '';
  const off = lastSetOff(row)?.payment;
  const id = freeOf(view, 'payment', spare.slice(0, 4));
  const back = (word: string, amount: number): EngineOffer =>
    story(word, [payment(id, world, amount, 'out')], { ...fits, quantity: amount });
  return [
    ...(invoice === ''
      ? []
      : [
          offer('setOff', 'a part', { invoice, amount: PART }, { ...fits, quantity: PART }),
          offer('setOff', 'the rest', { invoice, amount: Math.max(1, left) }, { ...fits, quantity: left }),
          offer('setOff', 'more than is left', { invoice, amount: left + 1 }, unfit),
        ]),
    offer('setOff', 'against an unknown invoice', { invoice: stranger, amount: 1 }, unfit),
    offer('freeSetOff', '', { invoice: off ?? others[0] ?? '' }, off === undefined ? unfit : fits),
    offer('freeSetOff', 'of an unknown invoice', { invoice: stranger }, unfit),
    ...(row.paid.length < 2
      ? [back('pay a part back', PART), back('pay the rest back', Math.max(1, left))]
      : []),
  ];
}

/** What happens to an invoice as notes of the customer are set off against it, and freed. */
export function setOffWith(world: Settled, view: Reader): EngineOffer[] {
  const { subject, spare } = world;
  const row = view.get('invoice', subject);
  if (!row || !isIssued(row)) return [];
  const isUsed = (note: string): boolean => row.paid.some(({ payment: by }) => by === note);
  const notes = spare.slice(7, 9);
  const [note, used] = [notes.find((one) => !isUsed(one)), lastSetOff(row)?.payment];
  const off = (word: string, amount: number): EngineOffer[] =>
    note === undefined
      ? []
      : [
          story(word, [action('invoice', note, 'setOff', { invoice: subject, amount })], {
            ...fits,
            quantity: amount,
          }),
        ];
  const id = freeOf(view, 'payment', spare.slice(0, 4));
  return [
    ...off('set a part off', PART),
    ...off('set the rest off', Math.max(1, openOf(row))),
    ...(used === undefined
      ? []
      : [story('free a note', [action('invoice', used, 'freeSetOff', { invoice: subject })])]),
    ...(row.paid.length < 2
      ? [story('pay a part', [payment(id, world, PART)], { ...fits, quantity: PART })]
      : []),
  ];
}
