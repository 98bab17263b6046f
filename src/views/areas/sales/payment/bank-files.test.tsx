import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { bankEntryFixture } from '#model/areas/sales/bank-file/bank-entry.fixtures.ts';
import type { TakenFile } from '#model/areas/sales/bank-file/bank-file.api.ts';
import type { BankDesk } from '#model/areas/sales/bank-file/bank-desk.ts';
import type { BankEntry } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { arrives, click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { BankFilesPage } from './bank-files.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** A file of which one entry does not count. */
const mostly: TakenFile = {
  taken: 1,
  out: 0,
  refused: 1,
  reasons: [{ code: 'bankEntryTwice', params: { line: 48, reference: 'BG-7' } }],
};

/** A server at which this money waits. */
function deskWith(entries: readonly Partial<BankEntry>[], taken: TakenFile = mostly, more = 0) {
  const aside = new Set<string>();
  const desk: BankDesk<File> = {
    take: async () => taken,
    waiting: async () => ({
      entries: entries.map((over) => {
        const entry = bankEntryFixture({ bookedOn: '2026-05-04', ...over });
        return { entry, takenAt: '2026-05-04T07:00:00.000Z', isSetAside: aside.has(entry.reference) };
      }),
      more,
    }),
    setAside: async (reference, isSetAside) =>
      void (isSetAside ? aside.add(reference) : aside.delete(reference)),
  };
  return desk;
}

async function show(world: InvoicesWorld, desk: BankDesk<File>) {
  const model = deviceWith(world.base);
  function Page() {
    const app = { ...useApp(), bankFiles: async () => desk };
    return (
      <AppProvider value={app}>
        <BankFilesPage />
      </AppProvider>
    );
  }
  await showAt(model, '/en/apps/sales/payments/bank-files', () => <Page />);
  await act(async () => {});
  return () => model.replica.pending.map(({ command }) => command.data);
}

/** Chooses a file of this name. */
async function takeIn(name: string): Promise<void> {
  const input = find('input[type=file]') as HTMLInputElement; // an input, by its selector
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => {});
}

/** An invoice of 125.00, and its reference. */
function owing() {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(8000).order]);
  return { world, invoice, ocr: world.invoice(invoice).issue?.ocr ?? '' };
}

it('[BNK7] what is ticked is recorded as payments of the invoices that are proposed, and is gone', async () => {
  const { world, invoice, ocr } = owing();
  const sent = await show(
    world,
    deskWith([
      { reference: 'A', amount: 125_00, structured: [ocr] },
      { reference: 'B', amount: 9_00, text: 'Tack' },
    ]),
  );
  await arrives('tr[data-row=A]');
  expect(text()).toContain('By the OCR reference');
  expect(text()).toContain('Record 1 payment');
  click('[data-testid=record-entries]');
  expect(sent()).toMatchObject([
    { bankReference: 'A', source: 'file', allocations: [{ invoice, amount: 125_00, less: null }] },
  ]);
  expect(document.querySelector('tr[data-row=A]')).toBeNull();
  expect(find('tr[data-row=B]').textContent).toContain('No invoice found');
});

it('[BNK9] what came with an invoice for its reminders is recorded with it, and kept as their fee', async () => {
  const { world, invoice, ocr } = owing();
  const steps = [{ after: 1, fee: 60_00, text: { en: '', sv: '' } }];
  world.policies({ reminders: { isNightly: false, steps } });
  world.base.now = '2026-06-20T08:00:00.000Z';
  for (const _ of [1, 2]) world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  world.act('invoice', invoice, 'remind');
  const sent = await show(world, deskWith([{ reference: 'A', amount: 185_00, structured: [ocr] }]));
  await arrives('tr[data-row=A]');
  expect(text()).toContain('kr 60.00 is the fee of reminders');
  click('[data-testid=record-entries]');
  expect(sent()).toMatchObject([
    { amount: 185_00, allocations: [{ invoice, amount: 125_00 }], keeps: [{ invoice, amount: 60_00 }] },
  ]);
});

it('[BNK6] a part, and what is paid twice, are explained', async () => {
  const { world, ocr } = owing();
  const part = { reference: 'A', amount: 100_00, structured: [ocr], bookedOn: '2026-05-03' };
  await show(
    world,
    deskWith([
      part,
      { reference: 'B', amount: 25_00, structured: [ocr] },
      { reference: 'C', amount: 25_00, structured: [ocr] },
    ]),
  );
  await arrives('tr[data-row=A]');
  const said = (row: string): string =>
    (find(`tr[data-row=${row}]`).textContent ?? '').replaceAll('\u00a0', ' ');
  expect(said('A')).toContain('a part: kr 25.00 stays open');
});

