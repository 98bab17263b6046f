import { expect, test } from 'vitest';
import { networkThat } from '../http/network.fixtures.ts';
import { invitationCalls } from './invitation-calls.ts';

test('[ACC4] an invitation is read, accepted and declined with the token in the body, never in an address', async () => {
  const answer = {
    detail: 'Said.',
    company: 'Alm & Co AB',
    inviter: 'Kim Alm',
    role: 'Sales',
    email: 'nora@example.com',
    expires_at: '2026-05-11T08:00:00.000Z',
    has_account: false,
    signed_in_as: null,
    active_company: { id: 7, name: 'Alm & Co AB' },
    companies: [{ id: 7, name: 'Alm & Co AB' }],
  };
  const { http, sent } = networkThat(() => Response.json(answer));
  const calls = invitationCalls(http);
  expect(await calls.read('secret')).toEqual({
    company: 'Alm & Co AB',
    inviter: 'Kim Alm',
    role: 'Sales',
    email: 'nora@example.com',
    expiresAt: '2026-05-11T08:00:00.000Z',
    hasAccount: false,
    signedInAs: null,
  });
  const person = { name: 'Nora', password: 'three tired herons' };
  const active = { id: 7, name: 'Alm & Co AB' };
  expect(await calls.accept('secret', person)).toEqual({ active, companies: [active] });
  await calls.accept('secret');
  expect(await calls.decline('secret')).toBe('Said.');
  const at = 'auth/invitation/';
  expect(sent).toEqual([
    ['POST', at, { token: 'secret' }],
    ['POST', `${at}accept/`, { token: 'secret', ...person }],
    ['POST', `${at}accept/`, { token: 'secret' }],
    ['POST', `${at}decline/`, { token: 'secret' }],
  ]);
});
