import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { carrierFixture } from '#model/areas/setup/carrier/carrier.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { ShipmentPanel } from '#views/areas/sales/shipment/shipment-panel.tsx';
import { PackingSlipPage } from '#views/areas/sales/shipment/packing-slip.page.tsx';
import { click } from '#views/ui/ui.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T13:30:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Milliseconds for a catalogue to load even on a busy machine. */
const PATIENCE = 4_000;
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** Goods of a customer whose usual carrier is Swift Parcels, in staging. */
function staged(over: Partial<ReturnType<typeof carrierFixture>> = {}) {
  const world = new SalesWorld();
  const { base, customer } = world;
  const carrier = base.id();
  base.must('carrier', carrier, 'create', carrierFixture(over));
  const row = base.row('customer', customer);
  if (!row) throw new Error('nobody buys');
  const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
  base.must('customer', customer, 'update', { ...form, carrier, language: 'en' });
  world.stock(world.bolt, base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt }]);
  const pickList = world.released(order);
  world.scanned(pickList);
  const shipment = world.finished(pickList);
  const pack = (sending: object): void => {
    const parcels = [{ id: base.id(), weight: 100, tracking: 'SW/17' }];
    base.must('shipment', shipment, 'pack', { parcels, ...sending });
  };
  return { base, carrier, shipment, pack };
}

it('[CRR5] the usual carrier of the customer is proposed where goods are packed', async () => {
  const { base, carrier, shipment } = staged();
  const model = { ...deviceWith(base), ...draftBox() };
  await showAt(model, '/en/here', () => <ShipmentPanel id={shipment} onClose={() => {}} />);
  const chosen = [
    ...document.querySelectorAll('.shipment-sending .p-dropdown-label, .shipment-sending [role=combobox]'),
  ];
  expect(chosen.map((one) => one.getAttribute('aria-label') ?? one.textContent).join()).toContain(
    'Swift Parcels',
  );
  await act(async () => click('[data-testid=command-pack]'));
  expect(model.replica.view.get('shipment', shipment)).toMatchObject({ state: 'packed', carrier });
});

it('[CRR3] a tracking number leads to the page of the carrier, and nowhere without one', async () => {
  const { base, carrier, shipment, pack } = staged();
  pack({ carrier, service: 'HOME' });
  await showAt({ ...deviceWith(base), ...draftBox() }, '/en/here', () => (
    <ShipmentPanel id={shipment} onClose={() => {}} />
  ));
  expect(text()).toContain('CarrierSwift Parcels, To the door');
  const link = document.querySelector('a[target=_blank]');
  expect(link?.getAttribute('href')).toBe('https://swift.example/track?id=SW%2F17&lang=en');
  expect(link?.getAttribute('rel')).toBe('noreferrer');
  const bare = staged({ tracking: '' });
  bare.pack({ carrier: bare.carrier });
  await showAt({ ...deviceWith(bare.base), ...draftBox() }, '/en/here', () => (
    <ShipmentPanel id={bare.shipment} onClose={() => {}} />
  ));
  expect(text()).toContain('TrackingSW/17');
  expect(document.querySelector('a[target=_blank]')).toBeNull();
});

it.each([
  ['15:00', true],
  ['15:31', false],
  ['', false],
])(
  '[CRR6] at half past three, with a cut-off at "%s", a packed shipment goes the next day: %s',
  async (cutOff, is) => {
    const { base, carrier, shipment, pack } = staged({ cutOff });
    pack({ carrier });
    await showAt({ ...deviceWith(base), ...draftBox() }, '/en/here', () => (
      <ShipmentPanel id={shipment} onClose={() => {}} />
    ));
    expect(text().includes('It goes the next day')).toBe(is);
  },
);

it('[CRR4] the delivery note names carrier and service', async () => {
  const { base, carrier, shipment, pack } = staged();
  pack({ carrier, service: 'PALLET' });
  const Slip = () => {
    const row = useRow('shipment', shipment);
    return row ? <PackingSlipPage row={row} /> : null;
  };
  await showAt({ ...deviceWith(base), ...draftBox() }, '/en/here', () => <Slip />);
  // A paper waits for the words of its reader.
  const end = performance.now() + PATIENCE;
  while (!text().includes('Parcels1') && performance.now() < end)
    await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(text()).toContain('CarrierSwift ParcelsServicePalletsParcels1');
});
