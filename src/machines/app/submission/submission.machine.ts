import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { problemOf, type FailureCode, type Problem } from '../session/session.types.ts';

/** The submitted values, by the server's field names. */
export type Submitted = Readonly<Record<string, string>>;

export interface SubmissionInput {
  /** Names the failure if the server gives no reason. */
  readonly code: FailureCode;
  /** Set for links: submitted immediately. */
  readonly link?: Submitted;
}

interface SubmissionContext extends SubmissionInput {
  readonly problem: Problem | null;
  /** The server's answer on success. */
  readonly answer: string | null;
}

type SubmissionEvent = { readonly type: 'submit'; readonly data: Submitted };

/** Sends a form. Provided: `send`, which resolves with the server's message or null. */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext, // a type witness, as setup() asks for
    events: {} as SubmissionEvent, // a type witness
    input: {} as SubmissionInput, // a type witness
    tags: {} as 'sending' | 'sent', // a type witness
  },
  actors: {
    send: fromPromise<string | null, Submitted>(() => Promise.reject(new Error('provided'))),
  },
  guards: { isLink: ({ context }) => context.link !== undefined && context.problem === null },
  actions: {
    forgetProblem: assign({ problem: null }),
    explain: assign(({ context }, { error }: { error: unknown }) => ({
      problem: problemOf(context.code, error),
    })),
    keepAnswer: assign((_, { answer }: { answer: string | null }) => ({ answer })),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...input, problem: null, answer: null }),
  initial: 'open',
  states: {
    open: {
      always: { guard: 'isLink', target: 'following' },
      on: { submit: { target: 'sending', actions: 'forgetProblem' } },
    },
    following: {
      tags: 'sending',
      invoke: {
        id: 'follow',
        src: 'send',
        input: ({ context }) => context.link ?? {},
        onDone: {
          target: 'sent',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'open', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          return event.data;
        },
        onDone: {
          target: 'sent',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'open', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    sent: { tags: 'sent' },
  },
});
