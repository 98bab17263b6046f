import { describe, expect, test } from 'vitest';
import { EVERY_MEMBER } from '#model/engine/document-type.ts';
import { builtInRoles, permissions } from '#model/areas/setup/role/permissions.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { beyondOf } from '#model/areas/setup/role/role.rules.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { consider } from '#model/engine/propose.ts';
import { engine } from '#machines/registry.ts';

describe('role', () => {
  test('[RO1] refuses a name that another role has, whatever its case', () => {
    const world = companyWorld();
    world.must('role', world.id(), 'create', roleFixture({ name: 'Night shift' }));
    expect(world.do('role', world.id(), 'create', roleFixture({ name: 'night SHIFT' }))).toEqual({
      accepted: false,
      refusal: { code: 'nameTaken', params: { name: 'night SHIFT' }, fields: { name: 'nameTaken' } },
    });
  });

  test('[RO1] keeps its own name when it is saved, and frees it when it is archived', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('role', id, 'create', roleFixture());
    world.must('role', id, 'update', roleFixture({ permissions: ['item.view'] }));
    world.must('role', id, 'archive');
    world.must('role', world.id(), 'create', roleFixture());
    expect(world.row('role', id)).toMatchObject({
      state: 'archived',
      permissions: ['item.view'],
      builtIn: false,
    });
  });

  test('[RO2] refuses to archive a role that a member has, until nobody has it', () => {
    const world = companyWorld();
    const [role, member] = [world.id(), world.id()];
    world.must('role', role, 'provide', roleFixture(), { internal: true });
    world.must('member', member, 'add', memberFixture({ user: world.id(), role }), { internal: true });
    world.must('member', member, 'suspend');
    expect(world.do('role', role, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'roleInUse', params: { members: 1 } },
    });
    world.must('member', member, 'remove');
    world.must('role', role, 'archive');
  });

  test('[RO3] refuses a permission that its author does not hold', () => {
    const world = companyWorld();
    const role = world.id();
    world.must('role', role, 'create', roleFixture({ permissions: ['item.view'] }));
    world.may = (permission) => ['role.manage', 'product.view', 'item.view'].includes(permission);
    const refused = {
      accepted: false,
      refusal: { code: 'beyondOwnPermissions', params: { permission: 'member.manage' } },
    };
    const greedy = roleFixture({ permissions: ['item.view', 'member.manage'] });
    expect(world.do('role', role, 'update', greedy)).toMatchObject(refused);
    expect(
      world.do('role', world.id(), 'create', roleFixture({ name: 'B', permissions: ['member.manage'] })),
    ).toMatchObject(refused);
    const doubled = roleFixture({ permissions: ['product.view', 'item.view', 'product.view'] });
    world.must('role', role, 'update', doubled);
    expect(world.row('role', role)?.permissions).toEqual(['item.view', 'product.view']);
  });

  test.each([
    ['update', roleFixture({ permissions: ['item.view'] })],
    ['update', roleFixture({ permissions: ['company.manage', 'item.view'] })],
    ['archive', {}],
  ])('[RO12] refuses to %s a role that can do more than who asks', (command, data) => {
    const world = companyWorld();
    const role = world.id();
    world.must('role', role, 'create', roleFixture({ permissions: ['company.manage', 'item.view'] }));
    world.may = (permission) => ['role.manage', 'item.view'].includes(permission);
    const refusal = { code: 'roleBeyondOwnPermissions', params: { permission: 'company.manage' } };
    expect(world.do('role', role, command, data)).toEqual({ accepted: false, refusal });
    world.may = () => true;
    world.must('role', role, command, data);
  });

  test('[RO12] a permission that left the catalogue binds nobody', () => {
    const env = { ...companyWorld().env(), may: () => false };
    expect(beyondOf({ permissions: ['product.fly'] }, env)).toBeUndefined();
    expect(beyondOf({ permissions: ['product.fly', 'item.view'] }, env)).toEqual({
      what: 'Permissions',
      params: { permission: 'item.view' },
      field: 'permissions',
    });
    expect(beyondOf({ permissions: ['item.view'] }, { ...env, internal: true })).toBeUndefined();
  });

  test('[RO4] every permission that a command or a table asks for is in the catalogue', () => {
    const asked = [
      ...[...engine.types.values()].flatMap((type) =>
        Object.values(type.commands).map((command) => command.permission),
      ),
      ...[...engine.tables.values()].map((table) => table.view),
    ].filter((permission) => permission !== null && permission !== EVERY_MEMBER);
    expect(asked.length).toBeGreaterThan(20);
    expect(
      [...new Set(asked)].filter((permission) => !permissions.some((known) => known === permission)),
    ).toEqual([]);
  });

  test('[RO4] refuses a permission that is not in the catalogue', () => {
    const world = companyWorld();
    expect(world.do('role', world.id(), 'create', { name: 'X', permissions: ['product.fly'] })).toEqual({
      accepted: false,
      refusal: { code: 'invalid', fields: { 'permissions.0': 'invalid_value' } },
    });
  });

  test('[RO5] hides costs from Sales, Warehouse and Viewer', () => {
    const seers = Object.entries(builtInRoles).filter(([, held]) => held.includes('product.viewCost'));
    expect(seers.map(([name]) => name)).toEqual(['Administrator', 'Purchasing', 'Accounting']);
    expect(builtInRoles.Viewer.filter((permission) => !permission.endsWith('.view'))).toEqual([]);
  });

  test('[RO16] a role that is tried on does nothing, and its buttons are what they would be', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('role', id, 'create', roleFixture());
    world.tried = true;
    expect(world.do('role', id, 'archive')).toEqual({ accepted: false, refusal: { code: 'roleIsTried' } });
    const named = { kind: 'role', document: id, type: 'archive' };
    expect(consider(engine, world.store, named, world.env())).toBeNull();
    world.may = () => false;
    expect(consider(engine, world.store, named, world.env())).toMatchObject({ code: 'notPermitted' });
  });

  test('[RO4] folds the same from the log alone', () => {
    const world = companyWorld();
    world.must('role', world.id(), 'provide', roleFixture(), { internal: true });
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
