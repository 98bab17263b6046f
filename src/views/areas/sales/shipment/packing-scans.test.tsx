import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import '#views/kinds.ts';
import { click, type } from '#views/ui/ui.fixtures.tsx';
import { wedge } from '#views/ui/wedge.fixtures.ts';
import { ShipmentPanel } from './shipment-panel.tsx';

const closed = vi.fn<() => void>();
beforeEach(() => closed.mockClear());

/** A shipment of two bolts that waits to be packed. */
async function packing() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 2_000 }]);
  const pick = world.released(order);
  world.scanned(pick);
  const id = world.finished(pick);
  const { drafts } = draftBox();
  const model = { ...deviceWith(world.base), drafts };
  const history = await showAt(model, '/en/here', () => <ShipmentPanel id={id} onClose={closed} />);
  const number = world.base.row('pick', pick)?.number ?? '';
  return { model, id, pick, number, path: () => history.location.href };
}

/** The tracking numbers of the parcels. */
const trackings = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('.ui-lines input')]
    .filter((_, index) => index % 2 === 1)
    .map(({ value }) => value);

/** What is said to a scan, whatever has the focus. */
function scan(code: string, where?: string): string {
  wedge(code, where);
  return (document.querySelector('.scan-answer')?.textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('a scan while packing', () => {
  it('[SH13] checks the contents: what is in it, how much of it, and what is not', async () => {
    await packing();
    expect(scan('BOLT')).toBe('BOLT: 1 pc of 2 pcs');
    expect(scan('BOLT')).toBe('BOLT: 2 pcs of 2 pcs');
    expect(scan('BOLT')).toBe('Only 2 pcs BOLT are in this shipment');
    expect(scan('NUT')).toBe('NUT is not in this shipment');
    expect(document.body.textContent).toContain('Checked');
  });

  it('[SH13] of anything else is a tracking number, and presses and types nothing', async () => {
    await packing();
    const [weight] = [...document.querySelectorAll<HTMLInputElement>('.ui-lines input')];
    const before = weight?.value;
    expect(scan('00370730254876543210', '[aria-label=Close]')).toBe('Tracking number: 00370730254876543210');
    expect(scan('BOLT', '.ui-lines input')).toBe('BOLT: 1 pc of 2 pcs');
    expect(closed).not.toHaveBeenCalled();
    const fields = [...document.querySelectorAll<HTMLInputElement>('.ui-lines input')].map(
      ({ value }) => value,
    );
    expect(fields).toEqual([before, '00370730254876543210']);
  });
});

describe('a scan while packing, of a label of the house', () => {
  it('[SH13] is no tracking number: of a bin, or of a document', async () => {
    await packing();
    expect(scan('A-01')).toBe('A-01 is a place, not a tracking number');
    expect(scan('SO-2019-00042')).toBe('SO-2019-00042 is a document, not a tracking number');
    expect(trackings()).toEqual(['']);
  });

  it('[SH13] leads to the pick list that has the number', async () => {
    const { pick, number, path } = await packing();
    expect(scan(number)).toContain(`${number} is a document, not a tracking number`);
    await act(async () => click('[data-testid=open-scanned]'));
    expect(path()).toBe(`/en/apps/warehouse/picking/${pick}`);
  });

  it('[SH13] of a parcel counts once, however often its label is scanned', async () => {
    await packing();
    scan('00370730254876543210');
    expect(scan('00370730254876543210')).toBe(
      'A parcel has the tracking number 00370730254876543210 already',
    );
    expect(trackings()).toEqual(['00370730254876543210']);
  });
});

it('[SH35] packing is in the bar of the panel, in reach however long the shipment is', async () => {
  await packing();
  const bar = document.querySelector('.ui-side-actions');
  for (const type of ['pack', 'packAndShip'])
    expect(document.querySelector(`[data-testid=command-${type}]`)?.closest('.ui-side-actions')).toBe(bar);
});

it('[DP33] goods are packed once by a double press', async () => {
  const { model, id } = await packing();
  const given = vi.spyOn(model, 'propose');
  for (const field of [...document.querySelectorAll<HTMLInputElement>('.ui-lines input')].slice(0, 1)) {
    act(() => field.focus());
    type('.ui-lines input', '1');
    act(() => field.blur());
  }
  click('[data-testid=command-pack]');
  click('[data-testid=command-pack]');
  expect(given.mock.calls.map(([{ type: name }]) => name)).toEqual(['pack']);
  expect(model.replica.view.get('shipment', id)?.parcels).toHaveLength(1);
});
