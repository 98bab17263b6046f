import type { Box, DrawnArrow, DrawnPart } from '../../src/views/kit/chart/chart-layout.ts';

interface Thing {
  readonly name: string;
  readonly box: Box;
}

/** Overlaps in a drawing: between unnested states, words beside arrows, and arrows. */
export function overlaps(drawn: DrawnPart): readonly string[] {
  const things = thingsOf(drawn);
  const pairs = things.flatMap((one, at) =>
    things
      .slice(at + 1)
      .filter((other) => isOver(one.box, other.box))
      .map((other) => `${one.name} × ${other.name}`),
  );
  return [...pairs, ...drawn.arrows.flatMap((arrow) => crossings(arrow, things))];
}

function thingsOf({ states, arrows }: DrawnPart): readonly Thing[] {
  const ids = Object.keys(states);
  const leaves: Thing[] = Object.entries(states)
    .filter(([id]) => !ids.some((other) => other.startsWith(`${id}.`)))
    .map(([name, box]) => ({ name, box }));
  const labels: Thing[] = arrows.flatMap(({ from, to, label }) =>
    label ? [{ name: nameOf(from, to), box: label }] : [],
  );
  return [...leaves, ...labels];
}

/** What an arrow crosses other than its own words and its ends. */
function crossings({ from, to, points }: DrawnArrow, things: readonly Thing[]): readonly string[] {
  const own = new Set([from, to, nameOf(from, to)]);
  const lines = points.slice(0, -2).flatMap((x, at) => {
    const [y = 0, nextX = 0, nextY = 0] = points.slice(at + 1, at + 4);
    return at % 2 === 0 ? [lineBox([x, y], [nextX, nextY])] : [];
  });
  return things
    .filter(({ name, box }) => !own.has(name) && lines.some((line) => isOver(line, box)))
    .map(({ name }) => `${from} → ${to} through ${name}`);
}

type Point = readonly [number, number];

/** A straight line along an axis, as a box without an inside. */
const lineBox = ([x1, y1]: Point, [x2, y2]: Point): Box => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.abs(x2 - x1),
  Math.abs(y2 - y1),
];

const nameOf = (from: string, to: string): string => `words of ${from} → ${to}`;

const isOver = ([x1, y1, w1, h1]: Box, [x2, y2, w2, h2]: Box): boolean =>
  x1 < x2 + w2 && x2 < x1 + w1 && y1 < y2 + h2 && y2 < y1 + h1;
