import type { MouseEvent } from 'react';
import type { Tone } from '#views/ui/tone.ts';
import { RowWords } from './chart-arrow.tsx';
import type { ChartHandles } from './chart-handles.ts';
import type { Box, DrawnState } from './chart-layout.ts';
import { looks, stacked } from './chart-looks.ts';
import type { ChartPaint, StatePaint } from './chart-paint.ts';

interface ChartStateProps {
  readonly id: string;
  readonly box: Box;
  readonly drawn: DrawnState;
  readonly tone: Tone;
  readonly look: 'atomic' | 'final' | 'frame' | 'folded' | 'dot';
  readonly paint: ChartPaint;
  readonly handles: ChartHandles;
}

/** A state: a rounded box with its name and the transitions that stay in it; a frame around children; or a dot. */
export function ChartState(props: ChartStateProps) {
  const { id, box, drawn, look, paint, handles } = props;
  const own: StatePaint = paint.states?.[id] ?? {};
  const [x, y, width, height] = box;
  const marks = {
    'data-look': look,
    'data-tone': own.tone ?? props.tone,
    'data-active': own.isActive === true || undefined,
    'data-dimmed': own.isDimmed === true || undefined,
  };
  if (look === 'dot')
    return (
      <g {...handles.of(id)} className="flow-state" {...marks}>
        <circle className="flow-dot" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
      </g>
    );
  return (
    <g className="flow-part">
      <g {...handles.of(id)} className="flow-state" {...marks}>
        <rect
          className="flow-box"
          x={x}
          y={y}
          width={width}
          height={height}
          rx={look === 'frame' ? 14 : 10}
        />
        {look === 'final' && (
          <rect className="flow-inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={7} />
        )}
        {look !== 'frame' && <StateName {...props} note={own.note} />}
        {own.badge !== undefined && <Badge text={own.badge} right={x + width - 8} top={y - 9} />}
      </g>
      {look === 'folded' && <FoldSign id={id} box={box} handles={handles} />}
      {look !== 'frame' && <InnerRows box={box} drawn={drawn} paint={paint} handles={handles} />}
    </g>
  );
}

/** The header of a frame, on top of the arrows that run through it. */
export function FrameHead(props: ChartStateProps) {
  const { id, box, drawn, paint, handles } = props;
  return (
    <g className="flow-frame-head">
      <StateName {...props} note={paint.states?.[id]?.note} />
      <FoldSign id={id} box={box} handles={handles} />
      <InnerRows box={box} drawn={drawn} paint={paint} handles={handles} />
    </g>
  );
}

function StateName({ box, drawn, look, note }: ChartStateProps & { readonly note: string | undefined }) {
  const [x, y, width, height] = box;
  const hasSign = look === 'frame' || look === 'folded';
  const at = hasSign ? x + looks.pad.x + 18 : x + width / 2;
  const block = drawn.title.length * looks.titleLine + (note === undefined || hasSign ? 0 : looks.noteLine);
  const isMiddle = drawn.rows.length === 0 && look !== 'frame';
  const spare = note === undefined && look !== 'frame' ? looks.noteLine / 2 : 0;
  const top = isMiddle ? y + (height - block) / 2 : y + looks.pad.y + spare;
  const below = top + drawn.title.length * looks.titleLine;
  return (
    <>
      {drawn.title.map((line, index) => (
        <text
          key={line}
          className="flow-title"
          x={at}
          y={top + (index + 0.75) * looks.titleLine}
          textAnchor={hasSign ? 'start' : 'middle'}
        >
          {line}{' '}
        </text>
      ))}
      {note !== undefined && (
        <text
          className="flow-note"
          x={hasSign ? x + width - looks.pad.x : at}
          y={hasSign ? top + 0.75 * looks.titleLine : below + 0.75 * looks.noteLine}
          textAnchor={hasSign ? 'end' : 'middle'}
        >
          {note}{' '}
        </text>
      )}
    </>
  );
}

function InnerRows({
  box,
  drawn,
  paint,
  handles,
}: Pick<ChartStateProps, 'box' | 'drawn' | 'paint' | 'handles'>) {
  const [x, y, width] = box;
  if (drawn.rows.length === 0) return null;
  const top = y + looks.pad.y + drawn.title.length * looks.titleLine + looks.noteLine + looks.headGap;
  return (
    <>
      <line className="flow-rule" x1={x} x2={x + width} y1={top - 3} y2={top - 3} />
      {stacked(drawn.rows, top + 2).map(({ row, y: at }) => (
        <RowWords
          key={row.id}
          row={row}
          x={x + looks.pad.x}
          y={at}
          width={width - 2 * looks.pad.x}
          paint={paint.transitions?.[row.id] ?? {}}
          handles={handles}
        />
      ))}
    </>
  );
}

interface FoldSignProps {
  readonly id: string;
  readonly box: Box;
  readonly handles: ChartHandles;
}

/** Folds or unfolds a state with the mouse; the keyboard uses the space bar on the state. */
function FoldSign({ id, box: [x, y], handles }: FoldSignProps) {
  const isFolded = handles.isFolded(id);
  const [left, top] = [x + looks.pad.x - 3, y + looks.pad.y + 1];
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    handles.fold(id);
  };
  return (
    <g className="flow-fold" data-fold={id} aria-hidden onClick={toggle}>
      <rect x={left - 6} y={top - 5} width={26} height={26} rx={6} />
      <path d={isFolded ? `M${left + 5},${top + 4} l4,4 l-4,4` : `M${left + 3},${top + 6} l4,4 l4,-4`} />
    </g>
  );
}

function Badge({
  text,
  right,
  top,
}: {
  readonly text: string;
  readonly right: number;
  readonly top: number;
}) {
  const width = text.length * 7 + 12;
  return (
    <g className="flow-badge">
      <rect x={right - width} y={top} width={width} height={18} rx={9} />
      <text x={right - width / 2} y={top + 12.8} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
