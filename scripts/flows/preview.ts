import type { ChartShape } from '../../src/model/flows/chart-shape.ts';
import type { Box, Preview } from '../../src/views/kit/chart/chart-layout.ts';
import { placeParts } from '../../src/views/kit/chart/placed-parts.ts';
import { isNone, type ChartWords } from '../../src/views/kit/chart/words/chart-words.ts';
import { layOut } from './lay-out.ts';

const silent: ChartWords = {
  chart: '',
  about: '',
  otherwise: '',
  state: () => '',
  tone: () => 'neutral',
  event: () => '',
  guard: () => '',
  guardNeeds: () => '',
  action: () => '',
};

/** A thumbnail of a chart. */
export async function preview(shape: ChartShape, isDocument: boolean): Promise<Preview> {
  // Transition words take no room, and words within states do not make them taller.
  const plain = {
    ...shape,
    transitions: shape.transitions.filter(({ targets, source }) => targets.some((one) => one !== source)),
  };
  const layout = await layOut(plain, silent, 'wide', (state) => isDocument && isNone(state));
  const { parts, width, height } = placeParts(layout, new Set(), 900);
  const holds = (id: string): boolean => shape.states.some(({ parent }) => parent === id);
  const within = parts.flatMap(({ drawn, box: [left, top] }) => (drawn ? [{ drawn, left, top }] : []));
  return {
    width,
    height,
    states: within.flatMap(({ drawn, left, top }) =>
      Object.entries(drawn.states)
        .filter(([id]) => id !== shape.id)
        .map(([id, [x, y, w, h]]) => ({
          path: id.split('.').slice(1).join('.'),
          box: [left + x, top + y, w, h] satisfies Box,
          isFrame: holds(id),
        })),
    ),
    arrows: within.flatMap(({ drawn, left, top }) =>
      drawn.arrows.map(({ points }) => points.map((value, at) => value + (at % 2 === 0 ? left : top))),
    ),
    count: shape.states.filter(({ id }) => !holds(id) && !(isDocument && isNone(id))).length,
  };
}
