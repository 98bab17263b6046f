import { describe, expect, test } from 'vitest';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

describe('supplier', () => {
  test('[SU1] refuses a number that another supplier has, whatever its case', () => {
    const world = companyWorld();
    world.must('supplier', world.id(), 'create', supplierFixture({ number: 'S-7' }));
    expect(world.do('supplier', world.id(), 'create', supplierFixture({ number: 's-7' }))).toEqual({
      accepted: false,
      refusal: { code: 'numberTaken', params: { number: 's-7' }, fields: { number: 'numberTaken' } },
    });
  });

  test('[SU1] a supplier keeps its own number when it is saved again', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('supplier', id, 'create', supplierFixture());
    world.must('supplier', id, 'update', supplierFixture({ name: 'Skruvfabriken i Lund AB' }));
    expect(world.row('supplier', id)).toEqual({
      ...supplierFixture({ name: 'Skruvfabriken i Lund AB' }),
      id,
      state: 'active',
      version: 2,
      createdAt: world.now,
      changedAt: world.now,
    });
  });

  test('[SU2] refuses an EU business without a VAT number', () => {
    const world = companyWorld();
    const form = supplierFixture({ vatTreatment: 'euB2B', vatNumber: '' });
    expect(world.do('supplier', world.id(), 'create', form)).toEqual({
      accepted: false,
      refusal: { code: 'vatNumberMissing', fields: { vatNumber: 'vatNumberMissing' } },
    });
  });

  test('[SU3] an active supplier is not archived; a blocked one is', () => {
    const world = companyWorld();
    const id = world.id();
    world.must('supplier', id, 'create', supplierFixture());
    expect(world.do('supplier', id, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'notInState', params: { kind: 'supplier', command: 'archive', state: 'active' } },
    });
    expect(world.do('supplier', id, 'block')).toEqual({
      accepted: false,
      refusal: { code: 'invalid', fields: { reason: 'invalid_type' } },
    });
    world.must('supplier', id, 'block', { reason: 'quality' });
    world.must('supplier', id, 'archive');
    expect(world.log.slice(-3).map((event) => [event.type, event.state])).toEqual([
      ['created', 'active'],
      ['blocked', 'blocked'],
      ['archived', 'archived'],
    ]);
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
