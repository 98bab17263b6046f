import { all, type Rule } from '#model/engine/chart.ts';
import type { MovementCorrection, MovementForm, MovementLine, MovementRow } from './movement.facts.ts';
import { headOf, lineOf } from './movement.lines.ts';
import { approvalIsNotAsked } from './movement.rules.ts';
import { mayBeReversed } from './movement.work.ts';

type CorrectionRule = Rule<MovementRow, MovementCorrection>;

/**
 * What moved, as lines: each to the place where it was put. What was put in several places is a line of its own for each
 * but the first.
 */
export function linesMoved(row: MovementRow, newId: () => string): MovementLine[] {
  const known = new Set<string>();
  return row.arrivals.flatMap(({ line: id, quantity, to }) => {
    const line = lineOf(row, id);
    if (!line) return [];
    const { product, lot, from, receiptLine } = line;
    const isFirst = !known.has(id);
    known.add(id);
    const goods = { product, quantity, from, to, ...(lot === undefined ? {} : { lot }) };
    const put = receiptLine === undefined ? {} : { receiptLine };
    return [{ id: isFirst ? id : newId(), ...goods, ...put }];
  });
}

/** The form that a correction fills in: what the movement was, with these lines. */
export const correctedForm = (row: MovementRow, lines: MovementForm['lines']): MovementForm => ({
  ...headOf(row),
  lines,
});

const said = (lines: readonly MovementLine[]): string =>
  JSON.stringify(lines.map(({ product, lot, quantity, from, to }) => [product, lot, quantity, from, to]));

/** [MO23] */
const somethingIsCorrected: CorrectionRule = ({ row }, data) =>
  row && data && said(linesMoved(row, () => '')) === said(data.lines) ? { code: 'nothingCorrected' } : null;

/** [MO23] What was lost on the way was settled by somebody who is not asked again. */
const nothingWasLost: CorrectionRule = ({ row, id }) =>
  row && row.losses.length > 0
    ? { code: 'lostOnTheWay', fix: { kind: 'movement', document: id, type: 'reverse' } }
    : null;

/** [MO23] It is reversed and moved again, by whom may do both, where nobody else has to approve it. */
export const mayBeCorrected: CorrectionRule = all<MovementRow, MovementCorrection>(
  approvalIsNotAsked,
  nothingWasLost,
  mayBeReversed,
  somethingIsCorrected,
);
