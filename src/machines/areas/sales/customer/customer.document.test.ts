import { describe, expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

describe('customer', () => {
  test('[CU1] refuses a number that another customer has, whatever its case', () => {
    const world = companyWorld();
    world.must('customer', world.id(), 'create', customerFixture({ number: 'C-7' }));
    expect(world.do('customer', world.id(), 'create', customerFixture({ number: 'c-7' }))).toEqual({
      accepted: false,
      refusal: { code: 'numberTaken', params: { number: 'c-7' }, fields: { number: 'numberTaken' } },
    });
  });

  test('[CU1] a customer keeps its own number when it is saved again', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('customer', id, 'create', customerFixture());
    world.must('customer', id, 'update', customerFixture({ name: 'Bygg & Beslag i Lund AB' }));
    expect(world.row('customer', id)).toEqual({
      ...customerFixture({ name: 'Bygg & Beslag i Lund AB' }),
      id,
      state: 'active',
      version: 2,
      createdAt: world.now,
      changedAt: world.now,
    });
  });

  test('[CU2] refuses an EU business without a VAT number', () => {
    const world = companyWorld();
    const form = customerFixture({ vatTreatment: 'euB2B', vatNumber: '' });
    expect(world.do('customer', world.id(), 'create', form)).toEqual({
      accepted: false,
      refusal: { code: 'vatNumberMissing', fields: { vatNumber: 'vatNumberMissing' } },
    });
  });

  const german = { billing: { street: '', postcode: '', city: '', country: 'DE' }, delivery: [] };
  test.each([
    ['domestic', {}, 'accepted'],
    ['export', {}, 'vatReasonMissing'],
    ['export', { vatReason: 'Collects in Oslo' }, 'accepted'],
    ['domestic', { addresses: german, vatNumber: '' }, 'vatReasonMissing'],
    ['euB2C', { addresses: german, vatNumber: '' }, 'accepted'],
    ['reverseCharge', { vatReason: 'Builds' }, 'accepted'],
  ] as const)('[CU6] VAT set as %s with %o is %s', (vatTreatment, over, expected) => {
    const world = companyWorld();
    const form = customerFixture({ vatTreatment, vatReason: '', ...over });
    const answer = world.do('customer', world.id(), 'create', form);
    expect(answer.accepted ? 'accepted' : answer.refusal.code).toBe(expected);
  });

  test('[CU6] who may not set how VAT is charged keeps what was set, on a customer and on a category', () => {
    const world = companyWorld();
    const [id, category] = [world.id(), world.id()];
    const set = { vatTreatment: 'export', vatReason: 'Collects in Oslo' } as const;
    world.must('customer', id, 'create', customerFixture(set));
    world.may = (permission) => permission !== 'customer.overrideVat';
    world.must('customer', id, 'update', customerFixture({ ...set, notes: 'Calls first' }));
    const refusal = { code: 'vatOverrideNotPermitted' };
    expect(
      world.do('customer', id, 'update', customerFixture({ ...set, vatTreatment: 'euB2C' })),
    ).toMatchObject({ refusal: { ...refusal, fields: { vatTreatment: 'vatOverrideNotPermitted' } } });
    const named = (vatTreatment: 'export' | 'derived') => ({
      name: 'Far',
      parent: null,
      defaults: { ...noCustomerDefaults, vatTreatment },
    });
    expect(world.do('customerCategory', category, 'create', named('export'))).toMatchObject({ refusal });
    world.must('customerCategory', category, 'create', named('derived'));
  });

  test('[CU7] VIES was asked no later than today', () => {
    const world = companyWorld();
    const asked = (askedOn: string) =>
      world.do(
        'customer',
        world.id(),
        'create',
        customerFixture({
          number: askedOn,
          vatNumberAnswer: { number: 'SE556111111201', askedOn, valid: true },
        }),
      );
    expect(asked('2026-05-04')).toMatchObject({ accepted: true });
    expect(asked('2026-05-05')).toMatchObject({
      refusal: { code: 'vatAnswerInFuture', fields: { 'vatNumberAnswer.askedOn': 'vatAnswerInFuture' } },
    });
  });

  test('[CU3] an active customer is not archived; a blocked one is', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('customer', id, 'create', customerFixture());
    expect(world.do('customer', id, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'notInState', params: { kind: 'customer', command: 'archive', state: 'active' } },
    });
    expect(world.do('customer', id, 'block')).toEqual({
      accepted: false,
      refusal: { code: 'invalid', fields: { reason: 'invalid_type' } },
    });
    world.must('customer', id, 'block', { reason: 'credit' });
    world.must('customer', id, 'archive');
    expect(world.log.slice(-3).map((event) => [event.type, event.state])).toEqual([
      ['created', 'active'],
      ['blocked', 'blocked'],
      ['archived', 'archived'],
    ]);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[CU4] refuses to archive a customer while an order of theirs is confirmed', () => {
    const sales = new SalesWorld();
    const { base: world, customer } = sales;
    const { order } = sales.confirmed([{ product: sales.bolt }]);
    world.must('customer', customer, 'block', { reason: 'credit' });
    expect(world.do('customer', customer, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'ordersOpen', params: { orders: 1 } },
    });
    world.must('salesOrder', order, 'cancel', { reason: 'customerRequest' });
    world.must('customer', customer, 'archive');
  });
});
