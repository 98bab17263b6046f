import type { Row } from '../kernel/conform.ts';
import type { Ask, SalesOrderObserved } from './document-observed.ts';
import type { rowKit } from './row-kit.ts';

const byHand = {
  decision:
    'Somebody allocates what is free to a line that waits, and frees what is allocated: what is freed by hand stays freed until somebody allocates.',
};
const locked = {
  decision: 'What is allocated may be locked: until it is unlocked it is neither freed nor taken.',
};
const taken = {
  decision:
    'With a permission and a reason, what another order has of the same goods is taken from it, no more than the line waits for.',
};
const lost = { decision: 'An order that goods were taken from learns by whom, and why.' };
const begun = {
  decision: 'Goods that are reserved some days before the promised day are reserved once that day has come.',
};

type Comes = (before: SalesOrderObserved, after: SalesOrderObserved, ask: Ask) => boolean;

/** What the rows of orders have for those of allocation. */
interface OfOrders extends Pick<ReturnType<typeof rowKit<SalesOrderObserved>>, 'row' | 'keeps'> {
  readonly inStepThen: (comes: Comes) => Comes;
}

const open = (o: SalesOrderObserved): number => o.ordered - o.cancelled - o.shipped;
const waiting = (o: SalesOrderObserved): number => open(o) - o.reserved;
const some = ({ quantity = 0 }: Ask): number => quantity;
const within = {
  when: (_: SalesOrderObserved, ask: Ask) => ask.within === true,
};

/** What is allocated by hand, freed, locked and taken. */
export function allocationRows({
  row,
  keeps,
  inStepThen,
}: OfOrders): readonly Row<SalesOrderObserved, Ask>[] {
  const live = 'confirmed, onHold';
  const stays = inStepThen((before, after) =>
    keeps(before, after, { soft: before.soft, freed: before.freed }),
  );
  /** So much more is allocated, of which what was freed is freed no longer. */
  const gets = (before: SalesOrderObserved, after: SalesOrderObserved, ask: Ask): boolean =>
    keeps(before, after, {
      soft: before.soft + some(ask),
      freed: Math.max(0, before.freed - some(ask)),
      locked: before.locked,
    });
  return [
    row('SO-95', 'allocate', live, 'allocated', byHand, {
      when: (o, ask) => some(ask) <= waiting(o) && some(ask) <= o.free,
      then: inStepThen(gets),
    }),
    row('SO-96', 'free', live, 'freed', byHand, {
      when: (o, ask) => some(ask) <= o.soft && !o.locked,
      then: inStepThen((before, after, ask) =>
        keeps(before, after, { soft: before.soft - some(ask), freed: before.freed + some(ask) }),
      ),
    }),
    row('SO-62', 'lock', live, 'locked', locked, {
      when: (o) => o.soft > 0 && !o.locked,
      then: inStepThen((before, after, ask) => stays(before, after, ask) && after.locked),
    }),
    row('SO-63', 'unlock', live, 'unlocked', locked, {
      when: (o) => o.locked,
      then: inStepThen((before, after, ask) => stays(before, after, ask) && !after.locked),
    }),
    row('SO-64', 'takeFrom', live, 'goodsTaken', taken, {
      when: (o, ask) => some(ask) <= waiting(o) && some(ask) <= o.others,
      then: inStepThen(
        (before, after, ask) => gets(before, after, ask) && after.others === before.others - some(ask),
      ),
    }),
    row('SO-65', 'loseGoods', live, 'goodsLost', lost, { ...within, then: stays }),
    row('SO-66', 'beginReserving', live, 'reservingBegun', begun, {
      when: (o, ask) => ask.within === true && o.fromLater,
      then: inStepThen((_, after) => !after.fromLater && after.reserved === open(after)),
    }),
  ];
}
