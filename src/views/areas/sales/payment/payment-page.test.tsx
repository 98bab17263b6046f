import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { PaymentPage } from './payment.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** Presses an item of the menu of actions. */
async function choose(words: string) {
  await act(async () => click('[aria-label="More actions"]'));
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) =>
    one.textContent?.includes(words),
  );
  await act(async () => item?.click());
}

/** An invoice of 125.00 and money from its customer, of which so much (minor units) pays it. */
async function show(amount: number, paying: number) {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(8000).order]);
  const payment = world.paid(amount, paying > 0 ? [{ invoice, amount: paying }] : []);
  const model = deviceWith(world.base);
  function Page() {
    return <PaymentPage row={useRow('payment', payment) as PaymentRow} />; // table payment holds PaymentRow
  }
  await showAt(model, `/en/apps/sales/payments/${payment}`, () => <Page />);
  await act(async () => {});
  const state = () => model.replica.view.get('payment', payment);
  return { state, invoice };
}

it('[PAY8] what is left is set against the oldest open invoice, as far as it goes', async () => {
  const { state, invoice } = await show(80_00, 0);
  expect(text()).toContain('Left to allocatekr 80.00');
  click('[data-testid=command-allocate]');
  click('[data-testid=give-allocate]');
  expect(state()).toMatchObject({ state: 'allocated', allocations: [{ invoice, amount: 80_00 }] });
  expect(text()).toContain('kr 45.00'); // open of the invoice
});

it('[PAY4] an invoice is freed on the page of its payment', async () => {
  const { state } = await show(125_00, 125_00);
  click('[data-testid=free]');
  expect(state()).toMatchObject({ state: 'unallocated', allocations: [] });
  expect(text()).toContain('It pays no invoice');
});

it('[PAY5] all that is left is paid back unless said otherwise', async () => {
  const { state } = await show(200_00, 125_00);
  await choose('Pay back the rest');
  click('[data-testid=give-refund]');
  expect(state()).toMatchObject({ state: 'allocated', refunds: [{ on: '2026-05-04', amount: 75_00 }] });
});

it('[PAY14] what is left is kept for the reminder of an invoice that it pays', async () => {
  const world = new InvoicesWorld();
  const steps = [{ after: 1, fee: 60_00, text: { en: '', sv: '' } }];
  world.policies({ reminders: { isNightly: false, steps } });
  const invoice = world.drafted([world.sold(8000).order]);
  world.act('invoice', invoice, 'update', world.invoiceForm(invoice, { terms: 0 }));
  world.base.now = '2026-05-03T08:00:00.000Z';
  world.act('invoice', invoice, 'issue');
  world.base.now = '2026-05-04T08:00:00.000Z';
  for (const _ of [1, 2]) world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  world.act('invoice', invoice, 'remind');
  const payment = world.paid(185_00, [{ invoice, amount: 125_00 }]);
  const model = deviceWith(world.base);
  function Page() {
    return <PaymentPage row={useRow('payment', payment) as PaymentRow} />; // table payment holds PaymentRow
  }
  await showAt(model, `/en/apps/sales/payments/${payment}`, () => <Page />);
  await act(async () => {});
  await choose('Keep as reminder fee');
  expect(text()).toContain(`${world.invoice(invoice).number}, kr 60.00`);
  click('[data-testid=give-keep-fee]');
  expect(model.replica.view.get('payment', payment)).toMatchObject({
    state: 'allocated',
    fees: [{ invoice, amount: 60_00 }],
  });
  expect(text()).toContain('Reminder feeskr 60.00');
});
