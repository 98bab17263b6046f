import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import { scrollToPart } from './viewport.ts';
import { walk, type Step, type Walk } from './chart-walk.ts';

interface WalkOptions {
  readonly shape: ChartShape;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (state: string) => void;
  readonly onSelect: ((id: string) => void) | undefined;
  /** Called before a step: its target has to be large enough to read. */
  readonly onStep: () => void;
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

/** The keyboard position in a chart, and its key handling. */
export function useWalk({ shape, folded, onFold, onSelect, onStep }: WalkOptions) {
  const svg = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<Walk | null>(null);
  const isShown = (state: string): boolean => ![...folded].some((one) => state.startsWith(`${one}.`));
  const at = place?.at ?? startOf(shape);
  const go = (next: Walk): void => {
    setPlace(next);
    onStep();
    focusOn(svg.current, next.at);
  };
  const fold = (): void => {
    // Folding re-renders the drawing, which would lose the focus.
    flushSync(() => onFold(at));
    focusOn(svg.current, at);
  };
  const act = (key: string): boolean => {
    const isTransition = shape.transitions.some(({ id }) => id === at);
    const step = key === 'Enter' && isTransition ? 'out' : KEYS[key];
    if (key === ' ' && shape.states.some(({ parent }) => parent === at)) fold();
    else if (key === ' ' || (key === 'Enter' && !isTransition)) onSelect?.(at);
    else if (step === undefined || (step === 'back' && !isTransition && !place?.trail.length)) return false;
    else go(walk(place ?? { at, trail: [] }, step, { shape, isShown }));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !act(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The focus moved in another way: the way back stays. */
  const arriveAt = (id: string): void =>
    setPlace((before) => (before?.at === id ? before : { at: id, trail: before?.trail ?? [] }));
  return { svg, at, onKeyDown, arriveAt, beginAt: (id: string) => setPlace({ at: id, trail: [] }) };
}

function focusOn(drawing: SVGSVGElement | null, id: string): void {
  const element = drawing?.querySelector<SVGGElement>(`[data-flow-id="${CSS.escape(id)}"]`);
  element?.focus({ preventScroll: true });
  if (element) scrollToPart(element);
}

/** The chart itself is not a position, unless it is drawn. */
const startOf = ({ id, states }: ChartShape): string =>
  states.find(({ parent, kind }) => parent !== null || kind === 'atomic')?.id ?? id;
