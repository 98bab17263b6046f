import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { customerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderOverview } from '../sales-order/sales-order-overview.tsx';
import { find, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CorrectInvoiceDialog } from './correct-invoice-dialog.tsx';
import { InvoicePage } from './invoice.page.tsx';
import { InvoiceListPage } from './invoice-list.page.tsx';
import { NewInvoicePage } from './new-invoice.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const piece = 1000;
const listViews = {
  version: 0,
  views: () => [],
  setting: () => plainSetting('invoice'),
  subscribe: () => () => {},
} as Partial<CompanyModel['listViews']>;

function device(world: InvoicesWorld): CompanyModel {
  return {
    ...deviceWith(world.base),
    drafts: draftBox().drafts,
    listViews,
    fetchDocuments: async () => ({ count: 0, next: null }),
  } as CompanyModel; // all that is called
}

function InvoiceOf({ id }: { readonly id: string }) {
  const row = useRow('invoice', id);
  return row ? <InvoicePage row={row} /> : null;
}

function OrderOf({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  return row ? <SalesOrderOverview row={row} /> : null;
}

async function show(world: InvoicesWorld, at: string, page: () => React.ReactNode) {
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, at, page);
  await act(async () => {});
  return {
    given: () => propose.mock.calls.map(([{ kind, type: command, data }]) => ({ kind, command, data })),
  };
}

const showInvoice = (world: InvoicesWorld, id: string) =>
  show(world, '/en/here', () => <InvoiceOf id={id} />);
/** Shows an order; what people command on its page is answered. */
const showOrder = async (world: InvoicesWorld, order: string) =>
  (await show(world, '/en/here', () => <OrderOf id={order} />)).given;
const press = (selector: string) => act(async () => find(selector).click());
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const cell = (column: string): string => `tr[data-row] td[data-column=${column}] input`;

it('[BIL1, BIL8] the sums of a draft follow while somebody types, and no more than is left is taken', async () => {
  const world = new InvoicesWorld();
  const id = world.drafted([world.sold(10 * piece).order]);
  await showInvoice(world, id);
  expect(text()).toContain('kr 156.25');
  type(cell('quantity'), '4');
  expect(text()).toContain('kr 62.50');
  type(cell('quantity'), '11');
  expect(text()).toContain('More than is left.');
});

it('[BIL9] what is missing is named with a link before it is issued, and the button waits for it', async () => {
  const world = new InvoicesWorld();
  const id = world.drafted([world.sold(10 * piece).order]);
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  world.act('invoice', id, 'update', world.invoiceForm(id, { address }));
  const { given } = await showInvoice(world, id);
  expect(find('[data-testid=preflight]').textContent).toContain('billing address needs a street');
  expect(find('[data-testid=command-issue]').getAttribute('aria-disabled')).toBe('true');
  await press('[data-testid=command-issue]');
  expect(given()).toEqual([]);
});

it('[BIL9] a draft that says all it must is issued after a question', async () => {
  const world = new InvoicesWorld();
  const id = world.drafted([world.sold(10 * piece).order]);
  const { given } = await showInvoice(world, id);
  expect(document.querySelector('[data-testid=preflight]')).toBeNull();
  await press('[data-testid=command-issue]');
  expect(find('[role=dialog]').textContent).toContain('It gets its number');
  expect(given()).toEqual([]);
});

it('[BIL17] some lines of an invoice are credited in a draft of their own', async () => {
  const world = new InvoicesWorld();
  const orders = [world.sold(10 * piece).order, world.sold(2 * piece).order];
  const row = world.invoice(world.issued(orders));
  const { given } = await show(world, '/en/here', () => (
    <CorrectInvoiceDialog row={row} onClose={() => {}} />
  ));
  await press('input[value=lines]');
  expect(find('[data-testid=give-correct]').getAttribute('aria-disabled')).toBe('true');
  await press('input[type=checkbox]');
  await press('[data-testid=give-correct]');
  const { id: of } = row.lines[0] ?? {};
  expect(given()).toMatchObject([
    { command: 'correct', data: { as: 'creditNote' } },
    { command: 'update', data: { lines: [{ of, again: true, quantity: 10 * piece }] } },
  ]);
});

it('[BIL5] an order shows what of it is to be invoiced, with a button that begins the invoice', async () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  await show(world, '/en/here', () => <OrderOf id={order} />);
  expect(find('[data-testid=invoice-order]').getAttribute('href')).toContain(`create?order=${order}`);
  expect(text()).toContain('kr 156.25');
});

it('[BIL1] of an order that is invoiced, its page says that nothing is left to invoice, not that nothing is unpaid', async () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  world.issued([order]);
  await show(world, '/en/here', () => <OrderOf id={order} />);
  expect(text()).toContain('To invoicekr 0.00');
  expect(text()).not.toContain('Unpaidkr');
});

it('[BIL5] an invoice begins with the orders that were ticked', async () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  world.sold(5 * piece);
  const { given } = await show(world, `/en/apps/sales/invoices/create?order=${order}`, () => (
    <NewInvoicePage />
  ));
  await press('[data-testid=begin-invoice]');
  expect(given()).toMatchObject([
    { kind: 'invoice', command: 'create', data: { type: 'invoice', orders: [order] } },
  ]);
});

