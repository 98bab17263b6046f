import { expect, test } from 'vitest';
import { writeOffRefusal } from '#model/areas/setup/member/write-off.limit.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { builtInRoles, type Permission } from '#model/areas/setup/role/permissions.ts';
import { postingRuleFixture } from '#model/areas/setup/posting-rule/posting-rule.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const has = (permission: Permission): boolean => builtInRoles.Accounting.includes(permission);

test('[RO17] Accounting sees trade and its costs, and keeps what is posted', () => {
  const visible: readonly Permission[] = [
    'salesOrder.view',
    'shipment.view',
    'customerReturn.view',
    'customer.view',
    'supplier.view',
    'product.view',
    'product.viewCost',
    'postingRule.edit',
    'salesOrder.pay',
    'customer.overrideVat',
    'invoice.issue',
    'invoice.writeOff',
    'payment.reverse',
    'payment.import',
  ];
  expect(visible.filter((permission) => !has(permission))).toEqual([]);
  const decided: readonly Permission[] = [
    'salesOrder.create',
    'salesOrder.confirm',
    'customer.edit',
    'product.edit',
    'adjustment.post',
    'role.view',
  ];
  expect(decided.filter(has)).toEqual([]);
});

test('[RO17] Accounting keeps posting rules, and sells nothing', () => {
  const world = companyWorld();
  world.may = (permission) => builtInRoles.Accounting.includes(permission as Permission);
  const rule = postingRuleFixture({ vatClass: 'food' });
  expect(world.do('postingRule', world.id(), 'create', rule)).toMatchObject({ accepted: true });
  expect(world.do('salesOrder', world.id(), 'discard')).toMatchObject({
    refusal: { code: 'notPermitted', params: { permission: 'salesOrder.edit' } },
  });
  world.may = (permission) => builtInRoles.Sales.includes(permission as Permission);
  expect(world.do('postingRule', world.id(), 'create', rule)).toMatchObject({
    refusal: { code: 'notPermitted', params: { permission: 'postingRule.create' } },
  });
});

test('[RO13] nobody writes off more than their role says, and the refusal names who may', () => {
  const world = companyWorld();
  const join = (name: string, limit: number | null) => {
    const [role, member, user] = [world.id(), world.id(), world.id()];
    const limits = { purchaseOrder: null, writeOff: limit };
    const data = { name, permissions: ['invoice.writeOff'], limits };
    world.must('role', role, 'provide', data, { internal: true });
    world.must('member', member, 'add', memberFixture({ user, role, name }), { internal: true });
  };
  join('Little', 100_00);
  join('Much', null);
  const refusalAt = (total: number, limit: number | null) =>
    writeOffRefusal({ view: world.view, env: { limits: { writeOff: limit }, internal: false } }, total);
  expect(refusalAt(50_00, 50_00)).toBeNull();
  expect(refusalAt(1_000_000_00, null)).toBeNull();
  expect(refusalAt(50_01, 50_00)).toEqual({
    code: 'writeOffOverYourLimit',
    params: { limit: 50_00, total: 50_01, permission: 'invoice.writeOff', who: 'Little, Much' },
  });
  expect(refusalAt(100_01, 50_00)).toMatchObject({ params: { who: 'Much' } });
});
