import type { DecisionContext } from '#model/engine/document-type.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { released as namedPromises } from '#model/stock/stock.withholding.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type { AssemblyFact, AssemblyForm, AssemblyRow, Build } from './assembly.facts.ts';
import { goodsInto, goodsOut, newLotsOf, valued } from './assembly.goods.ts';
import { releasePlan } from './assembly.rules.ts';
import { promisesOnReversal } from './assembly.stock.ts';

type Context = DecisionContext<AssemblyRow>;

function rowOf({ row, id }: Context): AssemblyRow {
  if (!row) throw new Error(`assembly ${id} is not there`);
  return row;
}

const seesCosts = ({ env }: Context): boolean => env.internal || env.may(VIEW_COST);

/** Who may not see costs names none: building costs what the bundle says. [AS13] */
export const created = (context: Context, data: AssemblyForm): AssemblyForm =>
  seesCosts(context) ? data : { ...data, buildCost: null };

/** Costs that the author of the change may not see stay as they were. [AS13] */
export const updated = (context: Context, data: AssemblyForm): AssemblyForm =>
  seesCosts(context) ? data : { ...data, buildCost: rowOf(context).buildCost ?? null };

/** The number is drawn, and what the bundle is made of copied: a later revision leaves it alone. [AS3] */
export function released(context: Context): AssemblyFact<'released'> {
  const row = rowOf(context);
  const { view } = context;
  const { lines, leftOut } = releasePlan(view, row);
  const own = row.mode === 'build' ? (view.get('product', row.product)?.bundle?.buildCost ?? 0) : 0;
  return {
    number: row.number ?? context.draw('AS'),
    buildCost: row.mode === 'build' ? (row.buildCost ?? own) : 0,
    lines: [...lines],
    leftOut: [...leftOut],
  };
}

export function built(context: Context, data: Build): AssemblyFact<'built'> {
  const row = rowOf(context);
  const out = [...goodsOut({ view: context.view, today: context.env.today }, row, data).goods];
  const into = goodsInto(context, row, data);
  return {
    quantity: data.quantity,
    ...valued(context.view, row, data.quantity, { out, into }),
    newLots: newLotsOf(context, row, data),
  };
}

export const reversed = (context: Context, { reason }: WithReason): AssemblyFact<'reversed'> => ({
  reason,
  released: namedPromises(promisesOnReversal(context.view, rowOf(context))),
});
