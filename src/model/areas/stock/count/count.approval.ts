import { isWorkOf } from '#model/areas/setup/member/own-work.ts';
import { all } from '#model/engine/chart.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { limitOf, membersWho } from '#model/areas/setup/member/member.limits.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { keptReadyBy } from '../movement/movement.ready.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import type { CountRow } from './count.facts.ts';
import { balanceOf, sumAtStake } from './count.lines.ts';
import { keptReady, picksLost } from './count.posting.ts';
import { codeOf, mayBeReviewed, type CountRule } from './count.rules.ts';
import { standings } from './count.tolerance.ts';

/** [CN6] What the lines differ by, in money, is within the limit of one's role. */
const isWithinLimit: CountRule = (context) => {
  const { row, view } = context;
  const limit = limitOf(context, 'count');
  if (limit === null || !row || sumAtStake(view, standings(view, row)) <= limit) return null;
  const who = approversOf(view, row).map(({ name }) => name);
  return { code: 'countOverLimit', params: { who: who.toSorted().join(', ') } };
};

/** [CN6] What was posted is taken back within the limit of one's role, at what it was worth then. */
const reversesWithinLimit: CountRule = (context) => {
  const { row, view } = context;
  const limit = limitOf(context, 'count');
  if (limit === null || !row) return null;
  const counted = row.lines.filter(({ entries }) => entries.length > 0);
  const worth = counted.map((line) => Math.abs(need('count', { ...line, id: row.id }, 'value')));
  const total = worth.reduce((sum, value) => sum + value, 0);
  if (total <= limit) return null;
  const able = membersWho(view, {
    kind: 'count',
    warehouse: row.warehouse,
    total,
    permission: 'count.reverse',
  });
  const who = able.map(({ name }) => name).toSorted();
  return { code: 'countOverLimit', params: { who: who.join(', ') } };
};

/** [CN6] Another than who reviewed it approves it, up to the limit of their role. */
export const mayBeApproved: CountRule = all(
  ({ row, env, view }) =>
    row && !env.internal && isWorkOf(view, env.by, row.reviewedBy, row) ? { code: 'ownReview' } : null,
  isWithinLimit,
);

/** [CN6] The members who may approve it: not who reviewed it, and nobody whose role ends below its sum. */
function approversOf(view: Reader, row: CountRow): readonly MemberRow[] {
  const total = sumAtStake(view, standings(view, row));
  const { warehouse, reviewedBy } = row;
  const able = membersWho(view, { kind: 'count', warehouse, total, permission: 'count.approve' });
  return able.filter(({ user }) => user !== null && !isWorkOf(view, user, reviewedBy, row));
}

/** [CN6] Those who are asked to approve it: nobody, where who reviewed it may post it alone. */
export function askedToApprove(view: Reader, row: CountRow): readonly MemberRow[] {
  const grants = typeof row.reviewedBy === 'string' ? grantsOf(view, row.reviewedBy) : null;
  const total = sumAtStake(view, standings(view, row));
  const isAlone = grants?.may('count.post') === true && (grants.limits?.count ?? total) >= total;
  return isAlone ? [] : approversOf(view, row);
}

/** [CN13] What was resolved still is: a scan that came late has not changed a difference since. */
const isStillReviewed: CountRule = (context) => {
  const refusal = mayBeReviewed(context, undefined);
  return refusal?.code === 'linesUnresolved' ? { ...refusal, code: 'varianceChanged' } : refusal;
};

/** [CN16] Goods of movements, and of returns to suppliers, are taken from them only by who moves or sends them. */
const othersKeepTheirs: CountRule = ({ row, view }) => {
  const line = row && keptReady(view, row)?.line;
  if (!line) return null;
  const { product, location, lot } = line;
  const kept = keptReadyBy(view, row.warehouse, { product, from: location, ...ofLot(lot) });
  if (!kept) return null;
  const { holders, ...refusal } = kept;
  return { ...refusal, params: { sku: skuOf(view, line), location: codeOf(view, location), holders } };
};

export const mayBePosted: CountRule = all(isStillReviewed, othersKeepTheirs);

/** [CN11] for a count that takes from picks what they had reserved. */
export const mayTakeFromPicks: CountRule = all(mayBePosted, (context) =>
  !context.row || picksLost(context).lost.length > 0 ? null : { code: 'picksKeepTheirs' },
);

/** [CN6] Within one's limit nobody else has to approve a count before it is posted. */
export const mayBePostedAlone: CountRule = all(isWithinLimit, mayBePosted);
export const mayTakeFromPicksAlone: CountRule = all(isWithinLimit, mayTakeFromPicks);

/** [CN14] A reversal takes back only goods that are still there and free. */
const goodsAreThere: CountRule = ({ row, view }) => {
  for (const line of row?.lines ?? []) {
    const { variance = 0 } = line;
    const balance = balanceOf(view, line);
    if (variance <= 0 || (balance && unheldOf(balance) >= variance)) continue;
    const onHand = balance?.onHand ?? 0;
    return {
      code: onHand < variance ? 'insufficientStock' : 'reservedByOthers',
      params: {
        sku: skuOf(view, line),
        location: codeOf(view, line.location),
        onHand,
        wanted: variance,
      },
    };
  }
  return null;
};

export const mayBeReversed: CountRule = all(reversesWithinLimit, goodsAreThere);
