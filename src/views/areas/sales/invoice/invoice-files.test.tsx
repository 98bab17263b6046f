import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { InvoiceFileDesk } from '#model/areas/sales/invoice/invoice-file-desk.ts';
import type { FileFailure } from '#model/api/named-file.ts';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { BrowserProvider, useBrowser } from '#views/navigation/browser-context.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { EInvoiceContext } from './e-invoice-context.ts';
import { EInvoicePreflight } from './preflight.tsx';
import { SieFilePage } from './sie-file.page.tsx';
import { useEInvoice } from './use-e-invoice.ts';
import { useInvoiceFileItems } from './use-invoice-files.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** A page over a server that has files, or refuses them all; what was asked of it, and what was saved. */
async function show(model: CompanyModel, page: ReactNode, failure: FileFailure | null = null) {
  const asked: unknown[] = [];
  const saved: string[] = [];
  const answer = (name: string) => async (what: unknown) => {
    asked.push(what);
    return failure ?? { name, content: new Blob(['x']) };
  };
  const desk: InvoiceFileDesk<Blob> = {
    pdf: answer('INV-1.pdf'),
    peppol: answer('INV-1.xml'),
    sie: answer('lagra.si'),
  };
  function Around() {
    const app = { ...useApp(), invoiceFiles: async () => desk };
    const files = { ...useBrowser().files, give: (name: string) => void saved.push(name) };
    return (
      <AppProvider value={app}>
        <BrowserProvider value={{ ...useBrowser(), files }}>{page}</BrowserProvider>
      </AppProvider>
    );
  }
  await showAt(model, '/en/here', () => <Around />);
  await act(async () => {});
  return { asked, saved };
}

function Items({ id }: { readonly id: string }) {
  const row = useRow('invoice', id);
  return row ? <ItemsOf row={row} /> : null;
}

function ItemsOf({ row }: Pick<Parameters<typeof EInvoicePreflight>[0], 'row'>) {
  const eInvoice = useEInvoice(row);
  const items = useInvoiceFileItems(row, eInvoice);
  return (
    <EInvoiceContext value={eInvoice}>
      <EInvoicePreflight row={row} missing={[]} />
      {items.map((item) =>
        'label' in item && 'onSelect' in item ? (
          <button
            key={item.id}
            data-testid={item.id}
            disabled={item.disabledReason !== undefined}
            onClick={item.onSelect}
          >
            {item.label} {item.disabledReason}
          </button>
        ) : null,
      )}
    </EInvoiceContext>
  );
}

const press = (id: string) => act(async () => find(`[data-testid=${id}]`).click());

it('[PAP36] an invoice is saved as a PDF, a draft as well', async () => {
  const world = new InvoicesWorld();
  const id = world.drafted([world.sold(1000).order]);
  const { asked, saved } = await show(deviceWith(world.base), <Items id={id} />);
  await press('pdf');
  expect([asked, saved]).toEqual([[id], ['INV-1.pdf']]);
  expect(find('[data-testid=peppol]').textContent).toContain('It is not issued yet.');
});

it('[PEP8] an e-invoice waits for what is wrong with it, which is named where it is mended', async () => {
  const world = new InvoicesWorld();
  const id = world.issued([world.sold(1000).order]);
  await show(deviceWith(world.base), <Items id={id} />);
  const item = find('[data-testid=peppol]') as HTMLButtonElement;
  expect([item.disabled, item.textContent]).toEqual([
    true,
    expect.stringContaining('The customer has no address for e-invoices.'),
  ]);
  expect(document.querySelector('[data-testid=e-invoice-preflight]')).toBeNull();
});

it('[PEP8] what is wrong is listed with its links where the customer takes e-invoices, while there is time', async () => {
  const world = new InvoicesWorld();
  const company = companyForm.strip().parse(world.base.row('company', COMPANY));
  world.base.must('company', COMPANY, 'update', { ...company, organisationNumber: '' });
  const customer = world.addCustomer({ eInvoiceAddress: '0007:5560360793' });
  const id = world.drafted([], { customer });
  await show(deviceWith(world.base), <Items id={id} />);
  const list = find('[data-testid=e-invoice-preflight]');
  expect(list.textContent).toContain('An e-invoice without either is rejected.');
  expect(list.textContent).toContain('The company has no address for e-invoices.');
  expect(list.querySelector('a')?.getAttribute('href')).toBe('/en/apps/settings/company');
});

it('[PEP8] an e-invoice is for who exports invoices', async () => {
  const world = new InvoicesWorld();
  const id = world.issued([world.sold(1000).order]);
  const model = { ...deviceWith(world.base), may: (one: string) => one !== 'invoice.export' } as CompanyModel;
  await show(model, <Items id={id} />);
  expect(document.querySelector('[data-testid=peppol]')).toBeNull();
});

it('[SIE5] the file of the month before is proposed, and saved under its name', async () => {
  const { asked, saved } = await show(deviceWith(new InvoicesWorld().base), <SieFilePage />);
  await press('sie');
  expect([asked, saved]).toEqual([[{ from: '2026-04-01', to: '2026-04-30' }], ['lagra.si']]);
});

it('[SIE5] its days are checked as they are typed', async () => {
  const { asked } = await show(deviceWith(new InvoicesWorld().base), <SieFilePage />);
  type('input[name=from]', '2026-05-01');
  expect(text()).toContain('The last day is before the first.');
  await press('sie');
  type('input[name=from]', '2025-04-01');
  expect(text()).toContain('A file holds at most a year.');
  expect(asked).toEqual([]);
});

it('[PRU6] an account that is missing is named, with the way to where it is set', async () => {
  const refusal = { code: 'accountMissing', params: { purpose: 'bank' } };
  const detail = 'No account is set for: Bank. Set one under Posting rules.';
  await show(deviceWith(new InvoicesWorld().base), <SieFilePage />, { refusal, detail });
  await press('sie');
  expect(find('[role=alert]').textContent).toContain(detail);
  expect(find('[role=alert] a').getAttribute('href')).toBe('/en/apps/settings/core-resources/posting-rules');
});
