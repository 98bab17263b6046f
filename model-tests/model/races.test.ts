import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { companySwitchMachine } from '#machines/areas/setup/company-switch/company-switch.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { submissionMachine } from '#machines/app/submission/submission.machine.ts';
import type { Submitted } from '#machines/app/submission/submission.machine.ts';
import { syncMachine } from '#machines/app/sync/sync.machine.ts';
import type { SyncSignal } from '#machines/app/sync/sync.machine.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { walkChart } from '#model/flows/chart-walk.ts';
import { playFailure } from '#views/tools/flows/play/failed-path.ts';
import { play } from '#views/tools/flows/play/played.ts';
import { race, raced } from './race.ts';
import { written } from './session-answers.ts';

const { asAnn, asBea, ofSales } = written;
const credentials = { email: 'somebody@example.com', password: 'secret' };

describe('a session while answers come in any order', () => {
  /** Permissions that identify their user and company. */
  const rightsOf = (user: string, company: number | null) => ({
    ...ofSales,
    permissions: [`${user}@${company}`],
  });

  test('[PATHS] two sign-ins, a sign-out and stale permissions never leave one person with another’s rights', async () => {
    const failure = await race(
      'session',
      'races: sign-in twice, sign-out, stale permissions',
      'Rights belong to who is signed in.',
      async (s, watched) => {
        let calls = 0;
        const server = { user: 'nobody' };
        const machine = sessionMachine.provide({
          actors: {
            restoreSession: fromPromise(() => s.schedule(Promise.reject(new Error('none')), 'no session')),
            signIn: fromPromise(async ({ input }) => {
              calls += 1;
              const as = 'email' in input && input.email.startsWith('bea') ? asBea : asAnn;
              await s.schedule(Promise.resolve(), `sign-in of ${as.user.id} answered`);
              server.user = as.user.id;
              return as;
            }),
            signOut: fromPromise(() => s.schedule(Promise.resolve(), 'signed out')),
            loadPermissions: fromPromise(({ input }) => {
              const asked = rightsOf(server.user, input.company);
              return s.schedule(Promise.resolve(asked), `permissions ${asked.permissions.join()}`);
            }),
            loadProfile: fromPromise(() => s.schedule(Promise.resolve(asAnn.user), 'profile')),
          },
        });
        const { actor, complaints } = watched(machine, {}, (snapshot) => {
          const { user, active, permissions, companies } = snapshot.context;
          if (!snapshot.hasTag('signedIn'))
            return user !== null || companies.length + permissions.length > 0
              ? 'a guest has something'
              : undefined;
          const own = rightsOf(user?.id ?? '', active?.id ?? null).permissions;
          const isSettled = snapshot.matches({ authenticated: 'ready' });
          return isSettled && permissions.length > 0 && permissions[0] !== own[0]
            ? `${user?.id} has ${permissions.join()}`
            : undefined;
        });
        const send = (...events: Parameters<typeof actor.send>[0][]) =>
          s.scheduleSequence(
            events.map((event) => ({
              label: event.type,
              builder: async () => {
                // The cookie belongs to the last person to sign in, in any tab.
                if (event.type === 'signedInElsewhere') server.user = event.as.user.id;
                const [isAsked, before] = [actor.getSnapshot().hasTag('signingIn'), calls];
                actor.send(event);
                if (event.type === 'signIn' && isAsked && calls > before) complaints.push('signs in twice');
              },
            })),
          );
        send(
          { type: 'signIn', credentials },
          { type: 'signIn', credentials: { ...credentials, email: 'bea@example.com' } },
        );
        send(
          { type: 'signOut', unsent: 0 },
          { type: 'signIn', credentials: { ...credentials, email: 'bea@example.com' } },
        );
        send({ type: 'reloadPermissions' }, { type: 'expire' });
        send({ type: 'signedInElsewhere', as: asBea }, { type: 'signedOutElsewhere' });
        await s.waitIdle();
        if (actor.getSnapshot().hasTag('settling')) complaints.push('it never settles');
        actor.stop();
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });

  test('[PATHS] a sign-out during a company switch ends in neither company', async () => {
    const failure = await race(
      'companySwitch',
      'races: sign-out during a switch',
      'One leaves once, with the rights of where one goes.',
      async (s, watched) => {
        let left = 0;
        let asked = 0;
        const remembered: unknown[] = [];
        const machine = companySwitchMachine.provide({
          actors: {
            switchCompany: fromPromise(async () => {
              asked += 1;
              await s.schedule(Promise.resolve(), 'switched');
              if (signedOut) throw new Error('401');
            }),
            loadPermissions: fromPromise(({ input }) =>
              s.schedule(
                Promise.resolve({ ...ofSales, permissions: [String(input.company)] }),
                'permissions',
              ),
            ),
          },
          actions: {
            rememberAbilities: (_, held) => void remembered.push(...held.permissions),
            reloadPage: () => void (left += 1),
          },
        });
        let signedOut = false;
        const [first, second] = asAnn.companies;
        const input = { companies: asAnn.companies, active: first ?? null, standalone: false };
        const { actor, complaints } = watched(machine, { input }, ({ context, value }) =>
          value === 'left' && context.active?.id !== second?.id ? 'left without having switched' : undefined,
        );
        const press = { type: 'switchCompany', company: second?.id ?? 0 } as const;
        s.scheduleSequence(
          [1, 2].map((n) => ({ label: `press ${n}`, builder: async () => actor.send(press) })),
        );
        void s.schedule(Promise.resolve(), 'signed out').then(() => (signedOut = true));
        await s.waitIdle();
        const { value, context } = actor.getSnapshot();
        actor.stop();
        const isOver = value === 'left' ? left === 1 : value === 'idle' && context.active?.id === first?.id;
        // After a refusal another press asks again, but never while the first request is in progress.
        if (asked > 1 && value === 'left') complaints.push(`asks ${asked} times`);
        if (!isOver) complaints.push(`ends at ${String(value)} after leaving ${left} times`);
        return remembered.some((company) => company !== String(second?.id))
          ? [...complaints, `rights of ${remembered.join()} kept`]
          : complaints;
      },
    );
    expect(failure).toBeNull();
  });
});

describe('what is sent twice', () => {
  test('[PATHS] a form is sent once, however often it is pressed', async () => {
    const failure = await race(
      'submission',
      'races: submit twice',
      'One answer, to one request at a time.',
      async (s, watched) => {
        let open = 0;
        let most = 0;
        let requests = 0;
        let taken = 0;
        const machine = submissionMachine.provide({
          actors: {
            send: fromPromise<string | null, Submitted>(async () => {
              open += 1;
              requests += 1;
              most = Math.max(most, open);
              const isFirst = requests === 1;
              await s.schedule(Promise.resolve(), isFirst ? 'refused' : 'taken');
              open -= 1;
              if (isFirst) throw new Error('busy');
              taken += 1;
              return null;
            }),
          },
        });
        const { actor, complaints } = watched(machine, { input: { code: 'failed' } }, ({ value, context }) =>
          value === 'sent' && context.problem !== null ? 'taken with a problem' : undefined,
        );
        const submit = { label: 'press', builder: async () => actor.send({ type: 'submit', data: {} }) };
        for (let n = 0; n < 3; n += 1) s.scheduleSequence([submit, submit]);
        await s.waitIdle();
        const { value, context } = actor.getSnapshot();
        actor.stop();
        // Pressed again after the refusal it is sent, otherwise it stays open and says why.
        const isOver = taken === 1 ? value === 'sent' : value === 'open' && context.problem !== null;
        if (!isOver) complaints.push(`ends at ${String(value)} with ${taken} taken`);
        if (taken !== requests - 1) complaints.push(`${taken} of ${requests} taken`);
        return most === 1 && taken <= 1 ? complaints : [...complaints, `${taken} taken, ${most} at once`];
      },
    );
    expect(failure).toBeNull();
  });
});

describe('signals of a device in any order', () => {
  test('[PATHS] what is outdated stays so, and nobody is online without the model', async () => {
    const failure = await race(
      'sync',
      'races: signals out of order',
      'Online only with a model; outdated until a new page.',
      async (s, watched) => {
        const tell: { one?: (signal: SyncSignal) => void } = {};
        const machine = syncMachine.provide({
          actors: {
            company: fromCallback(({ sendBack }) => {
              tell.one = sendBack;
            }),
          },
        });
        let hasModel = false;
        let isOutdated = false;
        const { actor, complaints } = watched(machine, { input: { user: 'u', company: 1 } }, (snapshot) => {
          if (snapshot.matches('usable') && !hasModel) return 'usable without a model';
          if (isOutdated && snapshot.matches({ usable: 'online' })) return 'online with an old page';
          return snapshot.context.waiting < 0 ? 'fewer than none wait' : undefined;
        });
        const signal = (one: SyncSignal) => ({
          label: one.type,
          builder: async () => {
            // A signal counts where the chart listens to it, which is what this tests.
            const { value } = actor.getSnapshot();
            if (one.type === 'localReady' || one.type === 'bootstrapped') hasModel = true;
            if (one.type === 'localEmpty' && value !== 'opening') isOutdated = false;
            if (one.type === 'outdated' && actor.getSnapshot().matches('usable')) isOutdated = true;
            tell.one?.(one);
          },
        });
        s.scheduleSequence([
          signal({ type: 'localEmpty' }),
          signal({ type: 'progressed', done: 1, total: 2 }),
          signal({ type: 'bootstrapped' }),
        ]);
        s.scheduleSequence([
          signal({ type: 'connected' }),
          signal({ type: 'disconnected' }),
          signal({ type: 'connected' }),
        ]);
        s.scheduleSequence([
          signal({ type: 'counted', waiting: 2 }),
          signal({ type: 'outdated' }),
          signal({ type: 'counted', waiting: 1 }),
        ]);
        s.scheduleSequence([
          signal({ type: 'bootstrapFailed' }),
          { label: 'retry', builder: async () => actor.send({ type: 'retry' }) },
        ]);
        await s.waitIdle();
        const { context } = actor.getSnapshot();
        actor.stop();
        return context.waiting === 1 ? complaints : [...complaints, `${context.waiting} wait at the end`];
      },
    );
    expect(failure).toBeNull();
  });
});

test('[PATHS] [PL4] a race that fails is told in its order, up to where it failed, and played on the chart', async () => {
  const failure = await raced('never sent', async (s, watched) => {
    const machine = submissionMachine.provide({
      actors: {
        send: fromPromise<string | null, Submitted>(() =>
          s.schedule(Promise.resolve(null), 'the server takes it'),
        ),
      },
    });
    const { actor, complaints } = watched(machine, { input: { code: 'failed' } }, ({ value }) =>
      value === 'sent' ? 'it is sent' : undefined,
    );
    const press = { label: 'press', builder: async () => actor.send({ type: 'submit', data: {} }) };
    s.scheduleSequence([press, press]);
    s.scheduleSequence([{ label: 'look away', builder: async () => {} }]);
    await s.waitIdle();
    actor.stop();
    return complaints;
  });
  expect(failure).toMatchObject({ expected: 'never sent', got: 'it is sent: "sent"' });
  expect(failure?.path[0]).toBe('(begin)');
  expect(failure?.path.at(-1)).toBe('the server takes it');
  expect(failure?.steps[0]).toEqual({ label: '(begin)', event: 'xstate.init', taken: [] });
  expect(failure?.steps.find(({ event }) => event === 'submit')).toEqual({
    label: 'press',
    event: 'submit',
    taken: ['submission.open --submit--> submission.sending'],
  });
  expect(failure?.steps.at(-1)).toMatchObject({
    label: 'the server takes it',
    event: 'xstate.done.actor.send',
  });
  const walk = walkChart(submissionMachine);
  const { steps, stoppedAt } = playFailure(walk, chartShape(submissionMachine), failure?.steps ?? []);
  expect(stoppedAt).toBeNull();
  expect(play(walk, steps).at(-1)?.value).toBe('sent');
});
