import type { ChartShape } from '#model/flows/chart-shape.ts';
import { isNone } from '../words/chart-words.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { ArrowWords, ChartArrow } from './chart-arrow.tsx';
import { GhostArrows } from './ghost-arrows.tsx';
import type { ChartHandles } from './chart-handles.ts';
import type { ChartLayout } from './chart-layout.ts';
import { looks } from './chart-looks.ts';
import type { ChartPaint } from './chart-paint.ts';
import { ChartState } from './chart-state.tsx';
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

/** The inside of the drawing: parts, and over them what the text states and the chart lacks. */
export function ChartDrawing(props: ChartDrawingProps) {
  return (
    <>
      <ArrowHead id={props.handles.marker} />
      {props.placed.parts.map((part) => (
        <g key={part.state} transform={`translate(${part.box[0]} ${part.box[1]})`}>
          <DrawnPartOf {...props} part={part} />
        </g>
      ))}
      <GhostArrows ghosts={props.paint.ghosts ?? []} placed={props.placed} marker={props.handles.marker} />
    </>
  );
}

function ArrowHead({ id }: { readonly id: string }) {
  return (
    <defs>
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX={9}
        refY={5}
        markerWidth={9}
        markerHeight={9}
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path className="flow-head" d="M1,1.2 L9,5 L1,8.8 z" />
      </marker>
    </defs>
  );
}

function DrawnPartOf({
  part,
  shape,
  layout,
  words,
  paint,
  handles,
  hasDots,
}: ChartDrawingProps & { readonly part: PlacedPart }) {
  const { drawn, state, box } = part;
  const state0 = (id: string, at: PlacedPart['box']) => {
    const kind = shape.states.find((one) => one.id === id)?.kind;
    const isOpen = (kind === 'compound' || kind === 'parallel') && !handles.isFolded(id);
    const look = isOpen
      ? 'frame'
      : kind === 'compound' || kind === 'parallel'
        ? 'folded'
        : kind === 'final'
          ? 'final'
          : 'atomic';
    return (
      <ChartState
        key={id}
        id={id}
        box={at}
        drawn={layout.states[id] ?? { title: [id], rows: [] }}
        tone={words.tone(id)}
        look={hasDots && isNone(id) ? 'dot' : look}
        paint={paint}
        handles={handles}
      />
    );
  };
  if (!drawn) return state0(state, [0, 0, box[2], box[3]]);
  const arrows = drawn.arrows;
  const root = layout.states[state];
  const isBare = shape.id === state && root?.rows.length === 0;
  return (
    <>
      {Object.entries(drawn.states).map(([id, at]) => (id === state && isBare ? null : state0(id, at)))}
      {drawn.dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="flow-dot" cx={x} cy={y} r={looks.dot / 2} />
      ))}
      {arrows.map((arrow) => (
        <ChartArrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} paint={paint} handles={handles} />
      ))}
      {arrows.map((arrow) => (
        <ArrowWords
          key={`${arrow.from} ${arrow.to}`}
          arrow={arrow}
          rows={layout.rows}
          paint={paint}
          handles={handles}
        />
      ))}
    </>
  );
}
