import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface ExchangeRateObserved extends Observation {
  /** What one of the currency costs on the day, millionths; null: not known. */
  rate: number | null;
}

const { row } = rowKit<ExchangeRateObserved>({ figures: ['rate'], layers });

const own = { decision: 'A currency has one rate a day; a day without one has the last before it.' };
const corrected = { decision: 'A rate is corrected by changing it, within its currency and its day.' };
const over = { decision: 'A rate of a wrong day is archived: the day then has the last one before it.' };

export const exchangeRateStart = { at: 'none' };
/** Millionths: before, as entered, and as corrected. */
export const exchangeRates = { before: 10_900_000, entered: 11_250_000, corrected: 12_000_000 };
export const exchangeRateRows = [
  row('XR-01', 'create', 'none → active', 'created', own, { makes: { rate: exchangeRates.entered } }),
  row('XR-02', 'update', 'active → active', 'updated', corrected, {
    makes: { rate: exchangeRates.corrected },
  }),
  row('XR-03', 'archive', 'active → archived', 'archived', over, { makes: { rate: exchangeRates.before } }),
];
