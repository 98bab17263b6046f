import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import type { Locale } from '#i18n/locale.ts';
import type { StockUnit } from '#model/values/units.ts';
import { stockUnitTexts } from '#words/stock-units.ts';

const { pcs, pack, box, kg, g, l, m, h } = stockUnitTexts;

/** Units by themselves. */
export const unitWords: Readonly<Record<StockUnit, MessageDescriptor>> = {
  pcs: messageOf(pcs.many),
  pack: messageOf(pack.one),
  box: messageOf(box.one),
  kg: messageOf(kg.one),
  g: messageOf(g.one),
  l: messageOf(l.one),
  m: messageOf(m.one),
  h: messageOf(h.one),
};

const THOUSAND = 1000;

/** A unit after a figure, in singular or plural for a quantity (thousandths). */
export const countedUnit = (unit: StockUnit, thousandths: number, language: Locale): string =>
  stockUnitTexts[unit][Math.abs(thousandths) === THOUSAND ? 'one' : 'many'][language];
