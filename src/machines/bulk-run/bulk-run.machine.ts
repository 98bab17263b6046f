import { assign, fromPromise, setup } from 'xstate';
import type { Refusal } from '#model/engine/envelope.ts';

/** The result for one document of a run. */
export type BulkVerdict =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Given, but not answered before the run was left. */
  | { readonly is: 'waiting' }
  /** Never given, because the run ended early. */
  | { readonly is: 'left' };

export interface BulkResult {
  readonly document: string;
  readonly verdict: BulkVerdict;
}

/** One command for many documents. */
export interface BulkOrder {
  readonly type: string;
  readonly data: object;
  readonly documents: readonly string[];
  /** How many are processed before the run can be interrupted. Default: 20. */
  readonly atOnce?: number;
}

interface BulkContext {
  readonly order: BulkOrder;
  readonly results: readonly BulkResult[];
}

type BulkEvent =
  | { readonly type: 'begin'; readonly order: BulkOrder }
  | { readonly type: 'cancel' }
  | { readonly type: 'close' };

const AT_ONCE = 20;

const nothing: BulkOrder = { type: '', data: {}, documents: [] };

/** The next step: one command for the next few documents. */
export type BulkChunk = BulkOrder;

const nextOf = ({ order, results }: BulkContext): BulkChunk => ({
  ...order,
  documents: order.documents.slice(results.length, results.length + (order.atOnce ?? AT_ONCE)),
});

/**
 * Gives one command to many documents, a few at a time, and keeps a verdict for each. Provided: `give`, which gives the
 * command to a chunk and resolves with its verdicts once each has one.
 */
export const bulkRunMachine = setup({
  types: {
    context: {} as BulkContext, // a type witness, as setup() asks for
    events: {} as BulkEvent, // a type witness
    tags: {} as 'open' | 'underWay', // a type witness
  },
  actors: {
    give: fromPromise<readonly BulkResult[], BulkChunk>(() => Promise.reject(new Error('provided'))),
  },
  guards: { hasMore: ({ context }) => context.results.length < context.order.documents.length },
  actions: {
    take: assign((_, { order }: { order: BulkOrder }) => ({ order, results: [] })),
    note: assign(({ context }, { results }: { results: readonly BulkResult[] }) => ({
      results: [...context.results, ...results],
    })),
    leaveRest: assign(({ context }) => {
      const given = new Set(nextOf(context).documents);
      const rest = context.order.documents.slice(context.results.length);
      const verdict = (document: string): BulkVerdict => ({ is: given.has(document) ? 'waiting' : 'left' });
      return {
        results: [...context.results, ...rest.map((document) => ({ document, verdict: verdict(document) }))],
      };
    }),
    forget: assign({ order: nothing, results: [] }),
  },
}).createMachine({
  id: 'bulkRun',
  context: { order: nothing, results: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        begin: {
          target: 'deciding',
          actions: { type: 'take', params: ({ event }) => ({ order: event.order }) },
        },
      },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'giving' }, { target: 'finished' }] },
    giving: {
      tags: ['open', 'underWay'],
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context }) => nextOf(context),
        onDone: {
          target: 'deciding',
          actions: { type: 'note', params: ({ event }) => ({ results: event.output }) },
        },
        onError: { target: 'finished', actions: 'leaveRest' },
      },
      on: { cancel: { target: 'finished', actions: 'leaveRest' } },
    },
    finished: {
      tags: 'open',
      on: { close: { target: 'idle', actions: 'forget' } },
    },
  },
});
