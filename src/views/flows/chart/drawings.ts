import type { ChartLayout, Flow } from './chart-layout.ts';

// Made ahead of every build, development server and test run (scripts/flows/keep-layouts.ts).
type Load = () => Promise<{ default: ChartLayout }>;

const drawings: Readonly<Record<string, Load>> = import.meta.glob<{ default: ChartLayout }>(
  '/.cache/flows/layouts/*.json',
);

/** What fetches the drawing of a chart in a language and a direction. */
export const drawingOf = (slug: string, locale: string, flow: Flow): Load | undefined =>
  drawings[`/.cache/flows/layouts/${slug}.${locale}.${flow}.json`];

/** What fetches the drawings of all charts in a language and a direction, one by one. */
export const drawingsIn = (locale: string, flow: Flow): readonly Load[] =>
  Object.entries(drawings).flatMap(([file, load]) =>
    file.endsWith(`.${locale}.${flow}.json`) ? [load] : [],
  );
