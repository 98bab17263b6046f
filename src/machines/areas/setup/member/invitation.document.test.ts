import { describe, expect, test } from 'vitest';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { fold } from '#model/engine/fold.ts';
import { Store } from '#model/engine/store.ts';
import { invitationsADay } from '#model/areas/setup/member/invitation.rules.ts';
import { invitationFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { engine } from '#machines/registry.ts';
import { refused, team } from './member.fixtures.ts';

const internal = { internal: true };
const at = (hours: number): string => new Date(Date.UTC(2026, 4, 4, 8 + hours)).toISOString();
const WEEK = 7 * 24;

/** A team whose founder has invited Nora as a viewer. */
function invited() {
  const one = team();
  const { world, viewer } = one;
  const nora = world.id();
  world.now = at(0);
  world.must('member', nora, 'invite', invitationFixture({ role: viewer }));
  const person = { user: world.id(), name: 'Nora Dahl', email: 'Nora@Example.com' };
  const accept = (over: object = {}) => world.do('member', nora, 'accept', { ...person, ...over }, internal);
  return { ...one, nora, person, accept };
}

describe('an invitation', () => {
  test('[ME8] becomes a member with the role when its person accepts', () => {
    const { world, nora, person, viewer, founder, accept } = invited();
    const sent = { email: 'nora@example.com', language: 'sv', sentAt: at(0), expiresAt: at(WEEK) };
    expect(world.row('member', nora)).toEqual({
      id: nora,
      state: 'invited',
      version: 1,
      createdAt: at(0),
      changedAt: at(0),
      user: null,
      name: '',
      email: '',
      founder: false,
      role: viewer,
      invitation: { ...sent, by: founder.user },
    });
    expect(grantsOf(world.view, person.user)).toBeNull();
    expect(accept().accepted).toBe(true);
    const { invitation, ...row } = world.row('member', nora) ?? {};
    expect(invitation).toBeUndefined();
    expect(row).toMatchObject({ ...person, state: 'active', role: viewer, founder: false });
    expect(grantsOf(world.view, person.user)).toMatchObject({ role: 'Viewer', founder: false });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test.each(['accept', 'decline', 'expire'])('[ME11] %s is for the server alone', (command) => {
    const { world, nora, person } = invited();
    const data = command === 'accept' ? person : {};
    expect(world.do('member', nora, command, data)).toMatchObject(refused('internalOnly'));
  });

  test('[ME7] refuses an address that is invited, and says which invitation to send again', () => {
    const { world, nora, viewer } = invited();
    const again = () =>
      world.do(
        'member',
        world.id(),
        'invite',
        invitationFixture({ role: viewer, email: ' NORA@example.com' }),
      );
    const fix = { kind: 'member', document: nora, type: 'resend' };
    expect(again()).toMatchObject({ refusal: { code: 'alreadyInvited', fix } });
    world.now = at(WEEK);
    world.must('member', nora, 'expire', {}, internal);
    expect(again()).toMatchObject(refused('alreadyInvited'));
    world.must('member', nora, 'revoke');
    expect(again().accepted).toBe(true);
  });

  test('[ME7] refuses the address of a member, until they were removed', () => {
    const { world, nora, viewer, accept } = invited();
    accept();
    const again = () => world.do('member', world.id(), 'invite', invitationFixture({ role: viewer }));
    expect(again()).toMatchObject({ refusal: { code: 'alreadyMember', params: { name: 'Nora Dahl' } } });
    world.must('member', nora, 'suspend');
    expect(again()).toMatchObject(refused('alreadyMember'));
    world.must('member', nora, 'remove');
    expect(again().accepted).toBe(true);
  });

  test('[ME8] opens nothing to another address, nor once its time is over', () => {
    const { world, nora, accept } = invited();
    expect(accept({ email: 'ole@example.com' })).toMatchObject(refused('invitationForAnother'));
    expect(world.do('member', nora, 'expire', {}, internal)).toMatchObject(refused('invitationNotOver'));
    world.now = at(WEEK);
    expect(accept()).toMatchObject(refused('invitationOver'));
    world.must('member', nora, 'expire', {}, internal);
    expect(accept()).toMatchObject(refused('notInState'));
  });

  test.each(['revoke', 'decline'])('[ME8] is over after %s', (command) => {
    const { world, nora, accept } = invited();
    world.must('member', nora, command, {}, internal);
    expect(accept()).toMatchObject(refused('notInState'));
    expect(world.do('member', nora, 'resend')).toMatchObject(refused('notInState'));
  });

  test('[ME8] sent again has seven days from then, also after it was over', () => {
    const { world, nora, accept } = invited();
    world.now = at(WEEK);
    world.must('member', nora, 'expire', {}, internal);
    world.must('member', nora, 'resend');
    const { state, invitation } = world.row('member', nora) ?? {};
    expect([state, invitation?.sentAt, invitation?.expiresAt]).toEqual(['invited', at(WEEK), at(2 * WEEK)]);
    world.now = at(2 * WEEK - 1);
    expect(accept().accepted).toBe(true);
  });

  test('[ME1] is not accepted by who became a member otherwise', () => {
    const { onlooker, accept } = invited();
    expect(accept({ user: onlooker.user })).toMatchObject(refused('alreadyMember'));
  });

  test('[ME4] gives no more than the inviter may do, when it is sent and when it is sent again', () => {
    const { world, nora, administrator, act, join } = invited();
    const manager = world.id();
    const permissions = [...builtInRoles.Viewer, 'member.manage'];
    world.must('role', manager, 'create', { name: 'People', permissions });
    act(join(manager).user);
    const grand = invitationFixture({ role: administrator, email: 'ole@example.com' });
    const attempt = () => world.do('member', world.id(), 'invite', grand);
    expect(attempt()).toMatchObject(refused('beyondOwnPermissions'));
    world.must('member', nora, 'changeRole', { role: administrator }, internal);
    world.now = at(2);
    expect(world.do('member', nora, 'resend')).toMatchObject(refused('beyondOwnPermissions'));
  });

  test.each(['changeRole', 'revoke'])('[ME13] refuses to %s one to a role that can do more', (command) => {
    const { world, nora, viewer, act, join } = invited();
    const manager = world.id();
    world.must('role', manager, 'create', { name: 'People', permissions: ['member.manage'] });
    act(join(manager).user);
    const data = command === 'changeRole' ? { role: manager } : {};
    expect(world.do('member', nora, command, data)).toMatchObject(refused('memberBeyondOwnPermissions'));
    world.must('role', viewer, 'update', { name: 'Viewer', permissions: [] }, internal);
    world.must('member', nora, command, data);
  });

  test('[ME9] is sent again after an hour at the earliest', () => {
    const { world, nora } = invited();
    world.now = new Date(Date.parse(at(1)) - 1).toISOString();
    expect(world.do('member', nora, 'resend')).toMatchObject({
      refusal: { code: 'sentJustNow', params: { minutes: 1 } },
    });
    world.now = at(1);
    world.must('member', nora, 'resend');
  });

  test('[ME9] is one of fifty a day, those that were revoked counted', () => {
    const { world, nora, viewer } = invited();
    const invite = (n: number) => {
      const id = world.id();
      const form = invitationFixture({ role: viewer, email: `p${n}@example.com` });
      return { id, verdict: world.do('member', id, 'invite', form) };
    };
    for (let n = 1; n < invitationsADay; n++) world.must('member', invite(n).id, 'revoke');
    expect(invite(0).verdict).toMatchObject(refused('tooManyInvitations'));
    world.now = at(2);
    expect(world.do('member', nora, 'resend')).toMatchObject(refused('tooManyInvitations'));
    world.now = at(24);
    expect(invite(0).verdict.accepted).toBe(true);
  });

  test('[ME12] takes one of the places of the plan, until it is over', () => {
    const { world, nora, viewer } = invited();
    const taken = world.view.by('member', 'place', 'taken').length;
    const invite = (email: string, id = world.id()) =>
      world.do('member', id, 'invite', invitationFixture({ role: viewer, email }));
    world.room = taken;
    expect(invite('ole@example.com')).toMatchObject({
      refusal: { code: 'planFull', params: { most: taken, plan: 'growth' } },
    });
    world.now = at(2);
    world.must('member', nora, 'resend'); // an invitation that holds a place keeps it
    world.now = at(2 + WEEK);
    world.must('member', nora, 'expire', {}, internal);
    expect(invite('ole@example.com').accepted).toBe(true);
    expect(world.do('member', nora, 'resend')).toMatchObject(refused('planFull'));
    world.room = taken + 1;
    expect(world.do('member', nora, 'resend').accepted).toBe(true);
    world.room = null;
    expect(invite('somebody@example.org').accepted).toBe(true);
  });

  test('[ME10] is not seen by who does not manage members, in rows and in facts alike', () => {
    const { world, nora, viewer } = invited();
    world.now = at(2);
    world.must('member', nora, 'resend');
    world.must('member', world.id(), 'invite', invitationFixture({ role: viewer, email: 'ole@example.com' }));
    const held: ReadonlySet<string> = new Set(builtInRoles.Viewer);
    const access = accessClass(engine, (permission) => held.has(permission));
    const device = new Store([...engine.tables.values()].filter(({ name }) => access.tables.has(name)));
    for (const event of world.log) {
      const seen = redactEvent(access, engine, event);
      if (seen) fold(engine, device, seen);
    }
    const table = engine.tables.get('member');
    const rows = [...world.store.all('member').values()].map((row) => table && redactRow(access, table, row));
    expect([...device.all('member').values()]).toEqual(rows);
    expect(JSON.stringify(rows)).not.toMatch(/nora@|ole@/);
    const manager = accessClass(engine, (permission) => permission.startsWith('member.'));
    const whole = world.row('member', nora);
    expect(table && whole && redactRow(manager, table, whole)).toEqual(whole);
    expect(manager.key).not.toBe(accessClass(engine, (permission) => permission === 'member.view').key);
  });
});
