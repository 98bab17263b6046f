import type { StateValue } from '#model/engine/rows.ts';
import type { ChartWords } from './chart-words.ts';

/** The current state of a chart in words; with several active regions each is named. */
export function standingIn({ state }: Pick<ChartWords, 'state'>, chart: string, value: StateValue): string {
  const said = (at: string, below: StateValue, region: string): readonly string[] => {
    if (typeof below === 'string') return [`${region}${state(`${at}.${below}`)}`];
    const inner = Object.entries(below);
    return inner.flatMap(([name, one]) => {
      const id = `${at}.${name}`;
      return said(id, one, inner.length > 1 ? `${state(id)}: ` : region);
    });
  };
  return said(chart, value, '').join(' · ');
}
