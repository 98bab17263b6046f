/** A way of straight lines with round corners, as the `d` of a path. `points`: x, y, x, y …; `corner`: the radius in px. */
export function arrowPath(points: readonly number[], corner: number): string {
  const way = pairs(points);
  const [start, ...rest] = way;
  if (!start) return '';
  const lines = rest.map((point, at) => {
    const before = way[at] ?? point;
    const after = rest[at + 1];
    if (!after) return `L${said(point)}`;
    const radius = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2);
    return `L${said(towards(point, before, radius))}Q${said(point)} ${said(towards(point, after, radius))}`;
  });
  return `M${said(start)}${lines.join('')}`;
}

type Point = readonly [number, number];

const pairs = (points: readonly number[]): readonly Point[] =>
  points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0] as const] : []));

const said = ([x, y]: Point): string => `${round(x)},${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The point `by` px from `from` on the way to `to`. */
function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / whole, from[1] + ((to[1] - from[1]) * by) / whole];
}
