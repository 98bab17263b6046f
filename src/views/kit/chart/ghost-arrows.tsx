import { headPath } from './arrow-path.ts';
import type { GhostArrow } from './chart-paint.ts';
import type { Box } from './chart-layout.ts';
import type { Placed } from './placed-parts.ts';

interface GhostArrowsProps {
  readonly ghosts: readonly GhostArrow[];
  readonly placed: Placed;
}

/** Dashed arrows on top of the drawing, between states that no arrow of the chart connects. */
export function GhostArrows({ ghosts, placed }: GhostArrowsProps) {
  return ghosts.map(({ source, target, label }, at) => {
    const from = middleOf(source, placed);
    const to = middleOf(target, placed);
    if (!from || !to) return null;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 34];
    return (
      <g key={`${source} ${target} ${label}`} className="flow-ghost">
        <path d={`M${from[0]},${from[1]}Q${x},${y - 30} ${to[0]},${to[1]}`} />
        <path className="flow-ghost-head" d={headPath([x, y - 30, ...to], 9)} />
        <text x={x} y={y + at * 2} textAnchor="middle">
          {label}
        </text>
      </g>
    );
  });
}

/** The middle of a state's upper edge, wherever its part is placed. */
function middleOf(state: string, { parts }: Placed): readonly [number, number] | null {
  for (const { drawn, box } of parts) {
    const own: Box | undefined = drawn?.states[state];
    if (own) return [box[0] + own[0] + own[2] / 2, box[1] + own[1]];
  }
  return null;
}
