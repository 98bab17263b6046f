import { expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import { isNone } from '#views/kit/chart/words/chart-words.ts';
import type { ChartLayout, Flow } from '#views/kit/chart/chart-layout.ts';
import { looks } from '#views/kit/chart/chart-looks.ts';
import { aroundOf, openedTo, scrolledAtFirst, scrolledTo, startOf } from './chart-start.ts';
import { drawingOf } from '#views/kit/chart/drawings.ts';
import {
  foldedAtFirst,
  MARGIN,
  placeParts,
  roomFor,
  sizeOf,
  type Placed,
} from '#views/kit/chart/placed-parts.ts';
import { scaleOf } from './zoom.ts';

/** The pane on a phone of 390 × 844 px, and on a page of 1440 × 900. */
const rooms = { tall: { width: 340, height: 620 }, wide: { width: 1100, height: 660 } } as const;

interface Begun {
  readonly slug: string;
  readonly shape: ChartShape;
  readonly layout: ChartLayout;
  readonly start: string;
}

async function everyChart(locale: string, flow: Flow): Promise<readonly Begun[]> {
  return Promise.all(
    chartList.map(async ({ slug, kind, load }) => {
      const layout = (await drawingOf(slug, locale, flow)?.())?.default;
      if (!layout) throw new Error(`there is no drawing of ${slug}: npm run drawings`);
      const shape = chartShape(await load());
      return { slug, shape, layout, start: startOf(shape, (id) => kind === 'document' && isNone(id)) };
    }),
  );
}

/** A chart as opened, and its visible part. */
function opened({ shape, layout }: Begun, flow: Flow, part: string) {
  const room = rooms[flow];
  const folded = openedTo(part, foldedAtFirst(layout, shape, flow));
  const placed = placeParts(layout, folded, roomFor(flow, room.width));
  const scale = scaleOf({ chosen: null, room }, sizeOf(placed));
  const own = standing(placed, part, scale);
  return { room, scale, own, placed };
}

/** The position of a state, or of the folded one around it, in the scaled drawing, px. */
function standing({ parts }: Placed, state: string, scale: number) {
  for (const id of aroundOf(state))
    for (const { drawn, box } of parts) {
      const [x, y, width, height] = drawn?.states[id] ?? [];
      if (x === undefined || y === undefined || !width || !height) continue;
      const at = { x: (box[0] + x + MARGIN) * scale, y: (box[1] + y + MARGIN) * scale };
      return { ...at, width: width * scale, height: height * scale };
    }
  throw new Error(`${state} is not drawn`);
}

type Opened = ReturnType<typeof opened>;

/** Whether a part is visible at the pane's scroll position; for one larger than the pane, its start. */
function isSeen({ own, room }: Opened, scrolled: { readonly x: number; readonly y: number }): boolean {
  const along = (start: number, length: number, from: number, most: number): boolean =>
    start >= from - 0.01 && start + Math.min(length, most) <= from + most + 0.01;
  return along(own.x, own.width, scrolled.x, room.width) && along(own.y, own.height, scrolled.y, room.height);
}

test.each(['en', 'sv'])(
  '[FLC12] on a phone every chart begins large enough to be read, where it begins, in %s',
  async (locale) => {
    const charts = await everyChart(locale, 'tall');
    expect(charts.length).toBe(chartList.length);
    const begun = charts.map((chart) => ({ chart, ...opened(chart, 'tall', chart.start) }));
    const small = begun.filter(({ scale }) => scale * looks.event.size < 11 || scale * looks.title.size < 11);
    expect(small.map(({ chart, scale }) => [chart.slug, scale])).toEqual([]);
    const unseen = begun.filter((one) => !isSeen(one, scrolledAtFirst(one.own, one.room)));
    expect(unseen.map(({ chart }) => chart.slug)).toEqual([]);
  },
);

test.each(['tall', 'wide'] as const)(
  '[FLC12] whichever state of a chart is chosen, it is open and in sight, %s',
  async (flow) => {
    const unseen: string[] = [];
    let count = 0;
    for (const chart of await everyChart('sv', flow))
      for (const { id, parent } of chart.shape.states) {
        if (parent === null) continue;
        const now = opened(chart, flow, id);
        if (!now.placed.parts.some(({ drawn }) => drawn?.states[id])) unseen.push(`${id} is folded away`);
        if (!isSeen(now, scrolledAtFirst(now.own, now.room))) unseen.push(`${id} at first`);
        if (!isSeen(now, scrolledTo(now.own, now.room))) unseen.push(id);
        count += 1;
      }
    expect(unseen).toEqual([]);
    expect(count).toBeGreaterThan(150);
  },
);

test('[FLC12] a document’s chart begins with its first state, not with the dot before it', async () => {
  const starts = Object.fromEntries((await everyChart('en', 'tall')).map(({ slug, start }) => [slug, start]));
  expect(starts).toMatchObject({
    'sales-order': 'salesOrder.commercial.draft',
    'purchase-order': 'purchaseOrder.commercial.draft',
    sync: 'sync.opening',
  });
});

test('[FLC12] what is folded away is looked for where it is', () => {
  expect(aroundOf('a.b.c')).toEqual(['a.b.c', 'a.b', 'a']);
  expect(aroundOf('a.b --go--> a.c')).toEqual(['a.b --go--> a.c', 'a.b', 'a']);
  expect([...openedTo('a.b.c --go--> a.d', new Set(['a.b', 'a.d']))]).toEqual(['a.d']);
});
