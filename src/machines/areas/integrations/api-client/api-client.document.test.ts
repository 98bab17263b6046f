import { describe, expect, test } from 'vitest';
import { apiClientFixture, keptFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import type { ApiClientCreation } from '#model/areas/integrations/api-client/api-client.facts.ts';
import { grantsOfActor } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { asAgent } from '#model/engine/actor.ts';
import { typed } from '#model/engine/reader.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

/** Somebody who makes clients, as a member with these permissions. */
function ownerWith(world: World, permissions: readonly string[], founder = false): string {
  const [role, user] = [world.id(), world.id()];
  const inside = { internal: true };
  world.must('role', role, 'provide', { ...roleFixture({ name: `Role ${role}` }), permissions }, inside);
  world.must(
    'member',
    world.id(),
    'add',
    memberFixture({ user, role, email: `${user}@example.com`, founder }),
    inside,
  );
  return user;
}

function made(world: World, over: Partial<ApiClientCreation> = {}): string {
  const id = world.id();
  world.must('apiClient', id, 'create', apiClientFixture(over));
  return id;
}

function form(creation: ApiClientCreation) {
  const { secret: _, ...rest } = creation;
  return rest;
}
const grants = (world: World, id: string) => grantsOfActor(typed(world.store), asAgent(id));
const refused = (code: string, field?: string) => ({
  accepted: false,
  refusal: { code, ...(field !== undefined && { fields: { [field]: code } }) },
});

describe('an API client', () => {
  test('[APC4] has a secret of its own: nobody gets one that another has, or had before it', () => {
    const world = companyWorld();
    const one = made(world);
    const create = (secret: string) =>
      world.do(
        'apiClient',
        world.id(),
        'create',
        apiClientFixture({ name: 'Other', secret: keptFixture(secret) }),
      );
    expect(create('a')).toMatchObject(refused('secretIsOld', 'secret.hash'));
    world.must('apiClient', one, 'rotate', { secret: keptFixture('b') });
    for (const taken of ['a', 'b'])
      expect(create(taken)).toMatchObject(refused('secretIsOld', 'secret.hash'));
    const other = made(world, { name: 'Third', secret: keptFixture('c') });
    for (const taken of ['a', 'b', 'c'])
      expect(world.do('apiClient', other, 'rotate', { secret: keptFixture(taken) })).toMatchObject(
        refused('secretIsOld', 'secret.hash'),
      );
    world.must('apiClient', one, 'revoke');
    expect(create('b')).toMatchObject(refused('secretIsOld', 'secret.hash'));
  });

  test('[APC1] is rotated with two secrets, suspended, let in again, and revoked for good', () => {
    const world = companyWorld();
    const id = made(world);
    expect(world.row('apiClient', id)).toMatchObject({ state: 'active', secret: keptFixture('a') });
    expect(world.do('apiClient', id, 'rotate', { secret: keptFixture('a') })).toMatchObject(
      refused('secretIsOld', 'secret.hash'),
    );
    world.must('apiClient', id, 'rotate', { secret: keptFixture('b') });
    expect(world.row('apiClient', id)).toMatchObject({
      state: 'rotating',
      secret: keptFixture('b'),
      formerSecret: keptFixture('a'),
    });
    expect(world.do('apiClient', id, 'rotate', { secret: keptFixture('c') }).accepted).toBe(false);
    world.must('apiClient', id, 'finish');
    expect(world.row('apiClient', id)).toMatchObject({ state: 'active', formerSecret: null });
    world.must('apiClient', id, 'rotate', { secret: keptFixture('c') });
    world.must('apiClient', id, 'suspend');
    expect(world.row('apiClient', id)).toMatchObject({
      state: 'suspended',
      secret: keptFixture('c'),
      formerSecret: null,
    });
    world.must('apiClient', id, 'resume');
    world.must('apiClient', id, 'revoke');
    for (const command of ['resume', 'revoke', 'suspend'])
      expect(world.do('apiClient', id, command).accepted).toBe(false);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[APC2] has a name of its own among those that are not over, whatever its case', () => {
    const world = companyWorld();
    const first = made(world, { name: 'Shop' });
    const again = () => world.do('apiClient', world.id(), 'create', apiClientFixture({ name: 'SHOP' }));
    expect(again()).toMatchObject(refused('nameTaken', 'name'));
    world.must('apiClient', first, 'revoke');
    expect(again().accepted).toBe(true);
  });

  test.each([
    ['noPermissions', 'permissions', { permissions: [] }],
    ['unknownRole', 'role', { role: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708' }],
    ['unknownWarehouse', 'warehouses', { warehouses: ['019a1f2e-5c00-7a10-8b20-3c40d5e6f708'] }],
    ['lastDayIsPast', 'expiresOn', { expiresOn: '2026-05-03' }],
    ['invalid', 'addresses.0', { addresses: ['192.0.2.300'] }],
    ['invalid', 'addresses.1', { addresses: ['2001:db8::/32', '192.0.2.0/33'] }],
  ])('[APC2] is refused with %s at %s', (code, field, over) => {
    const world = companyWorld();
    const answer = world.do('apiClient', world.id(), 'create', apiClientFixture(over as object));
    expect(answer).toMatchObject({ accepted: false, refusal: { code } });
    expect(Object.keys(('refusal' in answer && answer.refusal.fields) || {})).toEqual([field]);
  });

  test('[APC3] is given no more than its maker holds, by role, permission or warehouse', () => {
    const world = companyWorld();
    const wide = world.id();
    world.must('role', wide, 'create', roleFixture({ name: 'Wide', permissions: ['member.manage'] }));
    world.may = (permission) => permission !== 'member.manage';
    const make = (over: Partial<ApiClientCreation>) =>
      world.do('apiClient', world.id(), 'create', apiClientFixture(over));
    expect(make({ role: wide })).toMatchObject(refused('beyondOwnPermissions', 'role'));
    expect(make({ permissions: ['member.manage'] })).toMatchObject(
      refused('beyondOwnPermissions', 'permissions'),
    );
    world.warehouses = new Set([world.warehouse]);
    expect(make({})).toMatchObject(refused('beyondOwnWarehouses', 'warehouses'));
    expect(make({ warehouses: [world.warehouse] }).accepted).toBe(true);
  });

  test('[APC3] who could do less neither changes it nor gets a secret of it, and may stop it', () => {
    const world = companyWorld();
    const strong = apiClientFixture({ permissions: ['company.manage'] });
    const id = made(world, strong);
    world.must('apiClient', id, 'suspend');
    world.may = (permission) => permission !== 'company.manage';
    const beyond = refused('clientBeyondOwn');
    world.by = ownerWith(world, ['apiClient.manage']);
    expect(world.do('apiClient', id, 'resume')).toMatchObject(beyond);
    expect(world.do('apiClient', id, 'takeOver')).toMatchObject(beyond);
    const tamer = form(apiClientFixture({ permissions: ['product.view'] }));
    expect(world.do('apiClient', id, 'update', tamer)).toMatchObject(beyond);
    expect(world.do('apiClient', id, 'revoke').accepted).toBe(true);
  });

  test('[APC3, AG1] may do at every moment what it was given of what its owner may', () => {
    const world = companyWorld();
    const owner = ownerWith(world, ['apiClient.manage', 'product.view', 'product.edit']);
    world.by = owner;
    const role = world.id();
    world.must('role', role, 'create', roleFixture({ permissions: ['product.view', 'product.edit'] }));
    const id = made(world, { role, permissions: [] });
    expect(grants(world, id)).toMatchObject({
      founder: false,
      permissions: ['product.edit', 'product.view'],
    });
    const [member] = typed(world.store).by('member', 'user', owner);
    const own = typed(world.store).get('role', member?.role ?? '');
    world.must('role', member?.role ?? '', 'update', {
      name: own?.name,
      permissions: ['apiClient.manage', 'product.view'],
    });
    expect(grants(world, id)?.permissions).toEqual(['product.view']);
    expect(grants(world, id)?.may('product.edit')).toBe(false);
    world.must('member', member?.id ?? '', 'suspend');
    expect(grants(world, id)).toBeNull();
  });

  test('[APC3] is taken over by somebody else, whose rights bound it from then on', () => {
    const world = companyWorld();
    const [first, second] = [
      ownerWith(world, ['apiClient.manage', 'product.view']),
      ownerWith(world, ['apiClient.manage', 'item.view'], true),
    ];
    world.by = first;
    const id = made(world, { permissions: ['product.view'] });
    expect(world.do('apiClient', id, 'takeOver')).toMatchObject(refused('ownClient'));
    world.by = second;
    world.must('apiClient', id, 'takeOver');
    expect(world.row('apiClient', id)).toMatchObject({ owner: second });
    expect(grants(world, id)?.permissions).toEqual(['product.view']);
  });

  test('[APC5] ends when its last day is over, and not before', () => {
    const world = companyWorld();
    const id = made(world, { expiresOn: '2026-05-04' });
    const expire = () => world.do('apiClient', id, 'expire', {}, { internal: true });
    expect(expire()).toMatchObject(refused('clientNotOver'));
    world.now = '2026-05-05T08:00:00.000Z';
    expect(expire().accepted).toBe(true);
    expect(grants(world, id)).toBeNull();
  });

  test('[APC8, AG2] holds no approval, makes no clients and is no founder', () => {
    const world = companyWorld();
    world.by = ownerWith(world, [], true);
    const id = made(world, { permissions: ['apiClient.manage', 'purchaseOrder.approve', 'product.view'] });
    expect(grants(world, id)).toMatchObject({ founder: false, permissions: ['product.view'] });
  });
});
