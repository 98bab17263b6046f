import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { staysWithin } from './chart-text.ts';

/** What a state or a transition is called to somebody who walks the chart without seeing it. */
export function useElementWords(shape: ChartShape, words: ChartWords): (id: string, note?: string) => string {
  const { t } = useLingui();
  return (id, note = '') => {
    const transition = shape.transitions.find((one) => one.id === id);
    const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
    if (!transition) {
      const count = shape.transitions.filter(({ source }) => source === id).length;
      return said([words.state(id), note, t`${count} ways on`]);
    }
    const { event, guard, targets, source } = transition;
    const [target] = targets;
    const condition = guard === null ? '' : words.guard(guard);
    if (target === undefined || staysWithin(transition))
      return said([words.event(event), condition, t`stays in ${words.state(source)}`]);
    return said([words.event(event), condition, t`leads to ${words.state(target)}`]);
  };
}
