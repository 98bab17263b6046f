import { describe, expect, test } from 'vitest';
import type { World } from '#model/engine/world.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { refused } from '../member/member.fixtures.ts';

const placing = (over: Partial<RoleForm>): RoleForm =>
  roleFixture({ permissions: ['purchaseOrder.place'], ...over });
const upTo = (purchaseOrder: number | null) => ({ purchaseOrder });

/** A company with a second warehouse. */
function twoWarehouses(): World & { warehouse: string; other: string } {
  const world = companyWorld();
  const other = world.id();
  world.must('warehouse', other, 'create', {
    code: 'W2',
    name: 'The other',
    address: { street: '', postcode: '', city: '', country: 'SE' },
    receiving: world.id(),
    staging: world.id(),
    quarantine: world.id(),
  });
  return Object.assign(world, { other });
}

describe('the scope of a role', () => {
  test('[RO13] is never wider than that of whoever gives it', () => {
    const world = twoWarehouses();
    const { warehouse, other } = world;
    world.warehouses = new Set([warehouse]);
    const make = (over: Partial<RoleForm>) => world.do('role', world.id(), 'create', roleFixture(over));
    for (const warehouses of [null, undefined, [other], [warehouse, other]])
      expect(make({ warehouses })).toMatchObject({
        refusal: { code: 'beyondOwnWarehouses', fields: { warehouses: 'beyondOwnWarehouses' } },
      });
    expect(make({ warehouses: [warehouse] }).accepted).toBe(true);
  });

  test('[RO13] keeps who is limited away from roles that are not, and from members who have them', () => {
    const world = twoWarehouses();
    const { warehouse } = world;
    const [wide, narrow] = [world.id(), world.id()];
    world.must('role', wide, 'create', roleFixture({ name: 'Wide' }));
    world.must('role', narrow, 'create', roleFixture({ name: 'Narrow', warehouses: [warehouse] }));
    const tamed = roleFixture({ name: 'Wide', warehouses: [warehouse] });
    const join = (role: string): string => {
      const member = world.id();
      const form = { user: world.id(), email: `${member}@example.com`, name: 'X', role, founder: false };
      world.must('member', member, 'add', form, { internal: true });
      return member;
    };
    const [above, equal] = [join(wide), join(narrow)];
    world.warehouses = new Set([warehouse]);
    expect(world.do('role', wide, 'update', tamed)).toMatchObject(refused('roleBeyondOwnWarehouses'));
    expect(world.do('role', wide, 'archive')).toMatchObject(refused('roleBeyondOwnWarehouses'));
    expect(world.do('member', above, 'suspend')).toMatchObject(refused('memberBeyondOwnWarehouses'));
    expect(world.do('member', equal, 'changeRole', { role: wide })).toMatchObject(
      refused('beyondOwnWarehouses'),
    );
    expect(world.do('member', equal, 'suspend').accepted).toBe(true);
  });

  test('[RO13] and its limit: nobody sets one above their own, or none; a role that commits nothing has none', () => {
    const world = companyWorld();
    world.limits = upTo(10_000);
    const make = (over: Partial<RoleForm>) =>
      world.do('role', world.id(), 'create', placing({ name: world.id().slice(-8), ...over }));
    for (const limits of [undefined, upTo(null), upTo(10_001)])
      expect(make({ limits })).toMatchObject(refused('beyondOwnLimits'));
    expect(make({ permissions: ['purchaseOrder.approve'] })).toMatchObject(refused('beyondOwnLimits'));
    expect(make({ limits: upTo(10_000) }).accepted).toBe(true);
    expect(make({ permissions: ['product.view'] }).accepted).toBe(true);
  });

  test('[RO14] names warehouses of the company', () => {
    const world = companyWorld();
    const form = roleFixture({ warehouses: [world.id()] });
    expect(world.do('role', world.id(), 'create', form)).toMatchObject(refused('unknownWarehouse'));
  });

  test('[RO13] of roles from before there were any is none', () => {
    const world = companyWorld();
    const role = world.id();
    world.must('role', role, 'create', { name: 'Old', permissions: [] });
    expect(world.row('role', role)).toMatchObject({ warehouses: null });
    expect(world.row('role', role)).not.toHaveProperty('limits');
  });
});
