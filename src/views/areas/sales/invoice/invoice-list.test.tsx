import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { InvoiceListPage } from './invoice-list.page.tsx';
import { InvoiceOverview } from './invoice-overview.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const listViews = {
  version: 0,
  views: () => [],
  setting: () => plainSetting('invoice'),
  subscribe: () => () => {},
} as Partial<CompanyModel['listViews']>;

async function showList(world: InvoicesWorld, query: string, may: CompanyModel['may'] = () => true) {
  const model = {
    ...deviceWith(world.base),
    listViews,
    fetchDocuments: async () => ({ count: 0, next: null }),
    may,
  } as CompanyModel; // all that is called
  await showAt(model, `/en/apps/sales/invoices${query}`, () => <InvoiceListPage />);
  await act(async () => {});
}

const text = (): string => document.body.textContent ?? '';

/** An invoice of 125.00 that a credit note takes back whole. */
function credited() {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(10_000).order]);
  const note = world.noteOf(invoice);
  world.act('invoice', note, 'issue');
  return { world, note };
}

it('[BIL21] what was credited whole is listed as credited and its credit note as set off: nobody paid either', async () => {
  const { world } = credited();
  await showList(world, '');
  const states = [...document.querySelectorAll('main .ui-badge, .ui-badge')].map((one) => one.textContent);
  expect(states).toContain('Credited');
  expect(states).toContain('Set off');
  expect(states).not.toContain('Paid');
});

it('[BIL17] a credit note says what it corrects, and no orders where it has none', async () => {
  const { world, note } = credited();
  await showAt(deviceWith(world.base), '/en/here', () => <InvoiceOverview row={world.invoice(note)} />);
  expect(text()).toContain('Corrects');
  expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).not.toContain('Orders');
});

it('[BIL5] who may not invoice sees what is to be invoiced, and nothing to tick', async () => {
  const world = new InvoicesWorld();
  world.sold(10_000);
  await showList(world, '?tab=toInvoice', (permission) => permission !== 'invoice.create');
  expect(text()).toContain('156.25');
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
});

it('[BIL15] where the company invoices elsewhere, the list says so and leads to who may change it', async () => {
  const world = new InvoicesWorld();
  await showList(world, '');
  expect(document.querySelector('.ui-notice')).toBeNull();
  unmount();
  world.policies({ invoicing: 'elsewhere' });
  await showList(world, '');
  expect(document.querySelector('.ui-notice')?.textContent).toContain('This company invoices elsewhere.');
  expect(document.querySelector('.ui-notice a[href$="/apps/sales/invoices/settings"]')).not.toBeNull();
  unmount();
  await showList(world, '', (permission) => permission !== 'company.manage');
  expect(document.querySelector('.ui-notice a[href$="/apps/sales/invoices/settings"]')).toBeNull();
});
