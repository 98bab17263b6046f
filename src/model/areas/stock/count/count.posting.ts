import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { chooseBins } from '#model/stock/choose-bins.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { isPromisable } from '#model/stock/stock.tables.ts';
import { leavingValues } from '#model/stock/stock.values.ts';
import { released } from '#model/stock/stock.withholding.ts';
import type { CountFact, CountRow, LostToPick, PostedLine } from './count.facts.ts';
import { balanceOf, worthOf, type Standing } from './count.lines.ts';
import { standings } from './count.tolerance.ts';

type Posted = CountFact<'posted'>;

/** What open picks have reserved where less is left: they are told before the goods leave. [CN11] */
export function picksLost({ view, row }: DecisionContext<CountRow>): CountFact<'picksLost'> {
  if (!row) throw new Error('there is no count to post');
  const gone = standings(view, row).filter(({ variance }) => variance < 0);
  return { lost: gone.flatMap((standing) => lostToPicks(view, row.warehouse, standing)) };
}

/** What becomes of the count: the difference of every line, what picks lose, and the promises that nothing covers now. */
export function posted({ view, env, row }: DecisionContext<CountRow>): Posted {
  if (!row) throw new Error('there is no count to post');
  const counted = standings(view, row);
  const gone = counted.filter(({ variance }) => variance < 0);
  const lost = gone.flatMap((standing) => lostToPicks(view, row.warehouse, standing));
  const shares = leavingValues(
    view,
    gone.map(({ line, variance }) => ({ product: line.product, quantity: -variance })),
  );
  const valueOf = (one: Standing): number =>
    one.variance < 0 ? -(shares[gone.indexOf(one)] ?? 0) || 0 : worthOf(view, one);
  const lines = counted.map((one): PostedLine => {
    const { id, location, product, lot, explained } = one.line;
    const unitCost = one.variance > 0 ? explained?.unitCost : undefined;
    return {
      id,
      location,
      product,
      ...ofLot(lot),
      counted: one.counted,
      countedAt: one.at,
      expected: one.expected,
      variance: one.variance,
      value: valueOf(one),
      ...(unitCost !== undefined && { unitCost }),
    };
  });
  const leaving = [...leavingOf(view, lines, lost), ...foundElsewhere(view, row.warehouse, env.today, lost)];
  const promises = promisesBeyondAll(view, leaving);
  return { effectiveAt: env.now, lines, lost, released: released(promises) };
}

/** What picks will fetch from other bins instead: it is no longer free for promises there. */
function foundElsewhere(view: Reader, warehouse: string, today: string, lost: readonly LostToPick[]) {
  const taken = new Map<string, number>();
  return lost.map(({ product, location, quantity }) => {
    const bins = chooseBins(view, {
      warehouse,
      product,
      quantity,
      today,
      taken,
      except: new Set([location]),
    });
    return { product, warehouse, quantity: sumOf(bins) };
  });
}

/** What is reserved in a bin beyond what is left there, thousandths. */
function lackingFor(view: Reader, { line, variance }: Standing): number {
  const { reserved = 0, onHand = 0 } = balanceOf(view, line) ?? {};
  return reserved - (onHand + variance);
}

/** What open picks have reserved in a bin and not yet in hand, beyond what is left there: the last picks lose first. */
function lostToPicks(view: Reader, warehouse: string, standing: Standing): LostToPick[] {
  const { line } = standing;
  let lacking = lackingFor(view, standing);
  if (lacking <= 0) return [];
  const picks = view.by('pick', 'openWarehouse', warehouse).toReversed();
  const lost: LostToPick[] = [];
  for (const pick of picks)
    for (const { id: pickLine, orderLine, location, product, lot, ...rest } of pick.lines.toReversed()) {
      if (location !== line.location || product !== line.product || lot !== line.lot) continue;
      const figures = { id: pickLine, orderLine, location, product, ...ofLot(lot), ...rest };
      const quantity = Math.min(leftOf(figures), lacking);
      if (quantity <= 0) continue;
      lost.push({
        pick: pick.id,
        pickLine,
        order: pick.order,
        orderLine,
        product,
        location,
        ...ofLot(lot),
        quantity,
      });
      lacking -= quantity;
    }
  return lost;
}

/** A loss that leaves less than movements keep ready there, beyond what picks lose. [CN16] */
export const keptReady = (view: Reader, row: CountRow): Standing | undefined =>
  standings(view, row).find((standing) => {
    if (standing.variance >= 0) return false;
    const bound = balanceOf(view, standing.line)?.bound ?? 0;
    return lackingFor(view, standing) + bound > sumOf(lostToPicks(view, row.warehouse, standing));
  });

const isAt =
  ({ location, product, lot }: PostedLine) =>
  (other: { readonly location: string; readonly product: string; readonly lot?: string | undefined }) =>
    other.location === location && other.product === product && other.lot === lot;

/** On hold there, beyond what is left: what is gone is on hold no longer; thousandths. */
export function heldBeyond(view: Reader, line: PostedLine, lost: readonly LostToPick[]): number {
  const balance = balanceOf(view, line);
  const { held = 0, onHand = 0, reserved = 0 } = balance ?? {};
  const hard = reserved - sumOf(lost.filter(isAt(line)));
  return Math.min(held, Math.max(0, held - Math.max(0, onHand + line.variance - hard)));
}

const sumOf = (parts: readonly { readonly quantity: number }[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** What of the losses was promised softly: not what picks had reserved, or was on hold, or kept back. [ST9] */
export function leavingOf(
  view: Reader,
  lines: readonly PostedLine[],
  lost: readonly LostToPick[],
): { product: string; warehouse: string | null; quantity: number }[] {
  return lines.flatMap((line) => {
    const balance = balanceOf(view, line);
    if (line.variance >= 0 || !isPromisable(balance)) return [];
    const quantity = -line.variance - sumOf(lost.filter(isAt(line))) - heldBeyond(view, line, lost);
    return quantity > 0 ? [{ product: line.product, warehouse: balance.warehouse, quantity }] : [];
  });
}
