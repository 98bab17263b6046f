import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { problemOf, type Problem } from '#machines/app/session/session.types.ts';
import type {
  AccountPart,
  Begun,
  Card,
  CompanyPart,
  PaymentSetup,
  Plan,
  RegistrationDraft,
} from './registration.types.ts';

interface RegistrationContext extends RegistrationDraft {
  readonly plans: readonly Plan[];
  readonly setup: PaymentSetup | null;
  readonly returned: string | null;
  /** The address the mail was sent to. */
  readonly email: string;
  readonly problem: Problem | null;
}

export type RegistrationEvent =
  | { readonly type: 'choosePlan'; readonly plan: string | null }
  | { readonly type: 'describeCompany'; readonly company: CompanyPart }
  /** With one of the methods the provider offers here. */
  | { readonly type: 'pay'; readonly method: string }
  /** On the provider's own page. */
  | { readonly type: 'payElsewhere' }
  | { readonly type: 'payLater' }
  | { readonly type: 'register'; readonly account: AccountPart }
  | { readonly type: 'back' }
  | { readonly type: 'retry' };

type Payment = { readonly token: string; readonly setup: string; readonly method: string | null };

const blank = {
  token: '',
  step: 'plan',
  plan: null,
  company: null,
  card: null,
  plans: [],
  setup: null,
  returned: null,
  email: '',
  problem: null,
} satisfies RegistrationContext;

const provided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('provided where the page is put together')));

