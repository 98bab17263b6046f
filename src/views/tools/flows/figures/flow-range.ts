import type { FlowRange } from '#model/flows/flow-figures.ts';
import { addDays } from '#model/values/moments.ts';

/** Named ranges, with their number of days up to today. */
export const presets = { '7': 7, '30': 30, '90': 90, year: 365 } as const;
export type Preset = keyof typeof presets;
export const OWN = 'own';
const FIRST: Preset = '30';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days given by the address: one of the presets, or from a day to a day. */
export interface AskedDays {
  readonly choice: Preset | typeof OWN;
  readonly range: FlowRange;
}

const isPreset = (value: string | undefined): value is Preset =>
  value !== undefined && Object.hasOwn(presets, value);
const isDay = (value: string | undefined): value is string =>
  value !== undefined && DAY.test(value) && !Number.isNaN(Date.parse(value));

/** The days that the address asks for; default: the last 30. */
export function askedDays(query: Readonly<Record<string, string | undefined>>, today: string): AskedDays {
  const { days, from, to } = query;
  if (isDay(from) && isDay(to) && from <= to) return { choice: OWN, range: { from, to } };
  const choice = isPreset(days) ? days : FIRST;
  return { choice, range: lastDays(presets[choice], today) };
}

/** This many days, ending today. */
export const lastDays = (days: number, today: string): FlowRange => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The number of days in a range. */
export const lengthOf = ({ from, to }: FlowRange): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A range split into few enough parts to be distinguishable, each named by its first day. */
export function piecesOf(range: FlowRange, most: number): readonly FlowRange[] {
  const size = Math.ceil(lengthOf(range) / most);
  const pieces: FlowRange[] = [];
  for (let from = range.from; from <= range.to; from = addDays(from, size)) {
    const to = addDays(from, size - 1);
    pieces.push({ from, to: to < range.to ? to : range.to });
  }
  return pieces;
}
