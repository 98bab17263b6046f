import { describe, expect, test } from 'vitest';
import { carrierFixture } from '#model/areas/setup/carrier/carrier.fixtures.ts';
import { isTrackingAddress, trackingAddress } from '#model/areas/setup/carrier/carrier.tracking.ts';
import { goesNextDay } from '#model/areas/setup/carrier/cut-off.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const refused = (code: string, field: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }), fields: { [field]: code } },
});

describe('a carrier', () => {
  test('[CRR1] has a name of its own, whatever its case and even beside archived ones', () => {
    const world = companyWorld();
    const first = world.id();
    world.must('carrier', first, 'create', carrierFixture());
    world.must('carrier', first, 'archive');
    const name = 'SWIFT parcels';
    expect(world.do('carrier', world.id(), 'create', carrierFixture({ name }))).toEqual(
      refused('nameTaken', 'name', { name }),
    );
    world.must('carrier', first, 'restore');
    world.must('carrier', first, 'update', carrierFixture({ cutOff: '' }));
  });

  test('[CRR2] has services of different codes', () => {
    const world = companyWorld();
    const services = [
      { code: 'A', name: 'One' },
      { code: 'B', name: 'Two' },
      { code: 'a', name: 'Three' },
    ];
    expect(world.do('carrier', world.id(), 'create', carrierFixture({ services }))).toEqual(
      refused('serviceTwice', 'services.2.code', { code: 'a' }),
    );
  });

  test.each([
    ['https://x.example/{number}', true],
    ['https://x.example/?a={number}&b={number}', true],
    ['http://x.example/{number}', false],
    ['https://x.example/', false],
    ['https://{number}.example/', false],
    ['https://me:secret@x.example/{number}', false],
    ['https://me@x.example/{number}', false],
    ['javascript:alert({number})', false],
    ['//x.example/{number}', false],
    ['x.example/{number}', false],
  ])('[CRR3] may lead to %s: %s', (pattern, is) => {
    expect(isTrackingAddress(pattern)).toBe(is);
    const world = companyWorld();
    const made = world.do('carrier', world.id(), 'create', carrierFixture({ tracking: pattern }));
    expect(made).toMatchObject(is ? { accepted: true } : refused('trackingAddressWrong', 'tracking'));
  });

  test('[CRR3] leads to a parcel with its number escaped, and nowhere without one', () => {
    const pattern = 'https://x.example/?id={number}#{number}';
    expect(trackingAddress(pattern, 'A/1 $&"<')).toBe(
      'https://x.example/?id=A%2F1%20%24%26%22%3C#A%2F1%20%24%26%22%3C',
    );
    expect(trackingAddress(pattern, '')).toBeNull();
    expect(trackingAddress('', 'A1')).toBeNull();
  });

  test('[CRR6] takes along what is packed before its cut-off, by the clock of the company', () => {
    const at = (now: string, cutOff = '15:00') => goesNextDay({ cutOff }, now, 'Europe/Stockholm');
    expect([at('2026-05-04T12:59:59.000Z'), at('2026-05-04T13:00:00.000Z')]).toEqual([false, true]);
    expect([at('2026-12-04T13:59:00.000Z'), at('2026-12-04T14:00:00.000Z')]).toEqual([false, true]);
    expect([at('2026-05-04T21:59:00.000Z', ''), at('2026-05-03T22:00:00.000Z')]).toEqual([false, false]);
  });
});

describe('a shipment', () => {
  function packing() {
    const sales = new SalesWorld();
    const { base: world } = sales;
    const carrier = world.id();
    world.must('carrier', carrier, 'create', carrierFixture());
    sales.stock(sales.bolt, world.bins[0] ?? '', 10_000);
    const { order } = sales.confirmed([{ product: sales.bolt }]);
    const pickList = sales.released(order);
    sales.scanned(pickList);
    const shipment = sales.finished(pickList);
    const parcels = [{ id: world.id(), weight: 100, tracking: 'A1' }];
    const pack = (sending: object) => world.do('shipment', shipment, 'pack', { parcels, ...sending });
    return { world, carrier, shipment, pack };
  }

  test('[CRR4] is packed for a carrier in use and a service of it, or for none', () => {
    const { world, carrier, shipment, pack } = packing();
    expect(pack({ carrier: world.id() })).toEqual(refused('unknownCarrier', 'carrier'));
    expect(pack({ carrier, service: 'NONE' })).toEqual(refused('unknownService', 'service'));
    expect(pack({ service: 'HOME' })).toEqual(refused('unknownService', 'service'));
    expect(pack({ carrier, service: 'HOME' }).accepted).toBe(true);
    expect(world.row('shipment', shipment)).toMatchObject({ carrier, service: 'HOME' });
    expect(pack({}).accepted).toBe(true);
    expect(world.row('shipment', shipment)).not.toHaveProperty('carrier');
    expect(world.row('shipment', shipment)).not.toHaveProperty('service');
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[CRR4] keeps what it was packed for when the carrier ends, and the service with it', () => {
    const { world, carrier, pack } = packing();
    expect(pack({ carrier, service: 'HOME' }).accepted).toBe(true);
    world.must('carrier', carrier, 'update', carrierFixture({ services: [] }));
    world.must('carrier', carrier, 'archive');
    expect(pack({ carrier, service: 'HOME' }).accepted).toBe(true);
    expect(pack({ carrier, service: 'PALLET' })).toEqual(refused('unknownService', 'service'));
    expect(pack({}).accepted).toBe(true);
    expect(pack({ carrier })).toEqual(refused('unknownCarrier', 'carrier'));
  });
});

test('[CRR5] the usual carrier of a customer is in use when it is chosen', () => {
  const world = companyWorld();
  const [carrier, customer] = [world.id(), world.id()];
  world.must('carrier', carrier, 'create', carrierFixture());
  world.must('customer', customer, 'create', customerFixture({ carrier }));
  world.must('carrier', carrier, 'archive');
  world.must('customer', customer, 'update', customerFixture({ carrier, name: 'Renamed AB' }));
  world.must('customer', customer, 'update', customerFixture({ carrier: null }));
  expect(world.do('customer', customer, 'update', customerFixture({ carrier }))).toEqual(
    refused('unknownCarrier', 'carrier'),
  );
});
