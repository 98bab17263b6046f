import { discountDay, dueDay, prepaidOf } from '#model/areas/setup/payment-term/due-day.ts';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import type { PartyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { termOf, type Term } from '#model/areas/setup/payment-term/term-of.ts';
import { nameIn } from './line-names.ts';
import type { PaperFact } from './paper.ts';
import type { PaperSource } from './paper-source.ts';
import type { Pen } from './pen.ts';

const ALL = 10_000;

type Drawn = Pick<PaperSource, 'view' | 'pen'>;

interface Agreed {
  /** Undefined if the party is not known. */
  readonly terms: PartyTerms | undefined;
  readonly currency: string;
  /** Minor units, with VAT; undefined for those who may not see it. */
  readonly gross?: number | undefined;
  /** The days on which goods of it left. */
  readonly left?: readonly string[];
}

/**
 * How an order is paid: its terms, its cash discount, what is paid before, and when what has left is due. [PT11] Nothing
 * is counted from a day that is not known yet.
 */
export function paymentFacts({ view, pen }: Drawn, order: Agreed): readonly PaperFact[] {
  const { terms, currency, gross, left = [] } = order;
  const term = terms === undefined ? undefined : termOf(terms, (id) => view.get('paymentTerm', id));
  if (!term) return [];
  const due = [...new Set(left.toSorted().map((day) => dueText(pen, term, day)))];
  const amount = gross === undefined ? '' : `, ${pen.money(prepaidOf(term, gross), currency)}`;
  return [
    { label: pen.word('paymentTerms'), value: nameIn(pen, term) },
    { label: pen.word('cashDiscount'), value: discountText(pen, term) },
    {
      label: pen.word('paidBefore'),
      value: term.prepayment > 0 ? `${pen.percent(term.prepayment)}${amount}` : '',
    },
    { label: pen.word('payDue'), value: term.prepayment < ALL ? due.join('; ') : '' },
  ];
}

/** A cash discount in words; empty if there is none. */
function discountText(pen: Pen, { discount, discountDays: days }: Term): string {
  if (discount === 0) return '';
  const word = days === 1 ? 'withinDay' : 'withinDays';
  return pen.word(word, { percent: pen.percent(discount), days: pen.count(days) });
}

/** The last day on which what left on a day is paid in time, and until when it is less. */
function dueText(pen: Pen, term: Term, day: string): string {
  const due = pen.date(dueDay(term, day));
  const early = discountDay(term, day);
  if (early === null) return due;
  return pen.word('lessUntil', { due, percent: pen.percent(term.discount), until: pen.date(early) });
}

/** `DAP Malmö (Incoterms 2020)`, `PICKUP`; empty for none, or for terms that are not known here. [DLT5] */
export function deliveryFact(
  { view, pen }: Drawn,
  { deliveryTerm, deliveryPlace = '' }: DeliveryTerms,
): PaperFact {
  const term = deliveryTerm ? view.get('deliveryTerm', deliveryTerm) : undefined;
  const named = term ? `${term.code} ${deliveryPlace}`.trim() : '';
  return {
    label: pen.word('deliveryTerms'),
    value: term?.builtIn ? `${named} (Incoterms 2020)` : named,
  };
}