it('[BIL5] what is ticked becomes a draft for each group that fits on one invoice', async () => {
  const world = new InvoicesWorld();
  world.sold(10 * piece);
  world.sold(5 * piece);
  const page = await show(world, '/en/apps/sales/invoices?tab=toInvoice', () => <InvoiceListPage />);
  const [all] = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  await act(async () => all?.click());
  await press('[data-testid=invoice-selected]');
  expect(page.given()).toMatchObject([
    { kind: 'invoice', command: 'create', data: { orders: [{}, {}].map(() => expect.any(String)) } },
  ]);
});

it('[BIL22] an advance is asked for on the page of its order, and its draft is opened', async () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 2 * piece);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 2 * piece }]);
  const commands = await showOrder(world, order);
  await press('[data-testid=invoice-advance]');
  await press('[data-testid=give-advance]');
  expect(commands()).toEqual([
    {
      kind: 'invoice',
      command: 'create',
      data: {
        type: 'invoice',
        customer: world.customer,
        orders: [order],
        corrects: null,
        advance: { on: '2026-05-04', share: { percent: 3_000 } },
      },
    },
  ]);
});

it('[BIL23, BIL24] an order says what of its advance is to be deducted, and credits what is left', async () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 2 * piece);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 2 * piece }]);
  const advance = world.issued([order], { advance: { on: '2026-05-04', share: { amount: 20_00 } } });
  world.shipped(order, [{ line: lines[0] ?? '', quantity: piece }]);
  world.issued([order]); // deducts 10.00
  world.act('salesOrder', order, 'closeShort', { reason: 'other' });
  const commands = await showOrder(world, order);
  expect(text()).toContain('Advance to creditkr 10.00');
  await press('[data-testid=credit-advance]');
  expect(commands()).toMatchObject([{ kind: 'invoice', command: 'correct', data: { as: 'creditNote' } }]);
  expect(world.invoice(advance).number).not.toBeNull();
});

it('[BIL22] the day and the amount of an advance are edited in its draft, and it takes no other lines', async () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 2 * piece);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 2 * piece }]);
  const id = world.drafted([order], { advance: { on: '2026-05-11', share: { amount: 20_00 } } });
  await showInvoice(world, id);
  expect(text()).toContain('Day of the advance');
  expect(text()).toContain('Advance');
  expect(document.querySelector('[data-testid=add-orders]')).toBeNull();
  await type(cell('price'), '10');
  expect(text()).toContain('kr 12.50');
});

it('[BIL26] a credit note is set off against an open invoice on its page, and the set-off undone', async () => {
  const world = new InvoicesWorld();
  const paid = world.issued([world.sold(10 * piece).order]);
  world.paid(156_25, [{ invoice: paid, amount: 156_25 }]);
  const note = world.noteOf(paid);
  world.act('invoice', note, 'issue');
  const other = world.issued([world.sold(2 * piece).order]);
  const { given: commands } = await showInvoice(world, note);
  await press('[data-testid=command-setOff]');
  expect(text()).toContain(`${world.invoice(other).number}, kr 31.25`);
  await press('[data-testid=give-set-off]');
  expect(commands()).toEqual([
    { kind: 'invoice', command: 'setOff', data: { invoice: other, amount: 31_25 } },
  ]);
  expect(text()).toContain('Set off on');
  await press('[data-testid=free-set-off]');
  expect(commands().at(-1)).toEqual({ kind: 'invoice', command: 'freeSetOff', data: { invoice: other } });
});

it.each(['credited', 'paid'])(
  '[BIL21] what was credited whole says so once on its page, and nowhere that it is paid, though its log may: %s',
  async (payment) => {
    const world = new InvoicesWorld();
    const invoice = world.issued([world.sold(10 * piece).order]);
    world.act('invoice', world.noteOf(invoice), 'issue');
    const row = world.invoice(invoice);
    world.base.store.put('invoice', { ...row, state: { ...(row.state as object), payment } } as InvoiceRow); // a parallel chart
    await showInvoice(world, invoice);
    const badges = [...document.querySelectorAll('.ui-badge')].map(({ textContent }) => textContent);
    expect(badges.filter((word) => word === 'Credited')).toHaveLength(1);
    expect(badges).not.toContain('Paid');
  },
);

it('[PEP8] what keeps an invoice from being an e-invoice is on its page where its customer takes them', async () => {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(piece).order]);
  const form = customerForm.strip().parse(world.base.row('customer', world.customer));
  world.base.must('customer', world.customer, 'update', { ...form, eInvoiceAddress: '0007:5560360793' });
  const company = companyForm.strip().parse(world.base.row('company', COMPANY));
  world.base.must('company', COMPANY, 'update', { ...company, organisationNumber: '' });
  await showInvoice(world, invoice);
  const [listed = '', ...others] = [...document.querySelectorAll('[data-testid=e-invoice-preflight]')].map(
    ({ textContent }) => textContent,
  );
  expect(others).toEqual([]);
  expect(listed).toContain('The company has no address for e-invoices.');
});
