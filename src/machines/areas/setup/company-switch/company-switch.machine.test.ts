import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { HeldPermissions, WorkPlace } from '#machines/app/session/session.types.ts';
import { companySwitchMachine, type CompanySwitchInput } from './company-switch.machine.ts';

const [nordlager, baltic] = [
  { id: 1, name: 'Nordlager AB' },
  { id: 2, name: 'Baltic Parts OÜ' },
];
const viewer: HeldPermissions = { permissions: ['product.view'], role: 'Viewer', founder: false };

interface Answers {
  readonly switched?: () => Promise<void>;
  readonly held?: () => Promise<HeldPermissions>;
}

function trial(answers: Answers = {}, input: Partial<CompanySwitchInput> = {}) {
  const did: unknown[] = [];
  const asked: unknown[] = [];
  const machine = companySwitchMachine.provide({
    actors: {
      switchCompany: fromPromise<void, { company: number }>(({ input: { company } }) => {
        asked.push(company);
        return answers.switched?.() ?? Promise.resolve();
      }),
      loadPermissions: fromPromise<HeldPermissions, WorkPlace>(({ input: { company } }) => {
        asked.push(`held in ${company}`);
        return answers.held?.() ?? Promise.resolve(viewer);
      }),
    },
    actions: {
      rememberCompany: ({ context }) => void did.push(`remember ${context.active?.name}`),
      rememberAbilities: (_, held) => void did.push(held),
      reloadPage: () => void did.push('reload'),
      goToDashboard: () => void did.push('dashboard'),
    },
  });
  const given = { companies: [nordlager, baltic], active: nordlager, standalone: false, ...input };
  const actor = createActor(machine, { input: given }).start();
  const until = (state: 'idle' | 'left') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  return { actor, did, asked, until };
}

describe('switching the company', () => {
  test('[CSW2] makes it active, keeps it, loads its permissions, and loads the page anew', async () => {
    const { actor, did, asked, until } = trial();
    actor.send({ type: 'switchCompany', company: 2 });
    expect((await until('left')).context).toMatchObject({ active: baltic, error: null });
    expect(asked).toEqual([2, 'held in 2']);
    expect(did).toEqual(['remember Baltic Parts OÜ', viewer, 'reload']);
  });

  test.each([1, 4711])('[CSW1] does nothing for company %i, the active one or a foreign one', (company) => {
    const { actor, asked } = trial();
    actor.send({ type: 'switchCompany', company });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(asked).toEqual([]);
  });

  test('[CSW3] standing alone leads to the dashboard', async () => {
    const { actor, did, until } = trial({}, { standalone: true, active: null });
    actor.send({ type: 'switchCompany', company: 2 });
    await until('left');
    expect(did).toEqual(['remember Baltic Parts OÜ', 'dashboard']);
  });

  test.each([
    [{ detail: 'There is no such company.' }, 'There is no such company.'],
    [new Error('no connection'), null],
  ])('[CSW4] that fails with %j changes nothing and says %j', async (error, detail) => {
    const { actor, did, until } = trial({
      switched: async () => {
        throw error;
      },
    });
    actor.send({ type: 'switchCompany', company: 2 });
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect((await until('idle')).context).toEqual({
      companies: [nordlager, baltic],
      active: nordlager,
      standalone: false,
      wanted: null,
      error: { code: 'switchFailed', detail },
    });
    expect(did).toEqual([]);
  });

  test('[CSW5] holds no permissions when they cannot be loaded', async () => {
    const { actor, did, until } = trial({
      held: async () => {
        throw new Error('no answer');
      },
    });
    actor.send({ type: 'switchCompany', company: 2 });
    await until('left');
    expect(did.slice(1)).toEqual([{ permissions: [], role: null, founder: false }, 'reload']);
  });
});
