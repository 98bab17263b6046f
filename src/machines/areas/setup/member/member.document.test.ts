import { describe, expect, test } from 'vitest';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { grantsTrying } from '#model/areas/setup/member/member.entry.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { refused, team } from './member.fixtures.ts';

describe('member', () => {
  test('[ME1] refuses a user who is a member already, until they were removed', () => {
    const { world, viewer, onlooker } = team();
    const again = memberFixture({ user: onlooker.user, role: viewer });
    const add = () => world.do('member', world.id(), 'add', again, { internal: true });
    expect(add()).toMatchObject(refused('alreadyMember'));
    world.must('member', onlooker.member, 'suspend');
    expect(add()).toMatchObject(refused('alreadyMember'));
    world.must('member', onlooker.member, 'remove');
    expect(add().accepted).toBe(true);
  });

  test.each(['suspend', 'remove', 'dismissFounder'])('[ME2] refuses to %s the last founder', (command) => {
    const { world, founder } = team();
    expect(world.do('member', founder.member, command)).toMatchObject(refused('lastFounder'));
  });

  test('[ME2] a suspended founder is not counted as another', () => {
    const { world, founder, administrator, join } = team();
    const second = join(administrator, true);
    world.must('member', second.member, 'suspend');
    expect(world.do('member', founder.member, 'dismissFounder')).toMatchObject(refused('lastFounder'));
    world.must('member', second.member, 'resume');
    world.must('member', founder.member, 'dismissFounder');
    expect(world.row('member', founder.member)).toMatchObject({ founder: false, state: 'active' });
  });

  test('[ME2] the last founder keeps all rights whatever their role becomes', () => {
    const { world, founder, viewer } = team();
    world.must('member', founder.member, 'changeRole', { role: viewer });
    expect(grantsOf(world.view, founder.user)).toMatchObject({ role: 'Viewer', founder: true });
    expect(grantsOf(world.view, founder.user)?.may('member.manage')).toBe(true);
  });

  test('[ME3] an administrator neither makes a founder nor touches one', () => {
    const { world, founder, admin, onlooker, administrator, viewer, join, act } = team();
    join(administrator, true);
    act(admin.user);
    expect(world.do('member', admin.member, 'appointFounder')).toMatchObject(refused('onlyFounders'));
    for (const command of ['suspend', 'remove', 'dismissFounder'])
      expect(world.do('member', founder.member, command)).toMatchObject(refused('onlyFounders'));
    expect(world.do('member', founder.member, 'changeRole', { role: viewer })).toMatchObject(
      refused('onlyFounders'),
    );
    world.must('member', onlooker.member, 'suspend');
  });

  test('[ME3] [AG4] what acts under the id of a founder is no founder', () => {
    const { world, founder, admin, act } = team();
    act(founder.user);
    world.byType = 'agent';
    expect(world.do('member', admin.member, 'appointFounder')).toMatchObject(refused('onlyFounders'));
    world.byType = 'user';
    world.must('member', admin.member, 'appointFounder');
  });

  test('[ME4] refuses a role that can do more than its giver, one that is archived, and one that is not there', () => {
    const { world, onlooker, administrator, act, join } = team();
    const manager = world.id();
    const permissions = ['member.manage', ...builtInRoles.Viewer];
    world.must('role', manager, 'create', { name: 'People', permissions });
    const people = join(manager);
    act(people.user);
    expect(world.do('member', people.member, 'changeRole', { role: administrator })).toMatchObject(
      refused('beyondOwnPermissions'),
    );
    world.must('member', onlooker.member, 'changeRole', { role: manager });
    expect(world.do('member', onlooker.member, 'changeRole', { role: world.id() })).toMatchObject(
      refused('unknownRole'),
    );
  });

  test.each([
    ['changeRole', 'active'],
    ['suspend', 'active'],
    ['remove', 'active'],
    ['resume', 'suspended'],
    ['changeRole', 'suspended'],
    ['remove', 'suspended'],
  ])('[ME13] refuses to %s a member whose role can do more, while %s', (command, state) => {
    const { world, admin, viewer, act, join } = team();
    const manager = world.id();
    const permissions = ['member.manage', ...builtInRoles.Viewer];
    world.must('role', manager, 'create', { name: 'People', permissions });
    const [people, equal] = [join(manager), join(manager)];
    if (state === 'suspended')
      for (const { member } of [admin, equal]) world.must('member', member, 'suspend');
    act(people.user);
    const data = command === 'changeRole' ? { role: viewer } : {};
    expect(world.do('member', admin.member, command, data)).toMatchObject(
      refused('memberBeyondOwnPermissions'),
    );
    world.must('member', equal.member, command, data);
  });

  test('[ME14] a name and an address are written by nobody but the server, not even by a founder', () => {
    const { world, onlooker, founder } = team();
    const forged = { name: 'The Chief', email: 'chief@example.com' };
    for (const { member } of [onlooker, founder])
      expect(world.do('member', member, 'update', forged)).toMatchObject(refused('internalOnly'));
    world.must('member', onlooker.member, 'update', forged, { internal: true });
    expect(world.row('member', onlooker.member)).toMatchObject(forged);
  });

  test('[ME5] appoints a founder once and dismisses only founders', () => {
    const { world, admin } = team();
    expect(world.do('member', admin.member, 'dismissFounder')).toMatchObject(refused('noFounder'));
    world.must('member', admin.member, 'appointFounder');
    expect(world.do('member', admin.member, 'appointFounder')).toMatchObject(refused('alreadyFounder'));
  });

  test('[ME6] grants an active member the permissions of the role, and nobody else anything', () => {
    const { world, onlooker, founder } = team();
    const grants = grantsOf(world.view, onlooker.user);
    expect(grants).toMatchObject({
      role: 'Viewer',
      founder: false,
      permissions: [...builtInRoles.Viewer].sort(),
    });
    expect([grants?.may('product.view'), grants?.may('product.viewCost')]).toEqual([true, false]);
    expect(grantsOf(world.view, founder.user)?.may('anything.atAll')).toBe(true);
    expect(grantsOf(world.view, world.id())).toBeNull();
    world.must('member', onlooker.member, 'suspend');
    expect(grantsOf(world.view, onlooker.user)).toBeNull();
  });

  test('[RO16] grants who tries a role on what it opens, never more than their own', () => {
    const { world, onlooker, founder } = team();
    const [wide, narrow] = [world.id(), world.id()];
    const held = ['company.manage', 'product.view'] as const;
    world.must('role', wide, 'create', roleFixture({ name: 'Wide', permissions: [...held] }));
    const scope = { warehouses: [world.warehouse] };
    world.must('role', narrow, 'create', roleFixture({ name: 'Narrow', permissions: [...held], ...scope }));
    const tried = grantsTrying(world.view, founder.user, narrow);
    expect(tried).toMatchObject({ role: 'Narrow', founder: false, permissions: held });
    expect([tried?.may('product.view'), tried?.may('role.view')]).toEqual([true, false]);
    expect([...(tried?.warehouses ?? [])]).toEqual([world.warehouse]);
    expect(grantsTrying(world.view, onlooker.user, wide)?.permissions).toEqual(['product.view']);
    world.must('role', narrow, 'archive');
    expect(grantsTrying(world.view, founder.user, narrow)?.permissions).toEqual([]);
    expect(grantsTrying(world.view, world.id(), wide)).toBeNull();
  });

  test('[ME11] a person is added by nobody but the server, not even by a founder', () => {
    const { world, viewer } = team();
    const newcomer = memberFixture({ user: world.id(), role: viewer });
    expect(world.do('member', world.id(), 'add', newcomer)).toMatchObject(refused('internalOnly'));
  });

  test('[ME6] folds the same from the log alone', () => {
    const { world, onlooker } = team();
    const named = { name: 'New Name', email: 'new@example.com' };
    world.must('member', onlooker.member, 'update', named, { internal: true });
    world.must('member', onlooker.member, 'remove');
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
