import { expect, it } from 'vitest';
import { grantsOfActor } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { asAgent } from '#model/engine/actor.ts';
import { typed } from '#model/engine/reader.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

function memberWith(world: World, permissions: readonly string[], founder: boolean): string {
  const [role, user] = [world.id(), world.id()];
  const inside = { internal: true };
  world.must('role', role, 'provide', { ...roleFixture({ name: `Role ${role}` }), permissions }, inside);
  const person = memberFixture({ user, role, email: `${user}@example.com`, founder });
  world.must('member', world.id(), 'add', person, inside);
  return user;
}

/** A workflow that somebody has turned on. */
function enabledBy(world: World, user: string): string {
  const id = world.id();
  world.must('workflow', id, 'create', workflowFixture({ name: `Workflow ${id}` }));
  const before = world.by;
  world.by = user;
  world.must('workflow', id, 'enable', {}, { internal: true });
  world.by = before;
  return id;
}
const grants = (world: World, id: string) => grantsOfActor(typed(world.store), asAgent(id));

it('[WKF2, AG1, AG2] a workflow that is on may do what who turned it on may, but for what takes a person', () => {
  const world = companyWorld();
  const own = ['customer.view', 'customer.block', 'purchaseOrder.approve', 'workflow.enable'];
  const id = enabledBy(world, memberWith(world, own, false));
  expect(grants(world, id)).toMatchObject({
    permissions: ['customer.block', 'customer.view'],
    founder: false,
    warehouses: null,
  });
  world.must('workflow', id, 'disable', {});
  expect(grants(world, id)).toBeNull();
});

it('[WKF2, AG2] one that a founder turned on may do all but what takes a person, and is no founder', () => {
  const world = companyWorld();
  const id = enabledBy(world, memberWith(world, ['customer.view'], true));
  const found = grants(world, id);
  expect(found?.founder).toBe(false);
  expect(found?.may('salesOrder.hold')).toBe(true);
  for (const permission of ['purchaseOrder.approve', 'apiClient.manage', 'workflow.enable'])
    expect(found?.may(permission)).toBe(false);
});

it('[WKF1] another one may have its name once it is archived, whatever the case', () => {
  const world = companyWorld();
  const [one, other] = [world.id(), world.id()];
  world.must('workflow', one, 'create', workflowFixture({ name: 'Greet' }));
  const second = (): boolean =>
    world.do('workflow', other, 'create', workflowFixture({ name: 'GREET' })).accepted;
  expect(second()).toBe(false);
  world.must('workflow', one, 'archive', {});
  expect(second()).toBe(true);
});
