import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { registrationMachine } from './registration.machine.ts';
import type { Begun, PaymentSetup, Plan } from './registration.types.ts';

const limits = { members: 3, warehouses: 1, products: 1000, ordersPerMonth: null };
const starter: Plan = {
  id: 'starter',
  name: 'Starter',
  description: 'One warehouse.',
  prices: [{ currency: 'EUR', amount: 2900 }],
  limits,
  trialDays: 30,
  recommended: true,
};
const company = { company: 'Alm AB', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };
const account = { name: 'Kim', email: 'kim@example.com', password: 'three tired herons' };
const draft: Begun['draft'] = { token: 'tok', step: 'plan', plan: null, company: null, card: null };
const sandbox: PaymentSetup = { provider: 'sandbox', id: 'seti_1', elsewhere: null, methods: ['visa'] };
const visa = { brand: 'visa', last4: '4242' };

type Answer = () => unknown;
interface Answers {
  readonly begin?: Answer;
  readonly setUpPayment?: Answer;
  readonly attachPayment?: Answer;
  readonly signUp?: Answer;
}

/** A sign-up with scripted answers; `did` lists calls with their input, and effects. */
function trial(answers: Answers = {}) {
  const did: unknown[] = [];
  const calls = {
    begin: () => ({ plans: [starter], draft, returned: null }),
    setUpPayment: () => sandbox,
    attachPayment: () => visa,
    signUp: () => undefined,
    ...answers,
  };
  const call = (name: keyof typeof calls) =>
    fromPromise(async ({ input }: { input: unknown }) => {
      did.push([name, input]);
      return calls[name]();
    });
  const actors = Object.fromEntries(
    Object.keys(calls).map((name) => [name, call(name as keyof typeof calls)]),
  ); // its own keys
  const actions = Object.fromEntries(
    ['goToProvider', 'goToPending'].map((name) => [name, () => void did.push(name)]),
  );
  const machine = registrationMachine.provide({ actors, actions } as Parameters<
    typeof registrationMachine.provide
  >[0]); // one entry per name, made above
  const actor = createActor(machine).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy') || state.matches('registered'));
  return { actor, did, settled };
}

const fail = (error: unknown): never => {
  throw error;
};
const where = ({ value }: SnapshotFrom<typeof registrationMachine>) => value;

/** A sign-up at the payment step. */
async function atPayment(answers: Answers = {}) {
  const one = trial(answers);
  await one.settled();
  one.actor.send({ type: 'choosePlan', plan: 'starter' });
  one.actor.send({ type: 'describeCompany', company });
  await one.settled();
  return one;
}

async function atAccount(answers: Answers = {}) {
  const one = await atPayment(answers);
  one.actor.send({ type: 'payLater' });
  return one;
}

describe('beginning', () => {
  test('[REG1] without a token says why, and is tried again', async () => {
    let works = false;
    const { actor, settled } = trial({
      begin: () => (works ? { plans: [], draft, returned: null } : fail({ detail: 'Too often.' })),
    });
    const closed = await settled();
    expect([where(closed), closed.context.problem?.detail]).toEqual(['closed', 'Too often.']);
    works = true;
    actor.send({ type: 'retry' });
    const begun = await waitFor(actor, (state) => state.matches('company'));
    expect(begun.context.problem).toBeNull();
  });

  test('[REG3] without plans starts with the company, and there is no way back to plans', async () => {
    const { actor, settled } = trial({ begin: () => ({ plans: [], draft, returned: null }) });
    expect(where(await settled())).toBe('company');
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
  });

  test.each(['company', 'account'] as const)('[REG2] goes on at %s where it was left', async (step) => {
    const kept = { ...draft, step, plan: 'starter', company };
    const { settled } = trial({ begin: () => ({ plans: [starter], draft: kept, returned: null }) });
    const state = await settled();
    expect(where(state)).toBe(step);
    expect(state.context).toMatchObject(kept);
  });
});

describe('the steps', () => {
  test('[REG2] follow each other, and going back keeps what was filled in', async () => {
    const { actor, settled } = await atPayment();
    expect(where(actor.getSnapshot())).toEqual({ payment: 'offering' });
    actor.send({ type: 'back' });
    expect(where(actor.getSnapshot())).toBe('company');
    expect(actor.getSnapshot().context).toMatchObject({ plan: 'starter', company, step: 'company' });
    actor.send({ type: 'back' });
    expect(where(await settled())).toBe('plan');
  });
});

