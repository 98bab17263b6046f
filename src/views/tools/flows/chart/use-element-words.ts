import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { ChartPaint } from '#views/kit/chart/chart-paint.ts';
import { chartText, staysWithin } from '#views/kit/chart/chart-text.ts';

/** Accessible names of states and transitions: the visible words, and more. */
export function useElementWords(
  shape: ChartShape,
  words: ChartWords,
  paint: ChartPaint,
): (id: string, note?: string) => string {
  const { t } = useLingui();
  const text = useMemo(() => chartText(shape, words), [shape, words]);
  const said = (parts: readonly (string | undefined)[], between: string): string =>
    parts.filter((part) => part !== undefined && part !== '').join(between);
  return (id, note = '') => {
    const transition = shape.transitions.find((one) => one.id === id);
    if (!transition) {
      const painted = paint.states?.[id];
      const count = shape.transitions.filter(({ source }) => source === id).length;
      const seen = said([words.state(id), painted?.note, painted?.badge], ' ');
      return said([seen, painted?.said, note, t`${count} ways on`], ', ');
    }
    const { targets, source } = transition;
    const [target] = targets;
    const row = text.transitions.find((one) => one.id === id);
    const mark = row?.isAgain === true ? '↻' : '';
    const seen = said([mark, row?.event, row?.guard, paint.transitions?.[id]?.label], ' ');
    if (target === undefined || staysWithin(transition))
      return said([seen, t`stays in ${words.state(source)}`], ', ');
    return said([seen, t`leads to ${words.state(target)}`], ', ');
  };
}
