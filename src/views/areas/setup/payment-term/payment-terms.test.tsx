import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import type { PartyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { paymentTermFixture } from '#model/areas/setup/payment-term/payment-term.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { PaymentTermListPage } from './payment-term-list.page.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderOverview } from '#views/areas/sales/sales-order/sales-order-overview.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const builtIn = (code: string): string => builtInTerms.find((term) => term.code === code)?.id ?? '';
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

async function showList(query: string): Promise<void> {
  const world = companyWorld();
  const own = paymentTermFixture();
  world.must('paymentTerm', world.id(), 'create', own);
  const made = (over: object) =>
    world.must('customer', world.id(), 'create', { ...customerFixture(), ...over });
  made({ number: 'C-1', name: 'By days AB', terms: 20 });
  made({ number: 'C-2', name: 'By term AB', terms: builtIn('NET20') });
  made({ number: 'C-3', name: 'By its category AB', terms: 20, follows: ['terms'] });
  made({ number: 'C-4', name: 'Other AB', terms: 30 });
  const defaults = { ...customerCategoryFixture().defaults, terms: 20 };
  world.must('customerCategory', world.id(), 'create', customerCategoryFixture({ name: 'Shops', defaults }));
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('paymentTerm'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), may: () => true, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/settings/core-resources/payment-terms${query}`, PaymentTermListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

describe('the list of payment terms', () => {
  it('[PT4] stands in a tab of core resources, and says which one is the default', async () => {
    await showList('');
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Payment terms');
    const rows = [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
    expect(rows.filter((row) => row?.includes('Default'))).toEqual(['30 days netDefaultNET3030Active']);
    expect(rows).toContain('2 % within 10 days, 25 days net2-10-25252% within 10 daysActive');
    expect(rows).toContain('PrepaymentPREPAID0100%Active');
  });

  it('[PT10] leads from a term to those who have it themselves, or pass it on', async () => {
    await showList(`?id=${builtIn('NET20')}`);
    expect(text()).toContain('Used byCustomers (2): By days AB, By term ABCustomer categories (1): Shops');
    expect(document.querySelectorAll('.ui-side a[href*="/apps/sales/customers/"]')).toHaveLength(3);
    expect([...document.querySelectorAll('.ui-side [role=textbox], .ui-side input')]).toHaveLength(3);
  });
});

describe('an order', () => {
  async function showOrder(terms: PartyTerms | 'discounted', ships: boolean): Promise<void> {
    const world = new SalesWorld();
    const { base, customer } = world;
    const own = base.id();
    base.must('paymentTerm', own, 'create', paymentTermFixture());
    const row = base.row('customer', customer);
    if (!row) throw new Error('nobody buys');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    base.must('customer', customer, 'update', { ...form, terms: terms === 'discounted' ? own : terms });
    world.stock(world.bolt, base.bins[0] ?? '', 10_000);
    const { order } = world.confirmed([{ product: world.bolt }]);
    if (ships) world.shipped(order);
    const Order = () => <SalesOrderOverview row={useRow('salesOrder', order) as SalesOrderRow} />; // it is there
    await showAt(deviceWith(base), '/en/here', () => <Order />);
  }

  it('[PT11] says its terms, and when what has left is due; before that no day', async () => {
    await showOrder(25, false);
    expect(text()).toContain('Payment terms25 days net');
    expect(text()).not.toContain('Due');
    await showOrder(builtIn('EOM30'), true);
    expect(text()).toContain('Payment terms30 days, end of monthDue30 Jun 2026');
  });

  it('[PT11] says until when the discount may be taken, and what is paid before', async () => {
    await showOrder('discounted', true);
    expect(text()).toContain('Due29 May 2026 (2% less until 14 May 2026)');
    await showOrder(builtIn('PREPAID'), true);
    expect(text()).toContain('Payment termsPrepaymentPaid before delivery100%, kr 156.25');
    expect(text()).not.toContain('Due');
  });
});
