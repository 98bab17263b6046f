import type { LabelSettings, CompanyRow } from '../company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { defaultLabels, labelUses, type LabelUse } from '#model/values/label-formats.ts';
import { formatId, purposeOf } from './format-of.ts';
import type { LabelFormatForm, LabelFormatRow } from './label-format.facts.ts';
import { beyondSheet } from './label-sheet.ts';

type FormatRule<D = LabelFormatForm> = Rule<LabelFormatRow, D>;

/** [LBF1] Codes are unique in the company, whatever their case, archived formats included. */
export const formatCodeIsFree: FormatRule = ({ view, id }, data) => {
  const taken = data && view.by('labelFormat', 'code', data.code.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [LBF3] A format is for something. */
export const isForSomething: FormatRule = (_, data) =>
  data && labelUses.every((use) => !data[purposeOf[use]])
    ? onField('labelFormatForNothing', 'forProducts')
    : null;

/** [LBF4] A sheet has columns and rows of labels, all of which lie on it. */
export const fitsItsPaper: FormatRule = (_, data) => {
  if (!data || data.paper === 'roll') return null;
  if (data.columns === null) return onField('sheetNeedsCount', 'columns');
  if (data.rows === null) return onField('sheetNeedsCount', 'rows');
  const { across, down } = beyondSheet(data);
  if (across) return onField('labelsBesidePaper', 'columns');
  return down ? onField('labelsBesidePaper', 'rows') : null;
};

const measured = [
  'code',
  'width',
  'height',
  'paper',
  'columns',
  'rows',
  'marginTop',
  'marginLeft',
  'gapAcross',
  'gapDown',
] as const;

/** [LBF2] A built-in format keeps its code and what it measures. */
export const builtInIsKept: FormatRule = ({ row }, data) => {
  const changed = data && row?.builtIn && measured.find((field) => data[field] !== row[field]);
  return changed ? onField('labelFormatKeepsSize', changed) : null;
};

/** What the company prints in this format unless another one is chosen. [LBF5] */
function usualFor(view: Reader, format: string): readonly LabelUse[] {
  const settings = view.get('company', COMPANY)?.labels ?? defaultLabels;
  return labelUses.filter((use) => formatId(settings[use]) === format);
}

/** [LBF5] What is usually printed in a format stays what it is for. */
export const usualUseIsKept: FormatRule = ({ view, id }, data) => {
  const gone = data && usualFor(view, id).find((use) => !data[purposeOf[use]]);
  return gone ? onField('labelFormatIsUsual', purposeOf[gone]) : null;
};

/** [LBF5] What is usually printed in a format is first printed in another. */
export const isNotUsual: FormatRule<never> = ({ view, id }) =>
  usualFor(view, id).length > 0 ? { code: 'labelFormatIsUsual' } : null;

/** [LBF7] Label settings name formats in use that are for it; those named already may stay. */
export const formatsAreOffered: Rule<CompanyRow, LabelSettings> = ({ view, row }, data) => {
  if (!data) return null;
  const held = row?.labels ?? defaultLabels;
  const wrong = labelUses.find((use) => {
    if (formatId(data[use]) === formatId(held[use])) return false;
    const format = view.get('labelFormat', formatId(data[use]));
    return !format || isArchived(format) || !format[purposeOf[use]];
  });
  return wrong ? onField('unknownLabelFormat', wrong) : null;
};
