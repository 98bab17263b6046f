import type { DecisionContext } from '#model/engine/document-type.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type { LandedCostFact, LandedCostRow } from './landed-cost.facts.ts';
import { landedLines, takenBack } from './landed-lines.ts';

type Context = DecisionContext<LandedCostRow>;

function rowOf({ row, id }: Context): LandedCostRow {
  if (!row) throw new Error(`landed cost ${id} is not there`);
  return row;
}

export function posted(context: Context): LandedCostFact<'posted'> {
  const row = rowOf(context);
  return { number: context.draw('LC'), lines: [...landedLines(context.view, row)] };
}

export const reversed = (context: Context, { reason }: WithReason): LandedCostFact<'reversed'> => ({
  reason,
  lines: takenBack(context.view, rowOf(context).lines),
});
