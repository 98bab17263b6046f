import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import {
  administrator,
  astrid,
  astridSignedIn,
  fails,
  gives,
  sessionTrial,
  until,
} from './session.fixtures.ts';
import { holds, holdsAll, holdsAny } from './session.types.ts';
import type {
  HeldPermissions,
  Profile,
  SignedIn,
  SignInAnswer,
  SignInBy,
  StoredSession,
  WorkPlace,
} from './session.types.ts';

const signIn = { type: 'signIn', credentials: { email: 'astrid@example.com', password: 'secret' } } as const;
const accepts = {
  signIn: gives<SignInAnswer, SignInBy>(astridSignedIn),
  loadPermissions: gives<HeldPermissions, WorkPlace>(administrator),
};
const nobody = { user: null, companies: [], active: null, permissions: [], role: null, founder: false };
const kept: StoredSession = { ...astridSignedIn, user: null };

async function atWork(calls: Parameters<typeof sessionTrial>[0] = {}) {
  const trial = sessionTrial({ ...accepts, ...calls });
  await until(trial.actor, 'unauthenticated');
  trial.actor.send(signIn);
  await until(trial.actor, { authenticated: 'ready' });
  trial.did.length = 0;
  return trial;
}

describe('signing in', () => {
  test('[SES1] sets person, companies and active company, and goes to work once permissions are there', async () => {
    const { actor, did } = sessionTrial(accepts);
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    const context = await until(actor, { authenticated: 'ready' });
    expect(context).toMatchObject({ ...astridSignedIn, ...administrator, error: null });
    expect(did).toEqual(['rememberSession', 'tellSignedIn', 'rememberAbilities', 'goToWork']);
  });

  test('[SES1] hands over what was typed and keeps none of it', async () => {
    const asked: SignInBy[] = [];
    const { actor } = sessionTrial({
      ...accepts,
      signIn: fromPromise<SignInAnswer, SignInBy>(async ({ input }) => {
        asked.push(input);
        return astridSignedIn;
      }),
    });
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    await until(actor, { authenticated: 'ready' });
    expect(asked).toEqual([signIn.credentials]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret');
  });

  test.each([
    [{ detail: 'The password is wrong.' }, 'The password is wrong.'],
    [{ detail: null }, null],
    ['no answer', null],
  ])('[SES2] that fails with %j explains itself with %j', async (error, detail) => {
    const { actor, did } = sessionTrial({ signIn: fails<SignInAnswer, SignInBy>(error) });
    await until(actor, { unauthenticated: 'idle' });
    actor.send(signIn);
    await until(actor, { unauthenticated: 'signingIn' });
    const context = await until(actor, { unauthenticated: 'idle' });
    expect(context).toMatchObject({ ...nobody, error: { code: 'signInFailed', detail } });
    expect(did).toEqual([]);
    actor.send(signIn);
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

describe('signing out', () => {
  test.each([
    ['answers', gives<void>(undefined)],
    ['fails', fails<void>(new Error('no connection'))],
  ])('[SES3] clears everything and goes to the sign-in page when the server %s', async (_, signOut) => {
    const { actor, did } = await atWork({ signOut });
    actor.send({ type: 'signOut', unsent: 0 });
    expect(await until(actor, 'unauthenticated')).toMatchObject(nobody);
    expect(did).toEqual(['tellOtherTabs', 'forgetSession', 'goToLogin']);
  });

  test('[SES3] can be asked for while permissions are on their way', async () => {
    const { actor } = sessionTrial({ signIn: accepts.signIn, signOut: gives<void>(undefined) });
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    await until(actor, { authenticated: 'arriving' });
    actor.send({ type: 'signOut', unsent: 0 });
    expect(await until(actor, 'unauthenticated')).toMatchObject(nobody);
  });

  test('[SES4] asks first when commands are unsent, and goes on working when one stays', async () => {
    const { actor, did } = await atWork({ signOut: gives<void>(undefined) });
    actor.send({ type: 'signOut', unsent: 3 });
    expect(await until(actor, { authenticated: 'confirmingSignOut' })).toMatchObject({
      unsent: 3,
      user: astrid,
    });
    actor.send({ type: 'cancel' });
    await until(actor, { authenticated: 'ready' });
    expect(did).toEqual([]);
    actor.send({ type: 'signOut', unsent: 3 });
    actor.send({ type: 'confirm' });
    await until(actor, 'unauthenticated');
    expect(did).toEqual(['tellOtherTabs', 'forgetSession', 'goToLogin']);
  });

  test('[SES10] elsewhere signs out here, without a call', async () => {
    const { actor, did } = await atWork({ signOut: fails<void>(new Error('must not be called')) });
    actor.send({ type: 'signedOutElsewhere' });
    expect(actor.getSnapshot().matches({ unauthenticated: 'idle' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(did).toEqual(['forgetSession', 'goToLogin']);
  });
});

describe('a changed profile', () => {
  const renamed = { ...astrid, name: 'Astrid Berg' };

  test('[SES16] is taken over at once, kept and told; from another tab it is only taken over', async () => {
    const { actor, did } = await atWork({});
    actor.send({ type: 'profileChanged', user: renamed });
    expect(actor.getSnapshot().context.user).toEqual(renamed);
    expect(did).toEqual(['rememberPerson', 'tellProfile']);
    actor.send({ type: 'profileChangedElsewhere', user: astrid });
    expect(actor.getSnapshot().context.user).toEqual(astrid);
    expect(did).toEqual(['rememberPerson', 'tellProfile']);
  });

  test('[SES16] of somebody else is nothing to this tab', async () => {
    const { actor, did } = await atWork({});
    const stranger = { ...renamed, id: 'somebody else' };
    actor.send({ type: 'profileChanged', user: stranger });
    actor.send({ type: 'profileChangedElsewhere', user: stranger });
    expect(actor.getSnapshot().context.user).toEqual(astrid);
    expect(did).toEqual([]);
  });
});

describe('restoring', () => {
  test('[SES5] takes what this device kept and loads permissions, without moving the browser', async () => {
    const { actor, did } = sessionTrial({
      restoreSession: gives<StoredSession>(kept),
      loadPermissions: accepts.loadPermissions,
    });
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject({ ...kept, ...administrator });
    expect(did).toEqual(['rememberAbilities']);
  });

  test('[SES5] of nothing leaves nobody signed in, and no error', async () => {
    const { actor, did } = sessionTrial();
    expect(await until(actor, { unauthenticated: 'idle' })).toMatchObject({ ...nobody, error: null });
    expect(did).toEqual([]);
  });

  test('[SES9] a session that the server has forgotten clears it and judges the address again', async () => {
    const { actor, did } = sessionTrial({ restoreSession: gives<StoredSession>(kept) });
    await until(actor, { authenticated: 'loadingPermissions' });
    actor.send({ type: 'expire' });
    expect(await until(actor, { unauthenticated: 'idle' })).toMatchObject(nobody);
    expect(did).toEqual(['wipeCopies', 'setSessionAside', 'checkRoute']);
  });
});

describe('permissions', () => {
  test('[SES6] that cannot be loaded are none, and those held before are gone', async () => {
    let answer: Promise<HeldPermissions> = Promise.resolve({ ...administrator, founder: true });
    const { actor, did } = await atWork({
      loadPermissions: fromPromise<HeldPermissions, WorkPlace>(() => answer),
    });
    expect(actor.getSnapshot().context.founder).toBe(true);
    answer = Promise.reject(new Error('no answer'));
    actor.send({ type: 'reloadPermissions' });
    await until(actor, { authenticated: 'loadingPermissions' });
    const context = await until(actor, { authenticated: 'ready' });
    expect(context).toMatchObject({ permissions: [], role: null, founder: false, user: astrid });
    expect(did).toEqual(['rememberAbilities']);
  });

  test('[SES13] bring the pages that lead elsewhere, and take them along when they are gone', async () => {
    const redirects = { '/dashboard': '/onboarding' };
    let answer: Promise<HeldPermissions> = Promise.resolve({ ...administrator, redirects });
    const { actor } = await atWork({ loadPermissions: fromPromise(() => answer) });
    expect(actor.getSnapshot().context.redirects).toEqual(redirects);
    answer = Promise.reject(new Error('gone'));
    actor.send({ type: 'reloadPermissions' });
    expect((await until(actor, { authenticated: 'ready' })).redirects).toEqual({});
  });

  test('[SES11] are one, any or all of a list, and a founder has every one', () => {
    const held = { permissions: ['a.view', 'b.view'], role: 'X', founder: false };
    expect([holds(held, 'a.view'), holds(held, 'c.view')]).toEqual([true, false]);
    expect([holdsAny(held, ['c.view', 'b.view']), holdsAny(held, ['c.view']), holdsAny(held, [])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([holdsAll(held, ['a.view', 'b.view']), holdsAll(held, ['a.view', 'c.view'])]).toEqual([
      true,
      false,
    ]);
    const founder = { permissions: [], role: null, founder: true };
    expect([holds(founder, 'c.view'), holdsAny(founder, ['c.view']), holdsAll(founder, ['c.view'])]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the person', () => {
  const restored = { restoreSession: gives<StoredSession>(kept), loadPermissions: accepts.loadPermissions };

  test('[SES7] is loaded for a page that needs them, and not for one that does not', async () => {
    const { actor } = sessionTrial({ ...restored, loadProfile: gives<Profile>(astrid) });
    actor.send({ type: 'enterPage', authenticated: false });
    expect((await until(actor, { authenticated: 'ready' })).user).toBeNull();
    actor.send({ type: 'enterPage', authenticated: true });
    await until(actor, { authenticated: 'loadingProfile' });
    expect((await until(actor, { authenticated: 'ready' })).user).toEqual(astrid);
  });

  test('[SES7] that cannot be loaded is no error, and is tried again on the next page only', async () => {
    let tries = 0;
    const { actor } = sessionTrial({
      ...restored,
      loadProfile: fromPromise<Profile>(() => Promise.reject(new Error(`try ${(tries += 1)}`))),
    });
    actor.send({ type: 'enterPage', authenticated: true });
    await until(actor, { authenticated: 'loadingProfile' });
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject({ user: null, error: null });
    expect(tries).toBe(1);
    actor.send({ type: 'enterPage', authenticated: true });
    await until(actor, { authenticated: 'loadingProfile' });
    await until(actor, { authenticated: 'ready' });
    expect(tries).toBe(2);
  });
});

describe('a session that ends in mid-work', () => {
  test('[SES8] keeps the page and goes on when the same person signs in', async () => {
    const { actor, did } = await atWork();
    actor.send({ type: 'expire' });
    expect(actor.getSnapshot().matches({ authenticated: { expired: 'asking' } })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject(astridSignedIn);
    actor.send(signIn);
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject({
      ...astridSignedIn,
      ...administrator,
    });
    expect(did).toEqual(['wipeCopies', 'rememberSession', 'tellSignedIn', 'rememberAbilities']);
  });

  test('[SES17] takes the copies of its companies off the device, once, and before anybody signs in again', async () => {
    const { actor, did } = await atWork();
    actor.send({ type: 'expire' });
    actor.send({ type: 'expire' });
    expect(did).toEqual(['wipeCopies']);
  });

  test('[SES8] stays in its company, though another one was opened elsewhere meanwhile', async () => {
    const [nordlager, baltic] = astridSignedIn.companies;
    let answer = astridSignedIn;
    const { actor } = await atWork({ signIn: fromPromise<SignInAnswer, SignInBy>(async () => answer) });
    answer = { ...astridSignedIn, active: baltic ?? null };
    actor.send({ type: 'expire' });
    actor.send(signIn);
    expect((await until(actor, { authenticated: 'ready' })).active).toEqual(nordlager);
  });

  test('[SES8] starts over where one has left that company', async () => {
    const [, baltic = null] = astridSignedIn.companies;
    let answer = astridSignedIn;
    const { actor, did } = await atWork({ signIn: fromPromise<SignInAnswer, SignInBy>(async () => answer) });
    answer = { ...astridSignedIn, companies: baltic ? [baltic] : [], active: baltic };
    actor.send({ type: 'expire' });
    actor.send(signIn);
    await until(actor, { authenticated: 'arriving' });
    expect(actor.getSnapshot().context.active).toEqual(baltic);
    expect(did.slice(0, 4)).toEqual(['wipeCopies', 'rememberSession', 'tellSignedIn', 'reloadPage']);
  });

  test('[SES8] starts over with a fresh page when somebody else signs in', async () => {
    const other: SignedIn = { ...astridSignedIn, user: { ...astrid, id: 'somebody else' } };
    let answer = astridSignedIn;
    const { actor, did } = await atWork({ signIn: fromPromise<SignInAnswer, SignInBy>(async () => answer) });
    answer = other;
    actor.send({ type: 'expire' });
    actor.send(signIn);
    await until(actor, { authenticated: 'arriving' });
    expect(actor.getSnapshot().context.user).toEqual(other.user);
    expect(did.slice(0, 4)).toEqual(['wipeCopies', 'rememberSession', 'tellSignedIn', 'reloadPage']);
  });

  test('[SES8] says why signing in again failed, and lets one leave', async () => {
    let answer: Promise<SignedIn> = Promise.resolve(astridSignedIn);
    const { actor } = await atWork({
      signIn: fromPromise<SignInAnswer, SignInBy>(() => answer),
      signOut: gives<void>(undefined),
    });
    answer = Promise.reject({ detail: 'Too many attempts.' });
    actor.send({ type: 'expire' });
    actor.send(signIn);
    await until(actor, { authenticated: { expired: 'signingIn' } });
    const { error } = await until(actor, { authenticated: { expired: 'asking' } });
    expect(error).toEqual({ code: 'signInFailed', detail: 'Too many attempts.' });
    actor.send({ type: 'signOut', unsent: 0 });
    await until(actor, 'unauthenticated');
  });
});

describe('another tab', () => {
  const here = { type: 'signedInElsewhere', as: astridSignedIn } as const;
  const somebody: SignedIn = { ...astridSignedIn, user: { ...astrid, id: 'somebody else' } };
  const another = { type: 'signedInElsewhere', as: somebody } as const;

  test('[SES14] in which the same person signs in lets this one go on, without being asked again', async () => {
    const { actor, did } = await atWork();
    actor.send({ type: 'expire' });
    actor.send(here);
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject({ ...astridSignedIn, error: null });
    expect(did).toEqual(['wipeCopies', 'rememberAbilities']);
  });

  test('[SES14] in which the same person signs in overtakes an attempt under way here', async () => {
    let answer: Promise<SignedIn> = Promise.resolve(astridSignedIn);
    const { actor } = await atWork({ signIn: fromPromise<SignInAnswer, SignInBy>(() => answer) });
    answer = new Promise(() => {});
    actor.send({ type: 'expire' });
    actor.send(signIn);
    actor.send(here);
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject(astridSignedIn);
  });

  test.each([
    ['that works', [], []],
    ['that has run out', [{ type: 'expire' } as const], ['wipeCopies']],
  ])('[SES14] in which somebody else signs in starts a page over %s', async (_, before, done) => {
    const { actor, did } = await atWork();
    for (const event of before) actor.send(event);
    actor.send(another);
    expect(actor.getSnapshot().context).toMatchObject(nobody);
    expect(did).toEqual([...done, 'reloadPage']);
  });

  test('[SES14] in which the person who works here signs in changes nothing', async () => {
    const { actor, did } = await atWork();
    actor.send(here);
    expect([actor.getSnapshot().matches({ authenticated: 'ready' }), did]).toEqual([true, []]);
  });

  test('[SES14] lets in who was asked to sign in', async () => {
    const { actor, did } = sessionTrial(accepts);
    await until(actor, 'unauthenticated');
    actor.send(here);
    const context = await until(actor, { authenticated: 'ready' });
    expect(context).toMatchObject({ ...astridSignedIn, ...administrator });
    expect(did).toEqual(['rememberAbilities']);
  });
});

test('[SES15] permissions are asked for the company that is open here', async () => {
  const asked: (number | null)[] = [];
  const { actor } = await atWork({
    loadPermissions: fromPromise<HeldPermissions, WorkPlace>(async ({ input }) => {
      asked.push(input.company);
      return administrator;
    }),
  });
  actor.send({ type: 'reloadPermissions' });
  await until(actor, { authenticated: 'loadingPermissions' });
  await until(actor, { authenticated: 'ready' });
  expect(asked).toEqual([astridSignedIn.active?.id, astridSignedIn.active?.id]);
});
