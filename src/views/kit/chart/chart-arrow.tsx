import { looks, stacked } from './chart-looks.ts';
import { arrowPath, headPath, shortened } from './arrow-path.ts';
import type { DrawnArrow, DrawnRow } from './chart-layout.ts';
import type { ChartPaint, TransitionPaint } from './chart-paint.ts';
import type { ChartHandles } from './chart-handles.ts';

interface ChartArrowProps {
  readonly arrow: DrawnArrow;
  readonly rows: Readonly<Record<string, DrawnRow>>;
  readonly paint: ChartPaint;
  readonly handles: ChartHandles;
}

/** One arrow; its labels are drawn separately, on top of all arrows. */
export function ChartArrow({ arrow, paint, handles }: Omit<ChartArrowProps, 'rows'>) {
  const paints = arrow.transitions.map((id) => paint.transitions?.[id] ?? {});
  const weight = Math.max(0, ...paints.map((one) => one.weight ?? 0));
  const isPicked = arrow.transitions.some((id) => id === handles.selected);
  const isDimmed = paints.length > 0 && paints.every((one) => one.isDimmed === true);
  return (
    <g
      className="flow-arrow"
      data-tone={toneOf(paints)}
      data-picked={isPicked || handles.isNear(arrow) || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <path
        className="flow-line"
        d={arrowPath(shortened(arrow.points, HEAD - 2), looks.corner)}
        strokeDasharray={
          paints.length > 0 && paints.every((one) => one.isDashed === true) ? '5 4' : undefined
        }
        strokeWidth={1.5 + weight * 4.5}
      />
      <path className="flow-head" d={headPath(arrow.points, HEAD + weight * 4)} />
    </g>
  );
}

/** The length of an arrow head in px. */
const HEAD = 8;

/** The labels of an arrow, one block for each of its transitions. */
export function ArrowWords({ arrow, rows, paint, handles }: ChartArrowProps) {
  if (!arrow.label) return null;
  const [x, y, width, height] = arrow.label;
  const own = arrow.transitions.flatMap((id) => rows[id] ?? []);
  return (
    <g>
      <rect className="flow-label-ground" x={x} y={y} width={width} height={height} rx={6} />
      {stacked(own, y + looks.label.y).map(({ row, y: top }) => (
        <RowWords
          key={row.id}
          row={row}
          x={x + looks.label.x}
          y={top}
          width={width - 2 * looks.label.x}
          paint={paint.transitions?.[row.id] ?? {}}
          handles={handles}
        />
      ))}
    </g>
  );
}

interface RowWordsProps {
  readonly row: DrawnRow;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly paint: TransitionPaint;
  readonly handles: ChartHandles;
}

/** The label of one transition: event and condition. */
export function RowWords({ row, x, y, width, paint, handles }: RowWordsProps) {
  const height = looks.rowHeight(row);
  return (
    <g
      {...handles.of(row.id)}
      className="flow-row"
      data-tone={paint.tone}
      data-dimmed={paint.isDimmed === true || undefined}
    >
      <rect className="flow-row-ground" x={x - 4} y={y - 2} width={width + 8} height={height + 4} rx={4} />
      {row.event.map((line, at) => (
        <Line key={line} className="flow-event" x={x} y={y + (at + 0.8) * looks.eventLine} text={line} />
      ))}
      {row.guard.map((line, at) => (
        <Line
          key={line}
          className="flow-guard"
          x={x}
          y={y + row.event.length * looks.eventLine + (at + 0.8) * looks.guardLine}
          text={line}
        />
      ))}
      {paint.label !== undefined && (
        <text className="flow-figure" x={x + width} y={y + 0.8 * looks.eventLine} textAnchor="end">
          {paint.label}
        </text>
      )}
    </g>
  );
}

const toneOf = (paints: readonly TransitionPaint[]) => {
  const tones = new Set(paints.map(({ tone }) => tone));
  return tones.size === 1 ? [...tones][0] : paints.find(({ tone }) => tone !== undefined)?.tone;
};

interface LineProps {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A line of a wrapped text: screen readers get a space between lines. */
function Line({ className, x, y, text }: LineProps) {
  return (
    <>
      <text className={className} x={x} y={y}>
        {text}
      </text>{' '}
    </>
  );
}
