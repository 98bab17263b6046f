import { describe, expect, test } from 'vitest';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { approversOf } from '#model/areas/sales/sales-order/sales-order.limit.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

const AUTHOR = 'author';
const OTHER = 'other';
const OVERRIDE = 'salesOrder.override';

/** A draft of ten bolts at 12.50, which cost 5.00 each, written by somebody who may not override limits. */
function drafted(line: Partial<PricedLine> = {}, customer: Parameters<SalesWorld['addCustomer']>[0] = {}) {
  const world = new SalesWorld();
  const { base, bolt } = world;
  world.stock(bolt, base.bins[0] ?? '', 100_000);
  base.by = AUTHOR;
  const { order } = world.draft([{ product: bolt, ...line }], { customer: world.addCustomer(customer) });
  base.may = (permission) => permission !== OVERRIDE;
  const give = (by: string, type: string, data: object = {}) => {
    base.by = by;
    return base.do('salesOrder', order, type, data);
  };
  const confirm = () => world.refused('salesOrder', order, 'confirm');
  return { world, base, bolt, order, give, confirm };
}

describe('limits of a role', () => {
  test('[SO73] are of the value without VAT', () => {
    const { base, order, confirm } = drafted();
    base.limits = { salesOrder: 124_99 };
    expect(confirm()).toMatchObject({
      code: 'saleOverYourLimit',
      params: { limit: 124_99, total: 125_00 },
      fix: { kind: 'salesOrder', document: order, type: 'askApproval' },
    });
    base.limits = { salesOrder: 125_00 };
    expect(confirm()).toBeNull();
  });

  test('[SO73] are of the discount, unless it was agreed with the customer', () => {
    const { base, confirm } = drafted({ discount: 1_000 });
    base.limits = { salesDiscount: 999 };
    expect(confirm()).toMatchObject({
      code: 'discountOverYourLimit',
      params: { discount: 1_000, limit: 999 },
    });
    base.limits = { salesDiscount: 1_000 };
    expect(confirm()).toBeNull();
    const agreed = drafted({ discount: 1_000 }, { discount: 1_000 });
    agreed.base.limits = { salesDiscount: 0 };
    expect(agreed.confirm()).toBeNull();
  });

  test('[SO73] count as a discount what a typed price leaves off the list’s', () => {
    const { world, base, bolt, confirm } = drafted({ price: 9_0000, discount: 1_000, pricedBy: 'hand' });
    const list = base.id();
    base.may = () => true;
    base.must('priceList', list, 'create', priceListFixture());
    base.must('price', base.id(), 'create', priceFixture({ list, product: bolt, price: 10_0000 }));
    base.may = (permission) => permission !== OVERRIDE;
    base.limits = { salesDiscount: 1_899 };
    expect(confirm()).toMatchObject({ params: { discount: 1_900 } });
    base.limits = { salesDiscount: 1_900 };
    expect(confirm()).toBeNull();
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SO73] are of what is sold below cost; the refusal leaves the cost out', () => {
    // 4.50 is ten per cent below 5.00.
    const { base, confirm } = drafted({ price: 4_5000 });
    base.limits = { salesBelowCost: 999 };
    expect(confirm()).toEqual({
      code: 'belowCostOverYourLimit',
      params: { sku: 'BOLT', limit: 999 },
      fix: expect.objectContaining({ type: 'askApproval' }) as unknown,
    });
    base.limits = { salesBelowCost: 1_000 };
    expect(confirm()).toBeNull();
  });

  test('[SO9, SO73] are of what goes beyond a customer’s credit: nothing, where the role does not say', () => {
    // 156.25 with VAT.
    const { base, order, confirm } = drafted({}, { creditLimit: 100_00 });
    expect(confirm()).toMatchObject({
      code: 'creditExceeded',
      fix: { kind: 'salesOrder', document: order, type: 'askApproval' },
    });
    base.limits = { salesCredit: 56_24 };
    expect(confirm()).toMatchObject({ code: 'creditExceeded' });
    base.limits = { salesCredit: 56_25 };
    expect(confirm()).toBeNull();
  });

  test('[SO73] do not hold for who may override them', () => {
    const { base, confirm } = drafted({ price: 1_0000, discount: 9_000 }, { creditLimit: 1 });
    base.limits = { salesOrder: 0, salesDiscount: 0, salesBelowCost: 0, salesCredit: 0 };
    expect(confirm()).not.toBeNull();
    base.may = () => true;
    expect(confirm()).toBeNull();
  });

  test('[SO73] judge an amendment by what it changes', () => {
    const { world, base, order } = drafted({ discount: 1_000 });
    world.act('salesOrder', order, 'confirm');
    base.limits = { salesOrder: 100_00, salesDiscount: 500 };
    const amend = (line: Partial<PricedLine>, notes = '') => {
      const row = base.row('salesOrder', order);
      if (!row) throw new Error('no order');
      const { lines, ...terms } = amendmentFixture(row, { notes });
      const data = { ...terms, lines: lines.map((one) => ({ ...one, ...line })) };
      return world.refused('salesOrder', order, 'amend', data)?.code ?? null;
    };
    expect(amend({}, 'Ring the bell')).toBeNull();
    expect(amend({ quantity: 9_000 })).toBeNull();
    expect(amend({ quantity: 10_000 })).toBe('saleOverYourLimit');
    expect(amend({ discount: 1_100 })).toBe('discountOverYourLimit');
    expect(amend({ discount: 500, quantity: 8_000 })).toBeNull();
  });
});

