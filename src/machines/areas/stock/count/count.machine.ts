import { answering } from '#model/areas/setup/member/answering.ts';
import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import * as approval from '#model/areas/stock/count/count.approval.ts';
import { countFacts, type CountRow } from '#model/areas/stock/count/count.facts.ts';
import * as makers from '#model/areas/stock/count/count.makers.ts';
import { picksLost, posted } from '#model/areas/stock/count/count.posting.ts';
import * as rules from '#model/areas/stock/count/count.rules.ts';

type CountCommand =
  | 'create'
  | 'start'
  | 'count'
  | 'withdraw'
  | 'sayEmpty'
  | 'park'
  | 'resolve'
  | 'pause'
  | 'resume'
  | 'submit'
  | 'recount'
  | 'explain'
  | 'review'
  | 'approve'
  | 'reject'
  | 'post'
  | 'reverse'
  | 'cancel';

const cancel = { target: 'cancelled', actions: 'cancelled' } as const;
const resolve = { guard: 'mayBeResolved', actions: 'resolved' } as const;
const post = { target: 'posted', actions: 'posted' } as const;
const postOverPicks = { target: 'posted', actions: ['picksLost', 'posted'] } as const;
const reject = { target: 'counted', actions: 'rejected' } as const;

/** The life of a stock count: bins are counted while work goes on in them, and the books follow. */
export const countMachine = documentSetup<CountRow, CountCommand>()({
  rules: {
    mayBePlanned: rules.mayBePlanned,
    mayBegin: rules.mayBegin,
    entriesFit: rules.entriesFit,
    entryIsTheirs: rules.entryIsTheirs,
    binIsEmpty: rules.binIsEmpty,
    mayBeParked: rules.mayBeParked,
    mayBeResolved: rules.mayBeResolved,
    allIsCounted: rules.allIsCounted,
    mayBeRecounted: rules.mayBeRecounted,
    mayBeExplained: rules.mayBeExplained,
    mayBeReviewed: rules.mayBeReviewed,
    mayBeApproved: approval.mayBeApproved,
    mayTakeFromPicks: approval.mayTakeFromPicks,
    mayBePosted: approval.mayBePosted,
    mayTakeFromPicksAlone: approval.mayTakeFromPicksAlone,
    mayBePostedAlone: approval.mayBePostedAlone,
    mayBeReversed: approval.mayBeReversed,
  },
  facts: countFacts,
  makers: {
    created: makers.created,
    started: makers.started,
    lineCounted: makers.lineCounted,
    binEmpty: makers.binEmpty,
    parked: makers.parked,
    resolved: makers.resolved,
    recounted: makers.recounted,
    explained: makers.explained,
    reviewed: answering,
    picksLost,
    posted,
  },
}).createMachine({
  id: 'count',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'mayBePlanned', target: 'planned', actions: 'created' } } },
    planned: { on: { start: { guard: 'mayBegin', target: 'counting', actions: 'started' }, cancel } },
    counting: {
      on: {
        count: { guard: 'entriesFit', actions: 'lineCounted' },
        withdraw: { guard: 'entryIsTheirs', actions: 'entryWithdrawn' },
        sayEmpty: { guard: 'binIsEmpty', actions: 'binEmpty' },
        park: { guard: 'mayBeParked', actions: 'parked' },
        resolve,
        recount: { guard: 'mayBeRecounted', actions: 'recounted' },
        pause: { target: 'paused', actions: 'paused' },
        submit: { guard: 'allIsCounted', target: 'counted', actions: 'submitted' },
        cancel,
      },
    },
    paused: { on: { resume: { target: 'counting', actions: 'resumed' }, cancel } },
    counted: {
      on: {
        resolve,
        recount: { guard: 'mayBeRecounted', target: 'counting', actions: 'recounted' },
        explain: { guard: 'mayBeExplained', actions: 'explained' },
        review: { guard: 'mayBeReviewed', target: 'reviewed', actions: 'reviewed' },
        cancel,
      },
    },
    reviewed: {
      on: {
        approve: { guard: 'mayBeApproved', target: 'ready', actions: 'approved' },
        post: [
          { guard: 'mayTakeFromPicksAlone', ...postOverPicks },
          { guard: 'mayBePostedAlone', ...post },
        ],
        reject,
        cancel,
      },
    },
    ready: {
      on: {
        post: [
          { guard: 'mayTakeFromPicks', ...postOverPicks },
          { guard: 'mayBePosted', ...post },
        ],
        reject,
        cancel,
      },
    },
    posted: { on: { reverse: { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } } },
    reversed: {},
    cancelled: {},
  },
});
