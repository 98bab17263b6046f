import './chart.css';
import type { ChartShape, StateKind } from '#model/flows/chart-shape.ts';
import { isNone } from './words/chart-words.ts';
import type { ChartWords } from './words/chart-words.ts';
import { ArrowWords, ChartArrow } from './chart-arrow.tsx';
import { GhostArrows } from './ghost-arrows.tsx';
import type { ChartHandles } from './chart-handles.ts';
import type { DrawnArrow, Box, ChartLayout } from './chart-layout.ts';
import { looks } from './chart-looks.ts';
import type { ChartPaint } from './chart-paint.ts';
import { ChartState, FrameHead } from './chart-state.tsx';
import type { Placed, PlacedPart } from './placed-parts.ts';

interface ChartDrawingProps {
  readonly shape: ChartShape;
  readonly layout: ChartLayout;
  readonly placed: Placed;
  readonly words: ChartWords;
  readonly paint: ChartPaint;
  readonly handles: ChartHandles;
  readonly hasDots: boolean;
}

/** The contents of the drawing: its parts, and on top the arrows that the spec requires and the chart lacks. */
export function ChartDrawing(props: ChartDrawingProps) {
  return (
    <>
      {props.placed.parts.map((part) => (
        <g key={part.state} transform={`translate(${part.box[0]} ${part.box[1]})`}>
          <DrawnPartOf {...props} part={part} />
        </g>
      ))}
      <GhostArrows ghosts={props.paint.ghosts ?? []} placed={props.placed} />
    </>
  );
}

type PartProps = ChartDrawingProps & { readonly part: PlacedPart };

function DrawnPartOf(props: PartProps) {
  const { part, shape, layout, paint, handles } = props;
  const { drawn, state, box } = part;
  if (!drawn) return <ChartState {...stateProps(props, state, [0, 0, box[2], box[3]])} />;
  const isBare = shape.id === state && layout.states[state]?.rows.length === 0;
  const states = Object.entries(drawn.states)
    .filter(([id]) => id !== state || !isBare)
    .map(([id, at]) => stateProps(props, id, at));
  return (
    <>
      {states.map((one) => (
        <ChartState key={one.id} {...one} />
      ))}
      {drawn.dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="flow-dot" cx={x} cy={y} r={looks.dot / 2} />
      ))}
      {drawn.arrows.map((arrow) => (
        <ChartArrow key={keyOf(arrow)} arrow={arrow} paint={paint} handles={handles} />
      ))}
      {states.map((one) => one.look === 'frame' && <FrameHead key={one.id} {...one} />)}
      {drawn.arrows.map((arrow) => (
        <ArrowWords key={keyOf(arrow)} arrow={arrow} rows={layout.rows} paint={paint} handles={handles} />
      ))}
    </>
  );
}

/** Two arrows may lead the same way: from the initial dot, and from the state around it. */
const keyOf = ({ from, to, transitions }: DrawnArrow): string => [from, to, ...transitions].join(' ');

function stateProps({ shape, layout, words, paint, handles, hasDots }: PartProps, id: string, box: Box) {
  const kind = shape.states.find((one) => one.id === id)?.kind ?? 'atomic';
  return {
    id,
    box,
    drawn: layout.states[id] ?? { title: [id], rows: [] },
    tone: words.tone(id),
    look: hasDots && isNone(id) ? ('dot' as const) : lookOf(kind, handles.isFolded(id)),
    paint,
    handles,
  };
}

function lookOf(kind: StateKind, isFolded: boolean): 'atomic' | 'final' | 'frame' | 'folded' {
  if (kind === 'compound' || kind === 'parallel') return isFolded ? 'folded' : 'frame';
  return kind === 'final' ? 'final' : 'atomic';
}
