import { describe, expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { flowLanguage } from '#i18n/flow-language.ts';
import { ALWAYS } from '#model/flows/transition-id.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { chartWords, isNone } from './chart-words.ts';
import { wordLists } from './word-lists.ts';
import { eventKey } from './word-list.ts';

const shapes = await Promise.all(
  chartList.map(async (chart) => ({ ...chart, shape: chartShape(await chart.load()) })),
);
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

test('[FLC1] every chart has words, and no other', () => {
  const todo =
    'list the words of a kind in src/words/kinds.ts, those of another chart in word-lists.ts beside this';
  expect(sorted(Object.keys(wordLists)), todo).toEqual(sorted(chartList.map(({ slug }) => slug)));
});

describe.each(shapes)('$slug', ({ slug, id, kind, shape }) => {
  const list = wordLists[slug];
  /** Words of its document's pages, which may cover more than the chart. */
  const pages = kind === 'document' ? wordsOf(id) : undefined;
  const todo = (ofKind: string, ofApp: string): string =>
    kind === 'document'
      ? `make \`${ofKind}\` in src/words/${slug}.words.ts what the chart has`
      : `make \`${ofApp}\` of ${slug} in src/views/kit/chart/words what the chart has`;
  const events = sorted(
    shape.transitions.map(({ event }) => eventKey(event)).filter((name) => name !== ALWAYS),
  );

  test('[FLC1] has a word for every state, and no other', () => {
    const states = shape.states.filter(({ parent }) => parent !== null).map((state) => state.id);
    const spoken = states.filter((state) => kind === 'app' || !isNone(state));
    expect(sorted(Object.keys(list?.states ?? {})), todo('states', 'states')).toEqual(
      sorted(spoken.map((state) => state.slice(id.length + 1))),
    );
  });

  test('[FLC1] has a word for every event, and no other', () => {
    const own = Object.keys(list?.events ?? {}).filter((name) => !pages || !(name in pages.commands));
    const words = todo('commands', 'events');
    expect(Object.keys(list?.events ?? {}), words).toEqual(expect.arrayContaining([...events]));
    expect(
      own.filter((name) => !events.includes(name)),
      words,
    ).toEqual([]);
  });

  test('[FLC1] has words for every guard, and no other', () => {
    const guards = shape.transitions.flatMap(({ guard }) => guard ?? []);
    expect(sorted(Object.keys(list?.guards ?? {})), todo('guards', 'guards')).toEqual(sorted(guards));
  });

  test('[FLC1] has a word for every action, and no other', () => {
    const actions = sorted(shape.transitions.flatMap((one) => one.actions));
    const own = Object.keys(list?.actions ?? {}).filter((name) => !pages || !(name in pages.facts));
    const words = todo('facts', 'actions');
    expect(Object.keys(list?.actions ?? {}), words).toEqual(expect.arrayContaining([...actions]));
    expect(
      own.filter((name) => !actions.includes(name)),
      words,
    ).toEqual([]);
  });
});

test('[FLC1] Swedish words are Swedish', async () => {
  const [english, swedish] = [await flowLanguage('en'), await flowLanguage('sv')];
  const guards = shapes.flatMap(({ slug, shape }) =>
    shape.transitions.flatMap(({ guard }) => (guard === null ? [] : [[slug, guard] as const])),
  );
  const same = guards.filter(
    ([slug, guard]) =>
      chartWords(english, slug).guardNeeds(guard) === chartWords(swedish, slug).guardNeeds(guard),
  );
  expect(same, 'say `needs` of these guards in Swedish').toEqual([]);
  expect(chartWords(swedish, 'sales-order').state('salesOrder.commercial.draft')).toBe('Utkast');
});

test('[FLC1] what a chart no longer has is called by its name', async () => {
  const words = chartWords(await flowLanguage('en'), 'sales-order');
  expect(words.event('teleport')).toBe('teleport');
  expect(words.state('salesOrder.commercial.mislaid')).toBe('commercial.mislaid');
});
