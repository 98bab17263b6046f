/** A polyline with rounded corners, as the `d` of a path. `points`: x, y, x, y …; `corner`: the radius in px. */
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

/** The arrow head at the end of a line, as the `d` of a path; `length` in px. */
export function headPath(points: readonly number[], length: number): string {
  const [before, tip] = pairs(points).slice(-2);
  if (!before || !tip) return '';
  const foot = towards(tip, before, length);
  const across: Point = [(foot[1] - tip[1]) * 0.42, (tip[0] - foot[0]) * 0.42];
  const left: Point = [foot[0] + across[0], foot[1] + across[1]];
  const right: Point = [foot[0] - across[0], foot[1] - across[1]];
  return `M${said(tip)}L${said(left)}L${said(right)}z`;
}

/** The line shortened by `by` px at its end, so that a wide line does not show beyond its arrow head. */
export function shortened(points: readonly number[], by: number): readonly number[] {
  const [before, tip] = pairs(points).slice(-2);
  if (!before || !tip) return points;
  return [...points.slice(0, -2), ...towards(tip, before, Math.min(by, distance(tip, before)))];
}

type Point = readonly [number, number];

const pairs = (points: readonly number[]): readonly Point[] =>
  points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0] as const] : []));

const said = ([x, y]: Point): string => `${round(x)},${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The point `by` px from `from` towards `to`. */
function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / whole, from[1] + ((to[1] - from[1]) * by) / whole];
}
