import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { continuedFacts, factsOf, leavesOf, transitionsTaken } from './log-steps.ts';

const nothing = (): void => {};
const parcel = setup({
  guards: { isLast: () => true },
  actions: { opened: nothing, packed: nothing, closed: nothing, told: nothing },
}).createMachine({
  id: 'parcel',
  type: 'parallel',
  states: {
    work: {
      initial: 'none',
      states: {
        none: { on: { open: { target: 'open', actions: 'opened' } } },
        open: {
          on: {
            pack: [{ guard: 'isLast', target: 'done', actions: ['packed', 'closed'] }, { actions: 'packed' }],
            tell: { actions: 'told' },
          },
        },
        done: {},
      },
    },
    news: {
      initial: 'quiet',
      states: { quiet: { on: { pack: 'loud' } }, loud: { on: { pack: [{ guard: 'isLast' }, 'quiet'] } } },
    },
  },
});
const at = (work: string, news: string) => ({ work, news });
const open = 'parcel.work.open';

test.each([
  [
    'open',
    'quiet',
    'packed',
    'done',
    'loud',
    [`${open} --pack[0]--> parcel.work.done`, 'parcel.news.quiet --pack--> parcel.news.loud'],
  ],
  [
    'open',
    'loud',
    'packed',
    'open',
    'loud',
    [`${open} --pack[1]--> (internal)`, 'parcel.news.loud --pack[0]--> (internal)'],
  ],
  [
    'open',
    'loud',
    'packed',
    'open',
    'quiet',
    [`${open} --pack[1]--> (internal)`, 'parcel.news.loud --pack[1]--> parcel.news.quiet'],
  ],
  ['open', 'quiet', 'told', 'open', 'quiet', [`${open} --tell--> (internal)`]],
  ['done', 'quiet', 'packed', 'done', 'quiet', []],
  ['open', 'quiet', 'forgotten', 'open', 'quiet', []],
])('[FL4] from %s and %s, %s, to %s and %s', (work, news, fact, workAfter, newsAfter, taken) => {
  const step = { before: at(work, news), fact, after: at(workAfter, newsAfter) };
  expect(transitionsTaken(parcel, step)).toEqual(taken);
});

test('[FL4] the second fact of a transition goes on with the step of the first', () => {
  expect(continuedFacts(parcel)).toEqual(['packed>closed']);
  expect(factsOf(parcel, 'pack')).toEqual(['packed']);
  expect(leavesOf('parcel', at('open', 'loud'))).toEqual(['parcel.work.open', 'parcel.news.loud']);
  expect(leavesOf('pick', 'paused')).toEqual(['pick.paused']);
});
