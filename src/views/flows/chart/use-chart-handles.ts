import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { ChartHandles } from './chart-handles.ts';
import { walk, type Step, type Walk } from './chart-walk.ts';
import { useElementWords } from './use-element-words.ts';

interface Options {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (state: string) => void;
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'out',
  ArrowLeft: 'in',
  Escape: 'back',
  Home: 'first',
  End: 'last',
};

/** What makes a drawing walkable: one stop of the Tab key, arrows from state to transition to state. */
export function useChartHandles({ shape, words, folded, onFold, selected, onSelect }: Options) {
  const { t } = useLingui();
  const own = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<Walk | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const describe = useElementWords(shape, words);
  const isShown = (state: string): boolean => ![...folded].some((one) => state.startsWith(`${one}.`));
  const start =
    shape.states.find(({ parent, kind }) => parent !== null || kind !== 'compound')?.id ?? shape.id;
  const at = place?.at ?? start;
  const near = hovered ?? selected;

  const go = (next: Walk): void => {
    setPlace(next);
    const element = svg.current?.querySelector<SVGGElement>(`[data-flow-id="${CSS.escape(next.at)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'Enter' ? 'out' : KEYS[event.key];
    const isTransition = shape.transitions.some(({ id }) => id === at);
    const isFolding = event.key === ' ' && shape.states.some(({ parent }) => parent === at);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isFolding) onFold(at);
    else if (event.key === ' ' || (event.key === 'Enter' && !isTransition)) onSelect?.(at);
    else if (step === undefined || (step === 'back' && !isTransition && !place?.trail.length)) return;
    else go(walk(place ?? { at, trail: [] }, step, { shape, isShown }));
    event.preventDefault();
    event.stopPropagation();
  };

  const handles: ChartHandles = {
    selected,
    fold: onFold,
    isFolded: (state) => folded.has(state),
    isNear: ({ from, to, transitions }) => from === near || to === near || transitions.includes(near ?? ''),
    of: (id) => ({
      id: `${own}${id}`,
      role: 'button',
      tabIndex: id === at ? 0 : -1,
      'aria-label': describe(id, folded.has(id) ? t`folded` : ''),
      'aria-pressed': id === selected,
      'data-flow-id': id,
      onClick: () => {
        setPlace({ at: id, trail: [] });
        onSelect?.(id);
      },
      onFocus: () => id !== at && setPlace({ at: id, trail: place?.trail ?? [] }),
      onMouseEnter: () => setHovered(id),
      onMouseLeave: () => setHovered(null),
    }),
  };
  return { handles, svg, onKeyDown };
}
