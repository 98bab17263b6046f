import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { isStockUnit, isWholeOnly } from '#model/values/units.ts';
import type { UnitForm, UnitRow } from './unit.facts.ts';

type UnitRule = Rule<UnitRow, UnitForm>;

/** [UNT1] Codes are unique in the company, whatever their case, archived and built-in units included. */
export const unitCodeIsFree: UnitRule = ({ view, id }, data) => {
  if (!data) return null;
  const code = data.code.toLowerCase();
  const taken = isStockUnit(code) || view.by('unit', 'code', code).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [UNT2] A unit keeps its code: packagings and lines are written with it. */
export const unitCodeIsKept: UnitRule = ({ row }, data) =>
  data && row && data.code !== row.code ? onField('unitKeepsCode', 'code') : null;

/** [UNT3] Whether goods in a unit are counted as wholes: as the list of units says, else as the built-in rule does. */
export const wholeOnlyIn =
  (view: Reader) =>
  (unit: string): boolean =>
    isStockUnit(unit)
      ? isWholeOnly(unit)
      : (view.by('unit', 'code', unit.toLowerCase())[0]?.wholeOnly ?? isWholeOnly(unit));
