import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { pageMachine } from '#machines/app/page/page.machine.ts';
import type { Offer } from '../kernel/graph.ts';
import { pageRows, pageStart } from '../spec/page.rows.ts';
import type { PageAsk, PageObserved } from '../spec/page.rows.ts';
import type { AppCase } from './app-case.ts';
import { happens } from './app-offers.ts';

const alphabet: readonly Offer<AnyEventObject>[] = [
  ...[0, 200, 201, 5000].map((top) => happens('scroll', { type: 'scrolled', top }, `to ${top} px`)),
  happens('press the button', { type: 'returnToTop' }),
  happens('follow a hash link', { type: 'followAnchor', id: 'here' }),
  ...['one', 'another'].map((title) =>
    happens('enter page', { type: 'enterPage', title }, `called ${title}`),
  ),
  happens('10 ms pass', { type: 'xstate.after.headRest.page.head.changing' }),
];

function pageSeen({ context, value }: AnyMachineSnapshot): PageObserved {
  return {
    state: {
      button: value.position === 'away' ? 'offered' : 'hidden',
      head: value.head === 'changing' ? 'waiting' : 'current',
    },
    title: context.title,
    entered: context.entered,
  };
}

export const pageCase: AppCase<PageObserved, PageAsk> = {
  machine: pageMachine,
  plug: (machine) => ({
    name: 'page',
    machine,
    inputs: [{ label: 'start', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: {
    rows: pageRows,
    starts: pageStart,
    observe: pageSeen,
    ask: ({ top, title }) => ({ ...(top !== undefined && { top }), ...(title !== undefined && { title }) }),
  },
  effects: { scrollToTop: 'scroll to the top', scrollToAnchor: 'scroll to the element' },
  bounds: 'Two titles stand for all.',
  tree: {
    keep: ({ label }) => !label.endsWith('another'),
    why: 'The path tree has one title; the covers take both.',
  },
  signed: [
    {
      mutant: 'drop target: page.head.changing enterPage [0]',
      reason: 'it is in the same state either way; that its time begins anew is held by PAG2 on a clock',
    },
  ],
};
