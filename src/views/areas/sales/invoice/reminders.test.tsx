import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PaperDesk } from '#model/papers/paper-desk.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { Of, until } from '#views/kit/print/papers.fixtures.tsx';
import { find, layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { CustomerStatementPage } from '../customer/customer-statement.page.tsx';
import { InvoicingSettingsPage } from './invoicing-settings.page.tsx';
import { PaymentReminderPage } from './payment-reminder.page.tsx';
import { RemindDialog } from './remind-dialog.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-12T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const isShown = (): boolean => document.querySelector('.paper') !== null;
/** The catalogue of the paper's language is loaded first, which takes its time on a busy machine. */
async function paperShown(): Promise<void> {
  for (let turns = 0; turns < 8 && !isShown(); turns += 1) await until(isShown);
}

/** Two invoices that fell due on 4 May, of which the second is disputed; the customer has an address. */
function overdueWorld() {
  const world = new InvoicesWorld();
  const number = world.base.row('customer', world.customer)?.number ?? '';
  const contacts = [{ name: 'Åsa', role: '', email: 'asa@kund.example', phone: '' }];
  world.base.must('customer', world.customer, 'update', customerFixture({ number, contacts }));
  const [open = '', disputed = ''] = [1, 2].map(() => {
    const id = world.drafted([world.sold(10_000).order]);
    world.act('invoice', id, 'update', world.invoiceForm(id, { terms: 0 }));
    world.act('invoice', id, 'issue');
    return id;
  });
  for (const now of ['2026-05-04T08:00:00.000Z', '2026-05-12T08:00:00.000Z']) {
    world.base.now = now;
    for (const id of [open, disputed]) world.base.must('invoice', id, 'fallDue', {}, { internal: true });
  }
  world.act('invoice', disputed, 'dispute', { reason: 'other' });
  return { world, open, disputed };
}

const device = (world: InvoicesWorld): CompanyModel =>
  ({
    ...deviceWith(world.base),
    drafts: draftBox().drafts,
    fetchDocuments: async () => ({ count: 0, next: null }),
  }) as CompanyModel; // all that is called

it('[REM5, BIL19] reminders are shown before they are mailed, and one that is disputed is left out', async () => {
  const { world, open, disputed } = overdueWorld();
  const mailed: Parameters<PaperDesk<Blob>['mail']>[] = [];
  const papers: App['papers'] = async () => ({
    pdf: async () => ({ detail: null }),
    labels: async () => ({ detail: null }),
    mail: async (...letter) => {
      mailed.push(letter);
      return null;
    },
  });
  const app = { papers } as Partial<App> as App; // all that is used of it
  await showAt(device(world), '/en/here', () => (
    <AppProvider value={app}>
      <RemindDialog invoices={[open, disputed]} onClose={() => undefined} />
    </AppProvider>
  ));
  expect(text()).toContain('asa@kund.example');
  expect(text()).toContain('Not sent: it is not overdue, or disputed');
  expect(mailed).toEqual([]);
  await act(async () => find('[data-testid=send-reminders]').click());
  await until(() => mailed.length > 0);
  expect(mailed).toMatchObject([
    [{ kind: 'invoice', document: open }, { to: ['asa@kund.example'] }, { further: 'paymentReminder' }],
  ]);
});

it('[REM4] the page of a reminder shows the next one, and says so where there is nothing to remind of', async () => {
  const { world, open, disputed } = overdueWorld();
  const show = (id: string) =>
    showAt(device(world), '/en/here', () => (
      <Of table="invoice" id={id} page={(row): ReactNode => <PaymentReminderPage row={row} />} />
    ));
  await show(open);
  await paperShown();
  expect(text()).toMatch(/156[.,]25/);
  unmount();
  await show(disputed);
  expect(document.querySelector('.paper')).toBeNull();
  expect(find('h1').textContent).toBe('Payment reminder');
  expect(text()).toContain('Nothing to remind of');
});

it('[REC5] for a day that is long past, the statement fetches what was settled since, and says where it could not', async () => {
  const { world, open } = overdueWorld();
  world.base.now = '2026-12-01T08:00:00.000Z';
  vi.setSystemTime(new Date(world.base.now));
  world.paid(156_25, [{ invoice: open, amount: 156_25 }], { on: '2026-12-01' });
  const settled = world.invoice(open);
  const model = device(world);
  // Devices do not hold what was settled long ago.
  world.base.store.remove('invoice', open);
  const asked: unknown[] = [];
  const askList = vi.fn<CompanyModel['askList']>(async (table, ask) => {
    asked.push([table, ask.filters]);
    if (table === 'invoice') world.base.store.put('invoice', settled);
    return { rows: [], ids: [], next: null };
  });
  askList.mockRejectedValueOnce(new Error('no connection'));
  await showAt({ ...model, askList } as CompanyModel, '/en/here?asOf=2026-05-04', () => (
    <Of table="customer" id={world.customer} page={(row): ReactNode => <CustomerStatementPage row={row} />} />
  ));
  await until(() => text().includes('the statement is not complete'));
  const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
  await act(async () => again?.click());
  await until(() => asked.length === 2);
  expect(asked).toEqual([
    ['invoice', { customer: world.customer }],
    ['payment', { customer: world.customer }],
  ]);
  await until(() => !text().includes('the statement is not complete'));
});

it('[REC5] the statement of a customer is shown as of a day', async () => {
  const { world } = overdueWorld();
  const show = (at: string) =>
    showAt(device(world), at, () => (
      <Of
        table="customer"
        id={world.customer}
        page={(row): ReactNode => <CustomerStatementPage row={row} />}
      />
    ));
  await show('/en/here');
  await paperShown();
  expect(text()).toMatch(/312[.,]50/);
  unmount();
  await show('/en/here?asOf=2026-05-03');
  await paperShown();
  expect(text()).toMatch(/Nothing is open|inga öppna poster/);
});

it('[REM1] a company sets when reminders are mailed', async () => {
  const { world } = overdueWorld();
  const model = device(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <InvoicingSettingsPage />);
  await act(async () => find('[data-testid=add-reminder]').click());
  expect(document.querySelector('[data-testid=reminder-3]')).not.toBeNull();
  await act(async () => find('[data-testid=save]').click());
  const [command] = propose.mock.calls.map(([one]) => one);
  expect(command).toMatchObject({
    type: 'changePolicies',
    data: { invoicing: 'here', reminders: { steps: [{ after: 8 }, { after: 22 }, { after: 36, fee: 0 }] } },
  });
});
