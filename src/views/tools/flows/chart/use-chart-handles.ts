import { useId, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import type { ChartHandles } from '#views/kit/chart/chart-handles.ts';
import type { ChartPaint } from '#views/kit/chart/chart-paint.ts';
import { useElementWords } from './use-element-words.ts';
import type { useWalk } from './use-walk.ts';

interface HandlesOptions {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly paint: ChartPaint;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (state: string) => void;
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly walk: Pick<ReturnType<typeof useWalk>, 'at' | 'arriveAt' | 'beginAt'>;
}

/** Handles that make the parts of a drawing hoverable, selectable and navigable; one of them is a tab stop. */
export function useChartHandles(options: HandlesOptions): ChartHandles {
  const { shape, words, paint, folded, onFold, selected, onSelect, walk } = options;
  const { t } = useLingui();
  const own = useId();
  const [hovered, setHovered] = useState<string | null>(null);
  const describe = useElementWords(shape, words, paint);
  const near = hovered ?? selected;
  return {
    selected,
    fold: onFold,
    isFolded: (state) => folded.has(state),
    isNear: ({ from, to, transitions }) => from === near || to === near || transitions.includes(near ?? ''),
    of: (id) => ({
      id: `${own}${id}`,
      role: 'button',
      tabIndex: id === walk.at ? 0 : -1,
      'aria-label': describe(id, folded.has(id) ? t`folded` : ''),
      'aria-pressed': id === selected,
      'data-flow-id': id,
      onClick: () => {
        walk.beginAt(id);
        onSelect?.(id);
      },
      onFocus: () => walk.arriveAt(id),
      onMouseEnter: () => setHovered(id),
      onMouseLeave: () => setHovered(null),
    }),
  };
}
