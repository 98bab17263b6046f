import { all, type Rule } from '#model/engine/chart.ts';
import type {
  AdjustmentCorrection,
  AdjustmentForm,
  AdjustmentLineForm,
  AdjustmentRow,
} from './adjustment.facts.ts';
import { mayBeReversed } from './adjustment.rules.ts';

type CorrectionRule = Rule<AdjustmentRow, AdjustmentCorrection>;

/** What a posted adjustment would be written as to be the same. Costs that one may not see are left to the server. */
export const formOf = ({ notes, lines }: AdjustmentRow): Omit<AdjustmentForm, 'adjustedOn'> => ({
  notes,
  lines: lines.map(asWritten),
});

const asWritten = (line: AdjustmentLineForm): AdjustmentLineForm => {
  const { id, product, location, lot, how, quantity, unitCost, reason, scrap, note, photo } = line;
  const written = { id, product, location, how, quantity, reason, scrap, note, photo };
  return { ...written, unitCost: unitCost ?? null, ...(lot === undefined ? {} : { lot }) };
};

const said = ({ notes, lines }: Omit<AdjustmentForm, 'adjustedOn'>): string =>
  JSON.stringify([notes, lines.map(asWritten)]);

/** [AD14] */
const somethingIsCorrected: CorrectionRule = ({ row }, data) =>
  row && data && said(formOf(row)) === said(data) ? { code: 'nothingCorrected' } : null;

/** [AD14] It is reversed and posted again, by whom may do both. */
export const mayBeCorrected: CorrectionRule = all<AdjustmentRow, AdjustmentCorrection>(
  mayBeReversed,
  somethingIsCorrected,
);
