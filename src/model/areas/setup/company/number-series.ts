import { usualForm, type NumberForm } from '#model/engine/number-form.ts';

/** The series that a company's documents are numbered from, by the prefix that they have unless it is changed. */
export const seriesNames = [
  'SO',
  'QT',
  'PO',
  'RFQ',
  'GR',
  'PK',
  'SH',
  'INV',
  'CN',
  'PAY',
  'RT',
  'SR',
  'SB',
  'CNT',
  'MOV',
  'AS',
  'ADJ',
] as const;
export type SeriesName = (typeof seriesNames)[number];

/** That a series is written so, and which numbers of a counter are left out on purpose, both ends included. */
export interface SeriesSet extends NumberForm {
  readonly series: SeriesName;
  readonly skipped: { readonly counter: string; readonly from: number; readonly to: number } | null;
}

/** How a company writes a series. */
export interface SeriesSetting extends NumberForm {
  /** The prefixes that it had before: no other series may take them. */
  readonly earlier: readonly string[];
  /** By counter, the first number that may be drawn, where some were left out. */
  readonly first: Readonly<Record<string, number>>;
}
export type SeriesSettings = Readonly<Partial<Record<SeriesName, SeriesSetting>>>;

const isSeries = (series: string): series is SeriesName => seriesNames.some((name) => name === series);

/** What was decided on a series, by its name; undefined: nothing. */
export const settingOf = (settings: SeriesSettings | undefined, series: string): SeriesSetting | undefined =>
  isSeries(series) ? settings?.[series] : undefined;

/** How a series writes its numbers by these settings. */
export const formOf = (settings: SeriesSettings | undefined, series: string): NumberForm =>
  settingOf(settings, series) ?? usualForm(series);

/** Every prefix that a series has, or had: numbers with it are its own for ever. */
export const prefixesOf = (settings: SeriesSettings, series: SeriesName): readonly string[] => {
  const setting = settings[series];
  return [series, ...(setting ? [setting.prefix, ...setting.earlier] : [])];
};

/** Settings after a series was set: what it was is kept. */
export function withSeries(
  settings: SeriesSettings,
  { series, skipped: left, ...data }: SeriesSet,
): SeriesSettings {
  const had = settings[series];
  const earlier = [...(had?.earlier ?? []), had?.prefix ?? series].filter((prefix) => prefix !== data.prefix);
  const first = { ...had?.first, ...(left && { [left.counter]: left.to + 1 }) };
  return { ...settings, [series]: { ...data, earlier: [...new Set(earlier)], first } };
}