describe('approval of a sale', () => {
  test('[SO74] comes from another than who asked, and confirms the order', () => {
    const { base, order, give } = drafted({}, { creditLimit: 1 });
    expect(give(AUTHOR, 'askApproval').accepted).toBe(true);
    expect(base.row('salesOrder', order)).toMatchObject({
      state: { commercial: 'awaitingApproval' },
      number: null,
      submittedBy: AUTHOR,
    });
    base.may = () => true;
    expect(give(AUTHOR, 'approve')).toEqual(refused('ownSubmission'));
    expect(give(OTHER, 'approve').accepted).toBe(true);
    expect(base.row('salesOrder', order)).toMatchObject({
      state: { commercial: 'confirmed' },
      number: 'SO-2026-00001',
      revision: 1,
      confirmedBy: OTHER,
    });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO74] stays within the limits of who gives it, and asks for what confirming asks for', () => {
    const { world, base, give, order } = drafted();
    give(AUTHOR, 'askApproval');
    base.limits = { salesOrder: 124_99 };
    expect(give(OTHER, 'approve')).toMatchObject(
      refused('saleOverYourLimit', { limit: 124_99, total: 125_00 }),
    );
    base.limits = { salesOrder: 125_00 };
    const customer = base.row('salesOrder', order)?.customer ?? '';
    base.must('customer', customer, 'block', { reason: 'other' });
    expect(give(OTHER, 'approve')).toMatchObject({ refusal: { code: 'customerBlocked' } });
    base.must('customer', customer, 'unblock');
    world.act('salesOrder', order, 'approve');
  });

  test('[SO74] is withdrawn by who asked, or rejected with a reason that stays until it is asked for again', () => {
    const { base, order, give } = drafted();
    give(AUTHOR, 'askApproval');
    expect(give(AUTHOR, 'confirm')).toMatchObject({ refusal: { code: 'notInState' } });
    expect(give(OTHER, 'withdraw')).toEqual(refused('notYourSubmission'));
    expect(give(AUTHOR, 'withdraw').accepted).toBe(true);
    give(AUTHOR, 'askApproval');
    expect(give(OTHER, 'reject', { reason: 'priceTooHigh' }).accepted).toBe(true);
    const row = () => base.row('salesOrder', order);
    expect(row()).toMatchObject({
      state: { commercial: 'draft' },
      rejectReason: 'priceTooHigh',
      number: null,
    });
    give(AUTHOR, 'askApproval');
    expect(row()?.rejectReason).toBeUndefined();
  });

  test('[SO4] is not asked for what could not be confirmed whatever the limits', () => {
    const { world, base } = drafted();
    const { order } = world.draft([]);
    base.limits = { salesOrder: 0 };
    expect(base.do('salesOrder', order, 'askApproval')).toMatchObject({ refusal: { code: 'noLines' } });
  });

  test('[SO73, SO74] the refusal names who could approve it: all its limits hold, and not who asks', () => {
    const { base, order, confirm, give } = drafted({ discount: 1_000 }, { creditLimit: 100_00 });
    const join = (name: string, over: object): string => {
      const [role, user] = [base.id(), base.id()];
      base.may = () => true;
      base.must('role', role, 'create', roleFixture({ name, permissions: ['salesOrder.approve'], ...over }));
      const member = memberFixture({ user, email: `${name}@example.com`, role, name });
      base.must('member', base.id(), 'add', member, { internal: true });
      base.may = (permission) => permission !== OVERRIDE;
      return user;
    };
    const enough = { purchaseOrder: null, salesOrder: 112_50, salesDiscount: 1_000, salesCredit: 50_00 };
    join('Bo', { limits: { ...enough, salesOrder: 112_49 } });
    const cleo = join('Cleo', { limits: enough });
    join('Dag', { limits: { ...enough, salesDiscount: 999 } });
    join('Eve', { limits: { ...enough, salesCredit: null } });
    join('Fia', { permissions: ['salesOrder.approve', OVERRIDE] });
    join('Gus', { permissions: ['salesOrder.confirm', OVERRIDE] });
    const names = (): readonly string[] | undefined => {
      const row = base.row('salesOrder', order);
      return row && approversOf(base.view, row).map(({ name }) => name);
    };
    expect(confirm()).toMatchObject({ code: 'creditExceeded', params: { who: 'Cleo, Fia' } });
    expect(names()).toEqual(['Cleo', 'Fia']);
    give(cleo, 'askApproval');
    expect(names()).toEqual(['Fia']);
  });
});
