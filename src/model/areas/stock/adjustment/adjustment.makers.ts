import { answering } from '#model/areas/setup/member/answering.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { released } from '#model/stock/stock.withholding.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  AdjustmentForm,
  AdjustmentLine,
  AdjustmentLineForm,
  AdjustmentMode,
  AdjustmentRow,
  Approved,
  Created,
  OpenAdjustment,
  Posted,
  Reversed,
  Updated,
} from './adjustment.facts.ts';
import { beforeOf, effectsOf } from './adjustment.lines.ts';
import { totalNow } from './adjustment.limit.ts';
import { momentOf } from './adjustment.moments.ts';
import { backOf, promisesBroken } from './adjustment.stock.ts';
import { postedLines } from './adjustment.values.ts';

type Context = DecisionContext<AdjustmentRow>;

function rowOf({ row }: Context): AdjustmentRow {
  if (!row) throw new Error('an adjustment without a row');
  return row;
}

/** A line with what the ledger has now. [AD3] */
function noted(view: Reader, mode: AdjustmentMode, line: AdjustmentLineForm): AdjustmentLine {
  const before = beforeOf(view, mode, line);
  return mode === 'value'
    ? { ...line, before, costBefore: averageOf(view, line.product) }
    : { ...line, before };
}

export const created = ({ view }: Context, data: OpenAdjustment): Created => ({
  ...data,
  lines: data.lines.map((line) => noted(view, data.mode, line)),
});

/** Costs that the author of the change may not see stay as they were. */
export function updated(context: Context, data: AdjustmentForm): Updated {
  const { view, env } = context;
  const row = rowOf(context);
  const seesCosts = env.internal || env.may(VIEW_COST);
  const costOf = (line: AdjustmentLineForm): AdjustmentLineForm => {
    const before = seesCosts ? undefined : row.lines.find(({ id }) => id === line.id);
    return before?.product === line.product ? { ...line, unitCost: before.unitCost } : line;
  };
  return { ...data, lines: data.lines.map((line) => noted(view, row.mode, costOf(line))) };
}

export const submitted = answering;

export const approved = (context: Context): Approved => ({
  approvedValue: totalNow(context.view, rowOf(context)),
});

/** The number is drawn, and every change and value worked out from the stock there is now. [AD6] */
export function posted(context: Context): Posted {
  const { view, env } = context;
  const row = rowOf(context);
  return {
    number: row.number ?? context.draw('ADJ'),
    effectiveAt: momentOf(row, env),
    lines: postedLines(view, row),
    released: released(promisesBroken(view, row, effectsOf(view, row))),
  };
}

export function reversed(context: Context, { reason }: WithReason): Reversed {
  const row = rowOf(context);
  const broken = row.mode === 'value' ? [] : promisesBroken(context.view, row, backOf(row));
  return { reason, released: released(broken) };
}
