import type { DecisionContext } from '#model/engine/document-type.ts';
import { lotByCode } from '../lot/lot.kind.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { released } from '#model/stock/stock.withholding.ts';
import type {
  CountEntries,
  CountFact,
  CountPlan,
  CountRow,
  EmptyBin,
  ExplainLines,
  ParkedItem,
  RecountLines,
  ResolveParked,
} from './count.facts.ts';
import { binsOf, firstLines, standingOf, worthOf } from './count.lines.ts';
import { freezable, promisesFrozen } from './count.stock.ts';
import { toleranceOf } from './count.tolerance.ts';

type Context = DecisionContext<CountRow>;

function rowOf({ row, id }: Context): CountRow {
  if (!row) throw new Error(`count ${id} is not there`);
  return row;
}

/** When the person did it: the moment on the device, which may have been offline. [CN13] */
const momentOf = ({ env }: Context): string => env.madeAt ?? env.now;

export const created = (context: Context, data: CountPlan): CountFact<'created'> => ({
  ...data,
  number: context.draw('CNT'),
});

export function started(context: Context): CountFact<'started'> {
  const row = rowOf(context);
  const { view, env } = context;
  const bins = binsOf(view, row, env.now);
  const held = row.freeze ? freezable(view, bins) : [];
  return {
    bins,
    lines: firstLines(view, row, bins),
    held,
    released: released(promisesFrozen(view, held)),
  };
}

/** Each entry on its line; goods that are on none get one of their own. */
export function lineCounted(context: Context, { entries }: CountEntries): CountFact<'lineCounted'> {
  const row = rowOf(context);
  const numbers = lineNumbers(row);
  return {
    at: momentOf(context),
    entries: entries.map((found) => {
      const lot = found.lot === undefined ? undefined : lotByCode(context.view, found.product, found.lot)?.id;
      const line = numbers({ location: found.location, product: found.product, ...ofLot(lot) });
      return { ...found, line, ...(lot !== undefined && { lotId: lot }) };
    }),
  };
}

/** The line of goods in a bin; for those on none, the next number. */
function lineNumbers(row: CountRow): (goods: { location: string; product: string; lot?: string }) => string {
  const keyOf = (one: { location: string; product: string; lot?: string | undefined }): string =>
    [one.location, one.product, one.lot ?? ''].join(':');
  const known = new Map(row.lines.map((line) => [keyOf(line), line.id]));
  let last = row.lines.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return (goods) => {
    const key = keyOf(goods);
    const id = known.get(key) ?? String((last += 1));
    known.set(key, id);
    return id;
  };
}

export function binEmpty(context: Context, { location }: EmptyBin): CountFact<'binEmpty'> {
  const lines = rowOf(context).lines.filter((line) => line.location === location);
  return { location, at: momentOf(context), lines: lines.map(({ id }) => id) };
}

export const parked = (context: Context, data: ParkedItem): CountFact<'parked'> => ({
  ...data,
  at: momentOf(context),
});

export function resolved(context: Context, data: ResolveParked): CountFact<'resolved'> {
  const row = rowOf(context);
  const item = row.parked.find(({ id }) => id === data.parked);
  if (!item || data.product === null) return { ...data, line: null };
  const lot = data.lot === undefined ? undefined : lotByCode(context.view, data.product, data.lot)?.id;
  const lotId = data.lot === undefined ? undefined : (lot ?? item.id);
  const line = lineNumbers(row)({ location: item.location, product: data.product, ...ofLot(lotId) });
  return { ...data, line, ...(lotId !== undefined && { lotId }) };
}

/** A line that differs by more than the value limit is counted again by somebody else. [CN6] */
export function recounted(context: Context, { lines }: RecountLines): CountFact<'recounted'> {
  const { view } = context;
  const limitOf = (product: string): number | null => toleranceOf(view, product).value;
  return {
    lines: lines.map((id) => {
      const line = rowOf(context).lines.find((one) => one.id === id);
      const standing = line && standingOf(view, line);
      const limit = standing ? limitOf(standing.line.product) : null;
      if (!standing || limit === null) return { line: id, byAnother: false };
      const worth = Math.abs(worthOf(view, standing));
      return { line: id, byAnother: worth > limit };
    }),
  };
}

export function explained(
  context: Context,
  { lines, reason, note, costs }: ExplainLines,
): CountFact<'explained'> {
  const row = rowOf(context);
  return {
    reason,
    note,
    lines: lines.map((id) => {
      const line = row.lines.find((one) => one.id === id);
      const variance = (line && standingOf(context.view, line)?.variance) ?? 0;
      const unitCost = costs.find((cost) => cost.line === id)?.unitCost;
      return { line: id, variance, ...(unitCost !== undefined && { unitCost }) };
    }),
  };
}
