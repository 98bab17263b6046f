import { act, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { receivedWorld } from '#machines/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import type { FileFailure } from '#model/api/named-file.ts';
import { readEBill, takenBill, type TakenBill } from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import { AppProvider, useApp, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { EBillDrop } from './e-bill-drop.tsx';
import { useEBill } from './use-e-bill.ts';

afterEach(unmount);

const taken = takenBill.parse(readEBill.example.answer);
const pdf = { name: '12345.pdf', type: 'application/pdf', size: 4, content: btoa('%PDF') };

/** A page whose server reads e-invoices as this; the files that were kept, by their document. */
async function show(page: ReactNode, answer: TakenBill | FileFailure = taken) {
  const { world } = receivedWorld(10_000, 100_0000);
  const kept: string[] = [];
  function Around() {
    const { files, ...app } = useApp();
    const keep: App['files']['waiting']['keep'] = async ({ document }, _, file) => {
      kept.push(`${document} ${file.name} ${await file.text()}`);
      return true;
    };
    const waiting = { ...files.waiting, keep };
    const bills: App['bills'] = async () => ({
      read: async () => answer,
      paymentFile: async () => ({ refusal: { code: 'offline' }, detail: null }),
    });
    return <AppProvider value={{ ...app, bills, files: { ...files, waiting } }}>{page}</AppProvider>;
  }
  await showAt(deviceWith(world), '/en/here', () => <Around />);
  await act(async () => {});
  return { kept };
}

/** Reads an e-invoice and saves it as bill B. */
function Saving() {
  const { take, keepWith } = useEBill();
  const file = new File(['<Invoice/>'], 'invoice.xml', { type: 'text/xml' });
  return (
    <>
      <button data-testid="take" onClick={() => take({ ...taken, attachments: [pdf] }, file)}>
        Take
      </button>
      <button data-testid="keep" onClick={() => void keepWith('B')}>
        Keep
      </button>
    </>
  );
}

const press = (id: string) => act(async () => find(`[data-testid=${id}]`).click());

it('[EBL6] an e-invoice and the files in it are kept with its bill, once that is saved', async () => {
  const { kept } = await show(<Saving />);
  await press('take');
  expect(kept).toEqual([]);
  await press('keep');
  expect(kept).toEqual(['B invoice.xml <Invoice/>', 'B 12345.pdf %PDF']);
});

async function choose(file: File): Promise<void> {
  const input = find('input[type=file]');
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

it('[EBL2] what cannot be read is named with its line and field', async () => {
  const fields = { 'lines.0.price': 'notANumber', dueOn: 'notADay' };
  const refusal = { code: 'eBillFaulty', fields };
  await show(<EBillDrop onRead={() => {}} />, { refusal, detail: 'It cannot be read.' });
  await choose(new File(['<Invoice/>'], 'invoice.xml'));
  expect(document.body.textContent).toContain('It cannot be read.');
  const faults = [...find('[data-testid=e-bill-faults]').children].map(({ textContent }) => textContent);
  expect(faults).toEqual([
    'Line 1, Price: Enter a number.',
    expect.stringMatching(/^Due date: Enter a date/),
  ]);
});
