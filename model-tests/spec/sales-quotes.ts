import type { Row } from '../kernel/conform.ts';
import type { Ask, SalesOrderObserved } from './document-observed.ts';
import { quoted } from './quotes.ts';
import type { rowKit } from './row-kit.ts';

const quoteSent = quoted('draft → quoteSent → quoted');
const quoteEnds = quoted('quoted → expired / lost');
const revises = {
  decision:
    'A quote is revised as a draft, and sent again as its next revision; a lost one is a draft again.',
};
const extended = {
  decision: 'A quote that stands or has expired holds until a later day, if it is extended.',
};
const inPart = {
  decision:
    'A quote is ordered in parts by its lines; each part is an order of its own, and once nothing is left it is ordered.',
};
const confirmed = quoted(
  'draft, quoted → confirmed → confirmed [has lines, prices and VAT class on each, customer not blocked, credit within limit or approved, address]',
);
const asked = quoted('over limit: → submitted → awaitingApproval');

type Comes = (before: SalesOrderObserved, after: SalesOrderObserved, ask: Ask) => boolean;

/** What the rows of orders have for those of quotes. */
interface OfOrders extends Pick<ReturnType<typeof rowKit<SalesOrderObserved>>, 'row' | 'keeps'> {
  readonly inStepThen: (comes: Comes) => Comes;
  readonly isWhole: (o: SalesOrderObserved) => boolean;
  readonly some: (ask: Ask) => number;
  readonly becomesOrder: Comes;
  readonly staysUnconfirmed: Comes;
}

const left = (o: SalesOrderObserved): number => o.ordered - o.inParts;

/** What becomes of a quote, until it is an order. */
export function quoteRows(of: OfOrders): readonly Row<SalesOrderObserved, Ask>[] {
  return [...beforeOrder(of), ...answered(of), ...inParts(of)];
}

/** Sent, revised, extended, until it is over. */
function beforeOrder({ row, keeps, inStepThen, isWhole, staysUnconfirmed }: OfOrders) {
  const extends_ = { then: inStepThen((before, after) => keeps(before, after) && !after.over) };
  return [
    row('SO-50', 'sendQuote', 'draft → quoted', 'quoteSent', quoteSent, {
      when: isWhole,
      then: inStepThen(
        (before, after) =>
          keeps(before, after, { quoteRevision: before.quoteRevision + 1 }) && after.numbered && !after.over,
      ),
    }),
    row('SO-51', 'revise', 'quoted → draft', 'revised', revises, {
      when: (o) => o.inParts === 0,
      then: staysUnconfirmed,
    }),
    row('SO-55', 'expire', 'quoted → expired', 'expired', quoteEnds, {
      when: (o, ask) => o.over && ask.within === true,
      then: staysUnconfirmed,
    }),
    row('SO-56', 'renew', 'quoted', 'renewed', extended, extends_),
    row('SO-57', 'renew', 'expired → quoted', 'renewed', extended, extends_),
  ];
}

/** What its customer answers to all of it. */
function answered({ row, isWhole, becomesOrder, staysUnconfirmed }: OfOrders) {
  const stands = (o: SalesOrderObserved): boolean => !o.over && o.inParts === 0 && isWhole(o);
  return [
    row('SO-52', 'accept', 'quoted → confirmed', ['accepted', 'confirmed'], confirmed, {
      when: (o) => stands(o) && o.withinCredit,
      then: becomesOrder,
    }),
    row('SO-53', 'askApproval', 'quoted → awaitingApproval', ['accepted', 'approvalAsked'], asked, {
      when: stands,
      then: staysUnconfirmed,
    }),
    row('SO-54', 'decline', 'quoted → lost', 'declined', quoteEnds, { then: staysUnconfirmed }),
    row('SO-58', 'reopen', 'lost → draft', 'reopened', revises, {
      when: (o) => o.inParts === 0,
      then: staysUnconfirmed,
    }),
  ];
}

/** What is ordered of it, in one part or several. */
function inParts({ row, keeps, inStepThen, isWhole, some }: OfOrders) {
  const takes = inStepThen((before, after, ask) =>
    keeps(before, after, { inParts: before.inParts + some(ask) }),
  );
  const stands = (o: SalesOrderObserved): boolean => !o.over && isWhole(o) && o.withinCredit;
  return [
    row('SO-59', 'orderPart', 'quoted', 'partOrdered', inPart, {
      when: (o, ask) => stands(o) && some(ask) < left(o),
      then: takes,
    }),
    row('SO-60', 'orderPart', 'quoted → ordered', 'partOrdered', inPart, {
      when: (o, ask) => stands(o) && some(ask) === left(o),
      then: takes,
    }),
    row('SO-61', 'takePart', 'none → draft', 'partTaken', inPart, {
      when: (_, ask) => ask.within === true,
      then: inStepThen((_, after, ask) => after.ordered === some(ask) && !after.numbered),
    }),
  ];
}