/**
 * A sign-up. The actors call the server; `keepDraft` writes to the tab's storage, `goToProvider` leaves for another
 * site.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext, // a type witness, as setup() asks for
    events: {} as RegistrationEvent, // a type witness
    tags: {} as 'busy', // a type witness
  },
  actors: {
    begin: provided<Begun, void>(),
    setUpPayment: provided<PaymentSetup, string>(),
    attachPayment: provided<Card, Payment>(),
    signUp: provided<void, AccountPart & RegistrationDraft>(),
  },
  guards: {
    hasReturned: ({ context }) => context.returned !== null,
    isAt: ({ context }, { step }: { step: RegistrationDraft['step'] }) => context.step === step,
    /** The server no longer accepts the token: the sign-up was already sent, or is too old. */
    isTokenSpent: ({ context }) => 'registration_token' in (context.problem?.fields ?? {}),
    plansAreKnown: ({ context }) => context.plans.length > 0,
    isElsewhere: ({ context }) => context.setup?.elsewhere !== null,
  },
  actions: {
    begin: assign((_, { plans, draft, returned }: Begun) => ({ plans, ...draft, returned, problem: null })),
    choose: assign((_, { plan }: { plan: string | null }) => ({ plan })),
    describe: assign((_, { company }: { company: CompanyPart }) => ({ company })),
    offer: assign((_, { setup }: { setup: PaymentSetup }) => ({ setup })),
    hold: assign((_, { card }: { card: Card }) => ({ card, setup: null, returned: null })),
    holdNone: assign({ card: null, setup: null }),
    noteStep: assign((_, { step }: { step: RegistrationDraft['step'] }) => ({ step })),
    noteEmail: assign((_, { account }: { account: AccountPart }) => ({ email: account.email })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, { code, error }: { code: 'failed' | 'registrationFailed'; error: unknown }) => ({
      problem: problemOf(code, error),
      returned: null,
    })),
    dropToken: assign({ token: '', card: null, setup: null }),
    keepDraft: () => {},
    goToProvider: () => {},
    goToPending: () => {},
  },
}).createMachine({
  id: 'registration',
  context: blank,
  initial: 'beginning',
  states: {
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: {
          target: 'resuming',
          actions: { type: 'begin', params: ({ event }) => event.output },
        },
        onError: {
          target: 'closed',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ code: 'failed' as const, error: event.error }),
          },
        },
      },
    },
    closed: { on: { retry: { target: 'beginning' } } },
    resuming: {
      always: [
        { guard: 'hasReturned', target: 'payment.returning' },
        { guard: { type: 'isAt', params: { step: 'account' } }, target: 'account' },
        { guard: { type: 'isAt', params: { step: 'payment' } }, target: 'payment' },
        { guard: { type: 'isAt', params: { step: 'company' } }, target: 'company' },
        { guard: 'plansAreKnown', target: 'plan' },
        { target: 'company' },
      ],
    },
    plan: {
      entry: [{ type: 'noteStep', params: { step: 'plan' } }, 'keepDraft'],
      on: {
        choosePlan: { target: 'company', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    company: {
      entry: [{ type: 'noteStep', params: { step: 'company' } }, 'keepDraft'],
      on: {
        describeCompany: { target: 'payment', actions: { type: 'describe', params: ({ event }) => event } },
        back: { guard: 'plansAreKnown', target: 'plan' },
      },
    },
    payment: {
      entry: [{ type: 'noteStep', params: { step: 'payment' } }, 'keepDraft'],
      initial: 'preparing',
      always: { guard: 'isTokenSpent', target: 'closed', actions: ['dropToken', 'keepDraft'] },
      on: {
        payLater: { target: 'account', actions: ['holdNone', 'forgetProblem'] },
        back: { target: 'company', actions: 'forgetProblem' },
      },
      states: {
        preparing: {
          tags: 'busy',
          invoke: {
            id: 'setUpPayment',
            src: 'setUpPayment',
            input: ({ context }) => context.token,
            onDone: {
              target: 'offering',
              actions: { type: 'offer', params: ({ event }) => ({ setup: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: {
                type: 'explain',
                params: ({ event }) => ({ code: 'failed' as const, error: event.error }),
              },
            },
          },
        },
        unavailable: { on: { retry: { target: 'preparing', actions: 'forgetProblem' } } },
        offering: {
          on: {
            pay: { target: 'attaching', actions: 'forgetProblem' },
            payElsewhere: { guard: 'isElsewhere', target: 'leaving' },
          },
        },
        leaving: { tags: 'busy', entry: 'goToProvider' },
        attaching: {
          tags: 'busy',
          on: { payLater: {}, back: {} },
          invoke: {
            id: 'attachPayment',
            src: 'attachPayment',
            input: ({ context, event }) => {
              assertEvent(event, 'pay');
              return { token: context.token, setup: context.setup?.id ?? '', method: event.method };
            },
            onDone: {
              target: '#registration.account',
              actions: { type: 'hold', params: ({ event }) => ({ card: event.output }) },
            },
            onError: {
              target: 'offering',
              actions: {
                type: 'explain',
                params: ({ event }) => ({ code: 'failed' as const, error: event.error }),
              },
            },
          },
        },
        returning: {
          tags: 'busy',
          on: { payLater: {}, back: {} },
          invoke: {
            id: 'attachReturned',
            src: 'attachPayment',
            input: ({ context }) => ({ token: context.token, setup: context.returned ?? '', method: null }),
            onDone: {
              target: '#registration.account',
              actions: { type: 'hold', params: ({ event }) => ({ card: event.output }) },
            },
            onError: {
              target: 'preparing',
              actions: {
                type: 'explain',
                params: ({ event }) => ({ code: 'failed' as const, error: event.error }),
              },
            },
          },
        },
      },
    },
    account: {
      entry: [{ type: 'noteStep', params: { step: 'account' } }, 'keepDraft'],
      always: { guard: 'isTokenSpent', target: 'closed', actions: ['dropToken', 'keepDraft'] },
      on: {
        register: {
          target: 'registering',
          actions: ['forgetProblem', { type: 'noteEmail', params: ({ event }) => event }],
        },
        back: { target: 'payment', actions: 'forgetProblem' },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context, event }) => {
          assertEvent(event, 'register');
          const { token, step, plan, company, card } = context;
          return { ...event.account, token, step, plan, company, card };
        },
        onDone: { target: 'registered', actions: 'goToPending' },
        onError: {
          target: 'account',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ code: 'registrationFailed' as const, error: event.error }),
          },
        },
      },
    },
    registered: { tags: 'busy' },
  },
});
