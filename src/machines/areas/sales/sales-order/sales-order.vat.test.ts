import { describe, expect, test } from 'vitest';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { enteredLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { vatsOf } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { amendmentFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

const place = (country: string, postcode = '1') => ({ street: 'Street 1', postcode, city: 'City', country });
const german = { addresses: { billing: place('DE'), delivery: [] }, vatNumber: 'DE136695976' };

/** How VAT is charged on an order: treatment and reason of its lines, and their rates (basis points). */
function chargedOn(world: SalesWorld, order: string) {
  const row = world.base.row('salesOrder', order);
  if (!row) throw new Error('it was made');
  const ways = vatsOf(world.base.view, row, row.lines);
  return {
    ways: ways.map(({ vat, codes }) => [vat.treatment, vat.reason, codes.category]),
    rates: row.lines.map(({ vatRate }) => vatRate),
  };
}

const soldTo = (over: Partial<CustomerForm>, to: string, form: Partial<SalesOrderForm> = {}) => {
  const world = new SalesWorld();
  const customer = world.addCustomer(over);
  const { order } = world.draft([{ product: world.bolt }], {
    customer,
    deliveryAddress: place(to),
    ...form,
  });
  return { world, customer, order };
};

describe('VAT on an order', () => {
  test.each<[over: Partial<CustomerForm>, to: string, way: string[], rate: number]>([
    [{}, 'SE', ['domestic', 'goodsStay', 'S'], 2500],
    [german, 'DE', ['euSupply', 'goodsToEuBusiness', 'K'], 0],
    [{ ...german, vatNumber: '' }, 'DE', ['euConsumer', 'goodsToEuWithoutNumber', 'S'], 1900],
    [german, 'SE', ['domestic', 'goodsStay', 'S'], 2500],
    [german, 'NO', ['export', 'goodsLeaveEu', 'G'], 0],
  ])('[SO8] [VAT3] follows from the customer %o and the place %s', (over, to, way, rate) => {
    const { world, order } = soldTo(over, to);
    expect(chargedOn(world, order)).toEqual({ ways: [way], rates: [rate] });
  });

  test('[VAT3] differs between goods and services of one order; freight is as the goods', () => {
    const world = new SalesWorld();
    const service = activeProduct(world.base, { sku: 'FIT', kind: 'service' });
    const customer = world.addCustomer(german);
    const lines = [
      { product: world.bolt },
      { product: service },
      { product: service, charge: 'freight' as const },
    ];
    const { order } = world.confirmed(lines, { customer, deliveryAddress: place('DE') });
    expect(chargedOn(world, order)).toEqual({
      ways: [
        ['euSupply', 'goodsToEuBusiness', 'K'],
        ['euService', 'serviceToEuBusiness', 'AE'],
      ],
      rates: [0, 0, 0],
    });
  });

  test('[VAT3] of a draft is as its customer is when it is confirmed', () => {
    const { world, customer, order } = soldTo({ ...german, vatNumber: '' }, 'DE');
    expect(chargedOn(world, order).rates).toEqual([1900]);
    world.act('customer', customer, 'update', customerFixture({ number: 'C-2', ...german }));
    world.act('salesOrder', order, 'confirm');
    expect(chargedOn(world, order)).toEqual({ ways: [['euSupply', 'goodsToEuBusiness', 'K']], rates: [0] });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[CU6] is what the customer or its category has set, whatever would follow', () => {
    const set = soldTo({ ...german, vatTreatment: 'domestic', vatReason: 'Not registered' }, 'DE');
    expect(chargedOn(set.world, set.order)).toEqual({ ways: [['domestic', 'set', 'S']], rates: [2500] });
    const world = new SalesWorld();
    const category = world.base.id();
    const defaults = { ...noCustomerDefaults, vatTreatment: 'reverseCharge' as const };
    world.act('customerCategory', category, 'create', { name: 'Builders', parent: null, defaults });
    const customer = world.addCustomer({ category, follows: ['vatTreatment'] });
    const { order } = world.draft([{ product: world.bolt }], { customer });
    expect(chargedOn(world, order)).toEqual({ ways: [['reverseChargeDomestic', 'set', 'AE']], rates: [0] });
  });
});

describe('setting how VAT is charged on an order', () => {
  const override = { treatment: 'export', reason: 'Leaves with the buyer' } as const;
  const updatedWith = (world: SalesWorld, order: string, vatOverride: SalesOrderForm['vatOverride']) => {
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('it was made');
    const { customer, warehouse } = row;
    const form = salesOrderFixture({ customer, warehouse, lines: enteredLines(row.lines), vatOverride });
    return world.base.do('salesOrder', order, 'update', form);
  };

  test('[SO92] goes before all that follows, and stays through confirmation and amendment', () => {
    const { world, order } = soldTo({}, 'SE', { vatOverride: override });
    expect(chargedOn(world, order)).toEqual({ ways: [['export', 'set', 'G']], rates: [0] });
    world.act('salesOrder', order, 'confirm');
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('it was confirmed');
    world.act('salesOrder', order, 'amend', amendmentFixture(row, { promisedOn: '2026-05-11' }));
    expect(chargedOn(world, order).rates).toEqual([0]);
    world.act('salesOrder', order, 'amend', amendmentFixture(row, { vatOverride: null }));
    expect(chargedOn(world, order).rates).toEqual([2500]);
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SO92] asks for the permission, at its field', () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    world.base.may = (permission) => permission !== 'salesOrder.overrideVat';
    expect(updatedWith(world, order, override)).toMatchObject({
      refusal: { code: 'vatOverrideNotPermitted', fields: { vatOverride: 'vatOverrideNotPermitted' } },
    });
    expect(updatedWith(world, order, null)).toMatchObject({ accepted: true });
  });

  test('[SO92] asks for a reason, at its field', () => {
    const world = new SalesWorld();
    const { order } = world.draft([{ product: world.bolt }]);
    expect(updatedWith(world, order, { ...override, reason: ' ' })).toMatchObject({
      refusal: { code: 'vatReasonMissing', fields: { 'vatOverride.reason': 'vatReasonMissing' } },
    });
  });
});
