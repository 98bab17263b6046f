import { COUNTER } from '#model/engine/engine.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { counterOf, type Numbering } from '#model/engine/number-form.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { CompanyRow } from './company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { SeriesForm } from './number-series.facts.ts';
import {
  formOf,
  prefixesOf,
  seriesNames,
  settingOf,
  type SeriesName,
  type SeriesSet,
  type SeriesSettings,
} from './number-series.ts';

const settingsIn = (view: Reader): SeriesSettings => view.get('company', COMPANY)?.series ?? {};

/** The number that a counter gives next. */
const nextOf = (view: Reader, series: SeriesName, counter: string): number => {
  const last = view.get(COUNTER, counter)?.last ?? 0;
  return Math.max(last + 1, settingsIn(view)[series]?.first[counter] ?? 1);
};

/** [CY9] No two series write alike, not even what they have written before. */
const prefixIsFree: Rule<CompanyRow, SeriesForm> = ({ view }, data) => {
  if (!data) return null;
  const { series, prefix } = data;
  const settings = settingsIn(view);
  const isTaken = seriesNames.some((name) => name !== series && prefixesOf(settings, name).includes(prefix));
  return isTaken ? onField('prefixTaken', 'prefix', { prefix }) : null;
};

/** [CY10] The next number only goes up. A device that does not hold the counters leaves it to the server. */
const nextGoesUp: Rule<CompanyRow, SeriesForm> = ({ view, env }, data) => {
  if (!data || data.next === null) return null;
  const counter = counterOf(data.series, data, env.today);
  const least = ifKnown(() => nextOf(view, data.series, counter), 1);
  return data.next < least ? onField('nextOnlyGoesUp', 'next', { next: least }) : null;
};

export const seriesIsSound: Rule<CompanyRow, SeriesForm> = all(prefixIsFree, nextGoesUp);

/** [CY10] With the numbers that are left out on purpose, if any. */
export function seriesSet({ view, env }: DecisionContext<CompanyRow>, data: SeriesForm): SeriesSet {
  const { next, ...form } = data;
  const counter = counterOf(form.series, form, env.today);
  const from = next === null ? 0 : ifKnown(() => nextOf(view, form.series, counter), next);
  return { ...form, skipped: next !== null && next > from ? { counter, from, to: next - 1 } : null };
}

/** [SO19] Whether a number is written as those of a series are, were, or may come to be. */
export function isOwnNumber(view: Reader, series: SeriesName, number: string): boolean {
  if (new RegExp(`^${series}-\\d{4}-\\d{5,}$`, 'i').test(number)) return true;
  const settings = settingsIn(view);
  if (!settings[series]) return false;
  return prefixesOf(settings, series).some((prefix) =>
    new RegExp(`^${prefix}-(\\d{4}-)?\\d+$`, 'i').test(number),
  );
}

/** Whether a code is written as the number of a document of the company, whichever. */
export const isDocumentNumber = (view: Reader, code: string): boolean =>
  seriesNames.some((series) => isOwnNumber(view, series, code));

/** [CY9] How the company numbers its documents. */
export const companyNumbering: Numbering = {
  form: (series, view) => formOf(settingsIn(view), series),
  first: (series, counter, view) => settingOf(settingsIn(view), series)?.first[counter] ?? 1,
  // Sales alone are taken over with numbers from outside; the usual form is kept from them at all times.
  isTaken: (series, number, view) =>
    series === 'SO' &&
    settingsIn(view).SO !== undefined &&
    view.by('salesOrder', 'number', number.toLowerCase()).length > 0,
};
