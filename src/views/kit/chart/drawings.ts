import type { ChartLayout, Flow } from './chart-layout.ts';

// Kept by scripts/flows/keep-layouts.ts.
type Load = () => Promise<{ default: ChartLayout }>;

const drawings: Readonly<Record<string, Load>> = import.meta.glob<{ default: ChartLayout }>(
  '/src/views/kit/chart/drawings/layouts/*.json',
);

/** The loader of a chart's drawing in a language and a direction. */
export const drawingOf = (slug: string, locale: string, flow: Flow): Load | undefined =>
  drawings[`/src/views/kit/chart/drawings/layouts/${slug}.${locale}.${flow}.json`];

/** The loaders of all charts' drawings in a language and a direction. */
export const drawingsIn = (locale: string, flow: Flow): readonly Load[] =>
  Object.entries(drawings).flatMap(([file, load]) =>
    file.endsWith(`.${locale}.${flow}.json`) ? [load] : [],
  );
