import type { Box, DrawnPart } from '../../src/views/flows/chart/chart-layout.ts';

interface Thing {
  readonly name: string;
  readonly box: Box;
}

/** What lies over what in a drawing: states that neither holds the other, and the words beside arrows. */
export function overlaps({ states, arrows }: DrawnPart): readonly string[] {
  const ids = Object.keys(states);
  const leaves: Thing[] = Object.entries(states)
    .filter(([id]) => !ids.some((other) => other.startsWith(`${id}.`)))
    .map(([name, box]) => ({ name, box }));
  const labels: Thing[] = arrows.flatMap(({ from, to, label }) =>
    label ? [{ name: `words of ${from} → ${to}`, box: label }] : [],
  );
  const things = [...leaves, ...labels];
  return things.flatMap((one, at) =>
    things
      .slice(at + 1)
      .filter((other) => isOver(one.box, other.box))
      .map((other) => `${one.name} × ${other.name}`),
  );
}

const isOver = ([x1, y1, w1, h1]: Box, [x2, y2, w2, h2]: Box): boolean =>
  x1 < x2 + w2 && x2 < x1 + w1 && y1 < y2 + h2 && y2 < y1 + h1;