describe('a payment method', () => {
  test('[REG4] is given here where the provider offers methods', async () => {
    const { actor, did, settled } = await atPayment();
    expect(actor.getSnapshot().can({ type: 'payElsewhere' })).toBe(false);
    actor.send({ type: 'pay', method: 'visa' });
    actor.send({ type: 'payLater' });
    const state = await settled();
    expect([where(state), state.context.card]).toEqual(['account', visa]);
    expect(did.at(-1)).toEqual(['attachPayment', { token: 'tok', setup: 'seti_1', method: 'visa' }]);
  });

  test('[REG4] is given on the page of a provider that has one', async () => {
    const stripe = { ...sandbox, provider: 'stripe', elsewhere: 'https://pay.example', methods: [] };
    const { actor, did } = await atPayment({ setUpPayment: () => stripe });
    actor.send({ type: 'payElsewhere' });
    expect([where(actor.getSnapshot()), did.at(-1)]).toEqual([{ payment: 'leaving' }, 'goToProvider']);
  });

  test('[REG4] can wait', async () => {
    const { actor } = await atAccount();
    expect([where(actor.getSnapshot()), actor.getSnapshot().context.card]).toEqual(['account', null]);
  });

  test('[REG4] can wait also where the provider does not answer, which can be tried again', async () => {
    let works = false;
    const { actor, settled } = await atPayment({
      setUpPayment: () => (works ? sandbox : fail({ detail: 'No answer.' })),
    });
    expect(actor.getSnapshot().context.problem?.detail).toBe('No answer.');
    works = true;
    actor.send({ type: 'retry' });
    expect(where(await settled())).toEqual({ payment: 'offering' });
    actor.send({ type: 'payLater' });
    expect(where(await settled())).toBe('account');
  });

  test('[REG5] that is refused says why, and another one can be given', async () => {
    let works = false;
    const { actor, settled } = await atPayment({
      attachPayment: () => (works ? visa : fail({ detail: 'Declined.' })),
    });
    actor.send({ type: 'pay', method: 'visa' });
    const refused = await settled();
    expect([where(refused), refused.context.problem?.detail]).toEqual([{ payment: 'offering' }, 'Declined.']);
    works = true;
    actor.send({ type: 'pay', method: 'other' });
    expect((await settled()).context.card).toEqual(visa);
  });

  test.each([
    [() => visa, 'account', visa],
    [() => fail({ detail: 'Not finished.' }), { payment: 'offering' }, null],
  ])('[REG6] of the provider is asked for on coming back %#', async (attachPayment, state, card) => {
    const kept = { ...draft, step: 'payment', plan: 'starter', company };
    const begin = () => ({ plans: [starter], draft: kept, returned: 'cs_1' });
    const { did, settled } = trial({ begin, attachPayment });
    const after = await settled();
    expect([where(after), after.context.card, after.context.returned]).toEqual([state, card, null]);
    expect(did).toContainEqual(['attachPayment', { token: 'tok', setup: 'cs_1', method: null }]);
  });
});

describe('signing up', () => {
  test('[REG7] sends everything once and waits for the address to be confirmed', async () => {
    const { actor, did, settled } = await atAccount();
    for (const _ of [1, 2]) actor.send({ type: 'register', account });
    const state = await settled();
    expect([where(state), state.context.email]).toEqual(['registered', account.email]);
    const sent = { ...draft, ...account, step: 'account', plan: 'starter', company };
    expect(did.slice(-2)).toEqual([['signUp', sent], 'goToPending']);
  });

  test('[REG7] that is refused says why, and can be sent again', async () => {
    const { actor, settled } = await atAccount({
      signUp: () => fail({ detail: null, fields: { password: 'commonPassword' } }),
    });
    actor.send({ type: 'register', account });
    const { context } = await settled();
    const fields = { password: 'commonPassword' };
    expect(context.problem).toEqual({ code: 'registrationFailed', detail: null, fields });
    expect(actor.getSnapshot().can({ type: 'register', account })).toBe(true);
  });

  test('[REG8] keeps no password', async () => {
    const { actor, settled } = await atAccount();
    actor.send({ type: 'register', account });
    await settled();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(account.password);
  });
});

describe('a token that is no longer taken', () => {
  const spent = () =>
    fail({ detail: 'Too long ago.', fields: { registration_token: 'registrationExpired' } });
  const again = { plans: [starter], draft: { ...draft, step: 'account', company }, returned: null };

  test.each([
    ['setUpPayment', async (one: ReturnType<typeof trial>) => one],
    [
      'attachPayment',
      async (one: ReturnType<typeof trial>) => {
        one.actor.send({ type: 'pay', method: 'visa' });
        return one;
      },
    ],
    [
      'signUp',
      async (one: ReturnType<typeof trial>) => {
        one.actor.send({ type: 'payLater' });
        one.actor.send({ type: 'register', account });
        return one;
      },
    ],
  ] as const)('[REG9] at %s is said, dropped and tried again with another one', async (call, goOn) => {
    let begun = { plans: [starter], draft, returned: null } as Begun;
    const { actor, settled } = await goOn(await atPayment({ begin: () => begun, [call]: spent }));
    const closed = await settled();
    expect([where(closed), closed.context.problem?.detail]).toEqual(['closed', 'Too long ago.']);
    expect(closed.context).toMatchObject({ token: '', card: null, company });
    begun = again as Begun;
    actor.send({ type: 'retry' });
    expect((await settled()).value).toBe('account');
  });
});
