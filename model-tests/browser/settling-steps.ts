import { handWritten } from './hand-written-invoice.ts';
import { paymentTexts } from '#words/payment.words.ts';
import { open, press, settle, type Visitor } from './journey-pages.ts';
import type { WalkPage } from './walk-page.ts';

/** In any engine. */
type Walker = Visitor<WalkPage>;

interface Sent {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data?: object;
}

/** Gives commands as whoever is signed in, and waits until the device knows. */
export async function give({ page }: Walker, commands: readonly Sent[]): Promise<void> {
  const refused = await page.evaluate(async (all) => {
    const sent = all.map((one) => ({ data: {}, ...one, id: crypto.randomUUID(), seen: 0 }));
    const answer = await fetch('/api/core/companies/1/commands/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commands: sent }),
    });
    return JSON.stringify(await answer.json());
  }, commands);
  if (refused.includes('refusal') || !refused.includes('outcomes')) throw new Error(refused);
  await settle(page);
}

/** A row of the company, as the server has it. */
export const rowOf = <R>({ page }: Walker, kind: string, id: string): Promise<R> =>
  page.evaluate(
    async ([of, document]) =>
      (await (await fetch(`/api/core/companies/1/documents/${of}/${document}/`)).json()).row,
    [kind, id] as const,
  );

/** A late invoice of the demonstration, and what is open of it. */
export interface Late {
  readonly id: string;
  readonly customer: string;
  readonly payable: number;
}

/** An invoice that its customer may be reminded of, of those that nobody paid. */
export const lateInvoice = ({ page }: Walker): Promise<Late> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/core/companies/1/documents/invoice/?limit=500');
    const { rows } = await answer.json();
    const found = rows.find(
      (row: { state: Record<string, string> }) =>
        ['overdue', 'reminded'].includes(row.state['dunning'] ?? '') && row.state['payment'] === 'unpaid',
    );
    return { id: found.id, customer: found.customer, payable: found.totals.payable };
  }, null);

/** Invoices by hand for a customer, of 100.00 and VAT each, issued. */
export async function invoicesOf(
  visitor: Walker,
  customer: string,
  count: number,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await give(
    visitor,
    ids.flatMap((document) => handWritten(document, customer)),
  );
  return ids;
}

/** Sets off the open credit note against the first invoice that it is offered for. */
export async function setOff({ page }: Walker): Promise<void> {
  await press(page, 'command-setOff');
  await press(page, 'give-set-off');
  await page.getByTestId('free-set-off').first().waitFor();
  await settle(page);
}

/** Undoes it. */
export async function freeSetOff({ page }: Walker): Promise<void> {
  await press(page, 'free-set-off');
  await page.getByTestId('free-set-off').first().waitFor({ state: 'detached' });
  await settle(page);
}

/** Keeps what is left of a payment as the fee of reminders. */
export async function keepFee(visitor: Walker, payment: string): Promise<void> {
  const { page, words, language } = visitor;
  await open(visitor, `/apps/sales/payments/${payment}`);
  await page
    .getByRole('button', { name: words('More actions') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: paymentTexts.commands.keepFee[language] }).click();
  await press(page, 'give-keep-fee');
  const allocated = paymentTexts.states.allocated[language];
  await page.locator('.ui-page-name').filter({ hasText: allocated }).first().waitFor();
  await settle(page);
}
