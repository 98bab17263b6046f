import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, press, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { PaymentCreatePage } from './payment-create.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const piece = 1000;
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const cell = (invoice: string, column = 'amount'): string =>
  (find(`tr[data-row="${invoice}"] td[data-column=${column}] input`) as HTMLInputElement).value; // an input, by its selector
const PAYS = 'td[data-column=amount] input';
const leave = (selector: string): void =>
  act(() => void find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const AMOUNT = 'input[inputmode=decimal]';

/** A customer with an invoice of 125.00 and a later one of 250.00. */
function owing() {
  const world = new InvoicesWorld();
  const first = world.issued([world.sold(8 * piece).order]);
  const second = world.issued([world.sold(16 * piece).order]);
  return { world, first, second };
}

async function begin(world: InvoicesWorld, query: string) {
  const model = { ...deviceWith(world.base), drafts: draftBox().drafts };
  await showAt(model, `/en/apps/sales/payments/create${query}`, () => <PaymentCreatePage />);
  await act(async () => {});
  return {
    payments: (): readonly PaymentRow[] => model.replica.rows('payment') as readonly PaymentRow[], // of table payment
  };
}

it('[PAY8] money pays the oldest invoices first, the rest stays in sight, and all is one command', async () => {
  const { world, first, second } = owing();
  const { payments } = await begin(world, `?customer=${world.customer}`);
  type(AMOUNT, '300');
  expect([cell(first), cell(second)]).toEqual(['125.00', '175.00']);
  type(AMOUNT, '400');
  expect(text()).toContain('kr 25.00 left to allocate');
  click('[data-testid=save]');
  expect(payments()).toMatchObject([
    {
      amount: 400_00,
      state: 'partlyAllocated',
      allocations: [
        { invoice: first, amount: 125_00 },
        { invoice: second, amount: 250_00 },
      ],
    },
  ]);
});

it('[PAY8] what was typed by hand stays when the money changes, until it is spread again', async () => {
  const { world, first, second } = owing();
  await begin(world, `?customer=${world.customer}`);
  type(AMOUNT, '300');
  type(`tr[data-row="${first}"] ${PAYS}`, '50');
  leave(`tr[data-row="${first}"] ${PAYS}`);
  type(AMOUNT, '200');
  expect([cell(first), cell(second)]).toEqual(['50.00', '175.00']);
  click('[data-testid=spread]');
  expect([cell(first), cell(second)]).toEqual(['125.00', '75.00']);
});

it('[PAY9] a payment that is begun from an invoice pays what is open of it, and it first when the money changes', async () => {
  const { world, first, second } = owing();
  await begin(world, `?invoice=${second}`);
  expect((find(AMOUNT) as HTMLInputElement).value).toBe('250.00'); // an input, by its selector
  expect([cell(first), cell(second)]).toEqual(['', '250.00']);
  type(AMOUNT, '');
  type(AMOUNT, '260');
  expect([cell(first), cell(second)]).toEqual(['10.00', '250.00']);
});

it('[PAY15] an invoice in another currency is paid by hand, with what the money pays of it', async () => {
  const world = new InvoicesWorld();
  const customer = world.addCustomer({ currency: 'EUR' });
  world.stock(world.bolt, world.base.bins[0] ?? '', 8 * piece);
  const lines = [{ product: world.bolt, quantity: 8 * piece }];
  const { order } = world.confirmed(lines, { customer, currency: 'EUR', rate: 11_250_000 });
  world.shipped(order);
  const invoice = world.drafted([order], { customer });
  world.act('invoice', invoice, 'issue');
  const { payments } = await begin(world, `?customer=${customer}`);
  const row = `tr[data-row="${invoice}"]`;
  const label = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.startsWith('Currency'),
  );
  act(() => document.getElementById(label?.htmlFor ?? '')?.focus());
  press('ArrowDown', { code: 'ArrowDown' });
  const krona = [...document.querySelectorAll('[role=option]')].find((one) => one.textContent === 'SEK');
  act(() => (krona as HTMLElement).click()); // an option of the list
  type(AMOUNT, '1400');
  expect(cell(invoice)).toBe('');
  type(`${row} ${PAYS}`, '1400');
  leave(`${row} ${PAYS}`);
  const settles = `${row} td[data-column=settles] input`;
  // 1,400.00 at 11.25 is 124.44: nearly all of 125.00.
  expect((find(settles) as HTMLInputElement).value).toBe('125.00'); // an input, by its selector
  type(settles, '124,50');
  leave(settles);
  click('[data-testid=save]');
  expect(payments()).toMatchObject([
    {
      currency: 'SEK',
      rate: 1_000_000,
      allocations: [{ invoice, amount: 1_400_00, settles: 124_50, less: null }],
    },
  ]);
});

it('[PAY2] more than is open is refused at its invoice, and nothing is recorded', async () => {
  const { world, first } = owing();
  const { payments } = await begin(world, `?customer=${world.customer}`);
  type(AMOUNT, '300');
  type(`tr[data-row="${first}"] ${PAYS}`, '130');
  click('[data-testid=save]');
  expect(find(`tr[data-row="${first}"] [role=alert]`).textContent).not.toBe('');
  expect(payments()).toEqual([]);
});
