import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { DeviceNote } from '#model/engine/company-model.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { LineExport } from './line-export.tsx';
import { lineFile } from './line-file.ts';

let saving: MockInstance<(this: HTMLAnchorElement) => void>;
beforeEach(() => void (saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()));
afterEach(() => {
  unmount();
  saving.mockRestore();
});

it('[AUD10] a file of the lines of an order is told of to the audit log', async () => {
  const noted: DeviceNote[] = [];
  const file = lineFile<Pick<SalesOrderRow, 'id'>, string>({
    label: 'Lines',
    linesOf: () => ['bolt', 'nut'],
    columns: [{ header: 'Product', value: (line) => line }],
  });
  const device = Object.assign(deviceWith(new SalesWorld().base), {
    note: (note: DeviceNote) => void noted.push(note),
  });
  await showAt(device, '/en/here', () => (
    <LineExport list="salesOrder" file={file} row={{ id: 'one' }} label="SO-1" />
  ));
  click('[aria-haspopup=menu]');
  click('[data-action=csv]');
  await act(async () => void (await vi.waitFor(() => expect(noted).toHaveLength(1))));
  expect(noted).toEqual([{ what: 'exported', list: 'salesOrder', rows: 2 }]);
});
