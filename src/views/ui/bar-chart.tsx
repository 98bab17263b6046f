import { Trans } from '@lingui/react/macro';
import type { Tone } from './tone.ts';
import { useWidth } from './use-width.ts';

export interface Bar {
  readonly id: string;
  /** Below the bar; keep it short. */
  readonly label: string;
  readonly value: number;
  /** The value in words, for the tooltip and screen readers. */
  readonly text: string;
  readonly tone?: Tone | undefined;
  /** A second value, drawn beside the first; `text` says both. */
  readonly beside?: { readonly value: number; readonly tone: Tone } | undefined;
  readonly onSelect?: (() => void) | undefined;
}

export interface BarChartProps {
  readonly bars: readonly Bar[];
  /** The chart in one sentence. */
  readonly summary: string;
  /** Formats the scale: 0 … the largest value. */
  readonly formatAxis: (value: number) => string;
  readonly height?: number;
}

const LEFT = 52;
const FOOT = 22;
const TOP = 8;

/** Vertical bars on a rounded scale; every bar is announced with its text. Where there is none, a line says so. */
export function BarChart(props: BarChartProps) {
  const values = props.bars.flatMap(({ value, beside }) => [value, beside?.value ?? 0]);
  if (values.every((value) => value === 0)) return <NoBars />;
  return <Bars {...props} largest={Math.max(0, ...values)} />;
}

function NoBars() {
  return (
    <p className="ui-faint">
      <Trans>Nothing to show here yet.</Trans>
    </p>
  );
}

interface BarsProps extends BarChartProps {
  /** The largest value, or 0. */
  readonly largest: number;
}

function Bars({ bars, summary, formatAxis, height = 220, largest }: BarsProps) {
  const [frame, width] = useWidth(720);
  const slot = (width - LEFT) / Math.max(1, bars.length);
  const scale = { top: niceTop(largest), room: height - FOOT - TOP, slot };
  const named = namedBars(
    bars.map(({ label }) => label),
    slot,
  );
  return (
    <svg
      className="ui-bars"
      ref={frame}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="figure"
      aria-label={summary}
    >
      <Axis scale={scale} width={width} formatAxis={formatAxis} />
      {bars.map((bar, index) => (
        <BarShape key={bar.id} bar={bar} x={LEFT + index * slot} scale={scale} labelled={named.has(index)} />
      ))}
    </svg>
  );
}

interface Scale {
  readonly top: number;
  readonly room: number;
  readonly slot: number;
}

/** Whole values only. */
const ticksOf = ({ top }: Scale): readonly number[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => top * part).filter(Number.isInteger);

const yOf = (value: number, { top, room }: Scale) => TOP + room - (value / top) * room;

function Axis({
  scale,
  width,
  formatAxis,
}: { scale: Scale; width: number } & Pick<BarChartProps, 'formatAxis'>) {
  return ticksOf(scale).map((value) => (
    <g key={value} aria-hidden>
      <line x1={LEFT} x2={width} y1={yOf(value, scale)} y2={yOf(value, scale)} />
      <text x={LEFT - 8} y={yOf(value, scale) + 4} textAnchor="end">
        {formatAxis(value)}
      </text>
    </g>
  ));
}

function BarShape({ bar, x, scale, labelled }: { bar: Bar; x: number; scale: Scale; labelled: boolean }) {
  const { slot, room } = scale;
  const { beside } = bar;
  const wide = slot * (beside ? 0.32 : 0.64);
  const words = `${bar.label}: ${bar.text}`;
  return (
    <g role="img" aria-label={words} {...selectable(bar)}>
      <title>{words}</title>
      <Column value={bar.value} tone={bar.tone} x={x + slot * 0.18} wide={wide} scale={scale} />
      {beside && <Column {...beside} x={x + slot * 0.18 + wide} wide={wide} scale={scale} />}
      <rect x={x} y={TOP} width={slot} height={room} fillOpacity={0} />
      {labelled && (
        <text x={x + slot / 2} y={TOP + room + FOOT - 6} textAnchor="middle" aria-hidden>
          {bar.label}
        </text>
      )}
    </g>
  );
}

interface ColumnProps extends Pick<Bar, 'value' | 'tone'> {
  readonly x: number;
  readonly wide: number;
  readonly scale: Scale;
}

function Column({ value, tone, x, wide, scale }: ColumnProps) {
  const y = yOf(Math.max(0, value), scale);
  return (
    <rect
      x={x}
      y={y}
      width={wide}
      height={Math.max(value > 0 ? 1 : 0, TOP + scale.room - y)}
      rx={Math.min(3, scale.slot * 0.2)}
      data-tone={tone}
    />
  );
}

function selectable(bar: Bar) {
  if (bar.onSelect === undefined) return {};
  const { onSelect } = bar;
  return {
    role: 'button',
    tabIndex: 0,
    onClick: onSelect,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && onSelect(),
  };
}

/** Width in px of a letter of the labels, and of the gap between labels. */
const LETTER = 6.2;
const GAP = 10;

/** The bars whose label is shown: the first of those with equal labels, as far as there is room. */
export function namedBars(labels: readonly string[], slot: number): ReadonlySet<number> {
  const named = new Set<number>();
  const longest = Math.max(0, ...labels.map(({ length }) => length)) * LETTER;
  const end = LEFT + labels.length * slot;
  let from = -Infinity;
  for (const [index, label] of labels.entries()) {
    const middle = LEFT + (index + 0.5) * slot;
    const isNext = label !== labels[index - 1] && middle - from >= longest + GAP;
    if (!isNext || middle + longest / 2 > end + GAP) continue;
    named.add(index);
    from = middle;
  }
  return named;
}

const STEPS = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8];

/** The smallest round number above the value that divides into four round parts. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
}
