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
import type {
  Factor,
  HeldPermissions,
  SignedIn,
  SignInAnswer,
  SignInBy,
  WorkPlace,
} from './session.types.ts';

const signIn = { type: 'signIn', credentials: { email: 'astrid@example.com', password: 'secret' } } as const;
const nobody = { user: null, companies: [], active: null, permissions: [], role: null, founder: false };
const needed = { methods: ['totp', 'recovery'] } as const;
const asks = {
  signIn: gives<SignInAnswer, SignInBy>(needed),
  loadPermissions: gives<HeldPermissions, WorkPlace>(administrator),
};

describe('the second factor', () => {
  test('[SES18] is asked for after the password, and only then somebody is signed in', async () => {
    const { actor, did } = sessionTrial({ ...asks, giveFactor: gives<SignedIn, Factor>(astridSignedIn) });
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    const context = await until(actor, { unauthenticated: 'askingFactor' });
    expect([context, did]).toMatchObject([{ ...nobody, ...needed, error: null }, []]);
    actor.send({ type: 'giveFactor', factor: { code: '492039' } });
    const after = await until(actor, { authenticated: 'ready' });
    expect(after).toMatchObject({ ...astridSignedIn, ...administrator, methods: [] });
    expect(did).toEqual(['rememberSession', 'tellSignedIn', 'rememberAbilities', 'goToWork']);
  });

  test('[SES18] that is refused is asked for again with the reason, and one can begin anew', async () => {
    const { actor, did } = sessionTrial({
      ...asks,
      giveFactor: fails<SignedIn, Factor>({ detail: 'This code is wrong.' }),
    });
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    await until(actor, { unauthenticated: 'askingFactor' });
    actor.send({ type: 'giveFactor', factor: { code: '000000' } });
    await until(actor, { unauthenticated: 'givingFactor' });
    const context = await until(actor, { unauthenticated: 'askingFactor' });
    expect(context.error).toEqual({ code: 'signInFailed', detail: 'This code is wrong.' });
    actor.send({ type: 'cancel' });
    expect(await until(actor, { unauthenticated: 'idle' })).toMatchObject({
      ...nobody,
      methods: [],
      error: null,
    });
    expect(did).toEqual([]);
  });

  test('[SES8, SES18] is asked for over the page whose session has run out', async () => {
    const answers: SignInAnswer[] = [astridSignedIn, needed];
    const { actor, did } = sessionTrial({
      ...asks,
      signIn: fromPromise<SignInAnswer, SignInBy>(async () => answers.shift() ?? needed),
      giveFactor: gives<SignedIn, Factor>(astridSignedIn),
    });
    await until(actor, 'unauthenticated');
    actor.send(signIn);
    await until(actor, { authenticated: 'ready' });
    did.length = 0;
    actor.send({ type: 'expire' });
    actor.send(signIn);
    expect(await until(actor, { authenticated: { expired: 'askingFactor' } })).toMatchObject({
      user: astrid,
    });
    actor.send({ type: 'giveFactor', factor: { code: '492039' } });
    expect(await until(actor, { authenticated: 'ready' })).toMatchObject({ ...astridSignedIn, methods: [] });
    expect(did).toEqual(['wipeCopies', 'rememberSession', 'tellSignedIn', 'rememberAbilities']);
  });
});
