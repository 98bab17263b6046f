import type { Observation } from '../kernel/conform.ts';
import { everyLayer as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface VatRateObserved extends Observation {
  /** Others of its class end the day before it, and begin the day after. */
  between: boolean;
}

const { row } = rowKit<VatRateObserved>({ figures: ['between'], layers });

const own = {
  decision:
    'A company may add rates of its own: a class in a country, from a day on, without overlap or gap.',
};
const putRight = {
  decision: 'A rate is corrected or archived until it begins, and on the day it was entered.',
};
const end = { decision: 'A rate is never deleted: it ends on a day, which may be moved or taken back.' };

export const vatRateStart = { at: ['none', 'active'] };
export const vatRateRows = [
  row('VR-01', 'create', 'none → active', 'created', own),
  row('VR-02', 'update', 'active → active', 'updated', putRight),
  row('VR-03', 'end', 'active → active', 'ended', end),
  row('VR-04', 'archive', 'active → archived', 'archived', putRight, { when: ({ between }) => !between }),
];
