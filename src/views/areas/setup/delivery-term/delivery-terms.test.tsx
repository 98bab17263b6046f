import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deliveryTermFixture } from '#model/areas/setup/delivery-term/delivery-term.fixtures.ts';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { DeliveryTermFields } from '#views/kit/document/delivery-fields.tsx';
import { OrderConfirmationPage } from '#views/areas/sales/sales-order/order-confirmation.page.tsx';
import { SalesOrderOverview } from '#views/areas/sales/sales-order/sales-order-overview.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Milliseconds for a catalogue to load even on a busy machine. */
const PATIENCE = 4_000;
const idOf = (code: string): string => incoterms.find((term) => term.code === code)?.id ?? '';
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('[DLT5] an order and its paper say code, place and edition of the terms', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt }], {
    deliveryTerm: idOf('DAP'),
    deliveryPlace: 'Malmö',
  });
  const Order = () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderOverview row={row} /> : null;
  };
  const Paper = () => {
    const row = useRow('salesOrder', order);
    return row ? <OrderConfirmationPage row={row} /> : null;
  };
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => <Order />);
  expect(text()).toContain('Delivery termsDAP Malmö (Incoterms 2020)');
  await showAt(model, '/en/here', () => <Paper />);
  const end = performance.now() + PATIENCE;
  while (!text().includes('Incoterms') && performance.now() < end)
    await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(text()).toContain('DAP Malmö (Incoterms 2020)');
});

it('[DLT3] a place is asked for where the terms name one', async () => {
  const world = new SalesWorld();
  const own = world.base.id();
  world.base.must('deliveryTerm', own, 'create', deliveryTermFixture());
  const fields = (deliveryTerm: string | null) => () => (
    <DeliveryTermFields value={{ deliveryTerm }} error={() => undefined} onChange={() => {}} />
  );
  for (const [term, asked] of [
    [idOf('DAP'), true],
    [own, false],
    [null, false],
  ] as const) {
    await showAt(deviceWith(world.base), '/en/here', fields(term));
    expect(text().includes('Place of delivery')).toBe(asked);
  }
});