/** An invoice of 156.25 euros, and its reference. */
function owingEuros() {
  const world = new InvoicesWorld();
  const customer = world.addCustomer({ currency: 'EUR' });
  const lines = [{ product: world.bolt, quantity: 10_000 }];
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed(lines, { customer, currency: 'EUR', rate: 11_000_000 });
  world.shipped(order);
  const invoice = world.issued([order], { customer });
  return { world, customer, invoice, ocr: world.invoice(invoice).issue?.ocr ?? '' };
}

it('[BNK10] an invoice in another currency is proposed with the rate, and recorded so that it is closed', async () => {
  const { world, customer, invoice, ocr } = owingEuros();
  const instructed = { amount: 156_25, currency: 'EUR' };
  const sent = await show(
    world,
    deskWith([{ reference: 'A', amount: 1_780_00, structured: [ocr], instructed }]),
  );
  await arrives('tr[data-row=A]');
  expect(text()).toContain('€156.25 at 1 EUR = 11.392 SEK, as the bank says');
  click('[data-testid=record-entries]');
  const [form] = sent();
  expect(form).toMatchObject({
    customer,
    currency: 'SEK',
    rate: 1_000_000,
    allocations: [{ invoice, amount: 1_780_00, settles: 156_25, less: null }],
  });
  world.act('payment', world.base.id(), 'record', form as object);
  expect(world.open(invoice)).toBe(0);
});

it('[BNK10] without a rate it is asked for and nothing is ticked; with one it is proposed', async () => {
  const { world, invoice, ocr } = owingEuros();
  const money = { reference: 'A', amount: 1_780_00, structured: [ocr] };
  await show(world, deskWith([money]));
  await arrives('tr[data-row=A]');
  expect(text()).toContain('It is in EUR, of which there is no rate on');
  expect(find('tr[data-row=A] a[href$="/exchange-rates"]').textContent).toBe('Exchange rates');
  expect(text()).toContain('Record 0 payments');
  unmount();
  const rate = { currency: 'EUR', on: '2026-05-02', rate: 11_250_000 };
  world.act('exchangeRate', world.base.id(), 'create', rate);
  const sent = await show(world, deskWith([money]));
  await arrives('tr[data-row=A]');
  expect(text()).toContain('€156.25 at 1 EUR = 11.392 SEK; the rate of');
  click('[data-testid=record-entries]');
  expect(sent()).toMatchObject([{ allocations: [{ invoice, amount: 1_780_00, settles: 156_25 }] }]);
});

it('[BNK6] money for an invoice that is paid already names its customer, and is recorded only where it is ticked', async () => {
  const { world, invoice, ocr } = owing();
  world.paid(125_00, [{ invoice, amount: 125_00 }]);
  const sent = await show(world, deskWith([{ reference: 'A', amount: 125_00, structured: [ocr] }]));
  await arrives('tr[data-row=A]');
  expect(text()).toContain('paid already: kr 125.00 is left');
  expect(text()).toContain('Record 0 payments');
  click('tr[data-row=A] input[type=checkbox]');
  click('[data-testid=record-entries]');
  expect(sent()).toMatchObject([{ customer: world.customer, amount: 125_00, allocations: [] }]);
});

it('[BNK7] what is set aside is listed apart, and a file tells by line what does not count', async () => {
  const { world } = owing();
  await show(world, deskWith([{ reference: 'B', amount: 9_00, debtor: 'Kund' }]));
  await arrives('tr[data-row=B]');
  await act(async () => click('button[aria-label="Set aside what Kund paid"]'));
  await act(async () => {});
  expect(text()).toContain('Nothing to record');
  expect(text()).toContain('Bring back');
  await takeIn('may.xml');
  expect(text()).toContain('may.xml');
  expect(text()).toContain('Line 48');
});

it('[BNK4] a file that was taken in before is reported once, not for each of its entries', async () => {
  const reasons = [1, 2, 3].map(() => ({ code: 'bankFileTwice' }));
  await show(owing().world, deskWith([], { taken: 0, out: 0, refused: 3, reasons }));
  await takeIn('may.xml');
  expect(text()).toContain('No payment came in.');
  expect(text().split('taken in before')).toHaveLength(2);
});

it('[BNK7] the page counts what waits beyond what it shows, and asks for it', async () => {
  const desk = deskWith([{ reference: 'B', amount: 9_00 }], mostly, 2500);
  const waiting = vi.spyOn(desk, 'waiting');
  await show(owing().world, desk);
  await arrives('tr[data-row=B]');
  expect(text()).toContain('2,500 more wait after these.');
  await act(async () => click('[data-testid=more-entries]'));
  expect(waiting).toHaveBeenCalledTimes(2);
});
