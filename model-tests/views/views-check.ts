import { writeCheck } from '../kernel/report-parts.ts';

interface Shown {
  readonly complaints: readonly string[];
  /** Number of states drawn. */
  readonly runs: number;
  readonly ms: number;
}

interface Drawn {
  /** The chart's name. */
  readonly name: string;
  /** Distinguishes the views of a chart. */
  readonly view?: string;
}

/** Keeps the result of drawing every state of a chart in one language for the report. */
export function keepViews({ name, view }: Drawn, locale: string, { complaints, runs, ms }: Shown): void {
  const [got] = complaints;
  const detail =
    'Heading, state in words, no message missing, each button on exactly where the chart allows it.';
  const failure = got === undefined ? null : { path: [locale], expected: detail, got };
  writeCheck({
    chart: name,
    name: ['views', ...(view === undefined ? [] : [view]), locale].join(' '),
    passed: failure === null,
    runs,
    seed: null,
    detail,
    ms,
    failure,
  });
}
