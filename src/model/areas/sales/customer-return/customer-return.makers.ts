import type { DecisionContext } from '#model/engine/document-type.ts';
import { need } from '#model/engine/reader.ts';
import type {
  CustomerReturnFact,
  CustomerReturnRow,
  Grading,
  OpenReturn,
  ReturnArrival,
  ReturnedPart,
} from './customer-return.facts.ts';
import { creditOf } from './customer-return.credit.ts';
import { isPutAway } from './customer-return.grading.ts';
import { lineOf } from './customer-return.lines.ts';
import { linesFrom } from './customer-return.source.ts';
import { costOf, costsOfParts, homeOf } from './customer-return.stock.ts';

type Context = DecisionContext<CustomerReturnRow>;

function rowOf({ row, id }: Context): CustomerReturnRow {
  if (!row) throw new Error(`customer return ${id} is not there`);
  return row;
}

export const created = ({ view }: Context, data: OpenReturn): CustomerReturnFact<'created'> => ({
  ...data,
  lines: data.lines.length > 0 ? data.lines : linesFrom(view, data),
});

export const requested = (context: Context): CustomerReturnFact<'requested'> => ({
  number: context.draw('RT'),
});

/** Lots of a shipment's line are lines of their own, so that no two parts share what came back of one. */
export function received(context: Context, data: ReturnArrival): CustomerReturnFact<'received'> {
  const row = rowOf(context);
  return {
    lines: data.lines.flatMap(({ line: id, quantity }): ReturnedPart[] => {
      const line = lineOf(row, id);
      return line ? [{ line: id, quantity, cost: costOf(context.view, line, quantity) }] : [];
    }),
  };
}

export function graded(context: Context, data: Grading): CustomerReturnFact<'graded'> {
  const row = rowOf(context);
  return {
    lines: data.lines.map(({ line: id, grades }) => {
      const line = lineOf(row, id);
      return {
        line: id,
        grades: grades.map((part) =>
          line && isPutAway(part.grade) && part.location === null
            ? { ...part, location: homeOf(context.view, row, line) }
            : part,
        ),
      };
    }),
  };
}

export const reversed = (
  context: Context,
  { reason }: { readonly reason: string },
): CustomerReturnFact<'reversed'> => ({
  reason,
  lines: rowOf(context)
    .lines.filter((line) => line.received > 0)
    .map((line) => ({
      line: line.id,
      quantity: line.received,
      cost: need('customerReturn', line, 'cost'),
    })),
});

export function posted(context: Context): CustomerReturnFact<'posted'> {
  const row = rowOf(context);
  const { amount, shares, lines, kept } = creditOf(context.view, row);
  return {
    lines: row.lines.flatMap(costsOfParts),
    credit: amount,
    shares,
    credited: lines,
    ...(kept.length > 0 && { kept }),
  };
}

export const credited = (context: Context): CustomerReturnFact<'credited'> => ({
  amount: rowOf(context).credit ?? 0,
});
