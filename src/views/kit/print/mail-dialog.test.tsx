import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { PaperLetter } from '#model/papers/paper.api.ts';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { OrderConfirmationPage } from '#views/areas/sales/sales-order/order-confirmation.page.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { Of, until } from './papers.fixtures.tsx';

const contact = (name: string, email: string) => ({ name, role: '', email, phone: '' });

/** The page of an order's paper with its dialog open; `answer` is why the server refuses it. */
async function mailing({
  answer = null as string | null,
  may = (permission: string): boolean => permission !== '',
} = {}) {
  const world = new SalesWorld();
  const contacts = [contact('Åsa', 'asa@kund.example'), contact('Bo', 'bo@kund.example')];
  const customer = world.addCustomer({ language: 'sv', contacts });
  const { order } = world.confirmed([{ product: world.bolt, quantity: 1_000 }], { customer });
  const sent: PaperLetter[] = [];
  const announced: string[] = [];
  const papers: App['papers'] = async () => ({
    pdf: async () => ({ detail: null }),
    labels: async () => ({ detail: null }),
    mail: async (_, letter) => {
      sent.push(letter);
      return answer === null ? null : { detail: answer };
    },
  });
  const app = { papers, isDemo: true } as Partial<App> as App; // all that is used of it
  const announcer = { success: (text: string) => void announced.push(text), error: () => undefined };
  const page = (): ReactNode => (
    <AppProvider value={app}>
      <AnnouncerProvider value={announcer}>
        <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />
      </AnnouncerProvider>
    </AppProvider>
  );
  const model = deviceWith(world.base);
  await showAt({ ...model, may }, '/en/here?mail=yes', page);
  await until(() => document.querySelector('.paper') !== null);
  return { sent, announced };
}

const SUBJECT = '.ui-dialog input:not([type=email])';
const ADDRESS = '.ui-dialog input[type=email]';

const chips = () =>
  [...document.querySelectorAll('.mail-chip')].map((chip) => [
    chip.textContent,
    chip.getAttribute('aria-pressed'),
  ]);

it('[PAP37] proposes a letter in the language of who it is for, and sends it as it was changed', async () => {
  const { sent, announced } = await mailing();
  expect(chips()).toEqual([
    ['Åsa <asa@kund.example>', 'true'],
    ['Bo <bo@kund.example>', 'false'],
  ]);
  expect((find(SUBJECT) as HTMLInputElement).value).toMatch(/^Orderbekräftelse SO-/);
  expect((find('.ui-dialog textarea') as HTMLTextAreaElement).value).toMatch(/^Hej!/);
  expect(find('.mail-file').textContent).toMatch(/SO-.*\.pdf$/);
  type(SUBJECT, 'Er order');
  click('.mail-chip[aria-pressed=false]');
  await act(async () => click('[data-testid=send-mail]'));
  expect(sent).toMatchObject([{ to: ['asa@kund.example', 'bo@kund.example'], subject: 'Er order' }]);
  expect(announced).toEqual(['The letter is on its way.']);
  await until(() => document.querySelector('.mail-chip') === null);
});

it('[PAP37] takes another address, and says what is none', async () => {
  const { sent } = await mailing();
  type(ADDRESS, 'nobody');
  click('[data-testid=add-address]');
  expect(document.body.textContent).toContain('This is not an e-mail address.');
  type(ADDRESS, 'cy@kund.example');
  click('[data-testid=add-address]');
  expect(chips().at(-1)).toEqual(['cy@kund.example', 'true']);
  click('.mail-chip[aria-pressed=true]');
  await act(async () => click('[data-testid=send-mail]'));
  expect(sent).toMatchObject([{ to: ['cy@kund.example'] }]);
});

it('[LNK12] goes with a link for each recipient unless that is unticked, where the reader may make links', async () => {
  const { sent } = await mailing();
  await act(async () => click('[data-testid=send-mail]'));
  expect(sent).toMatchObject([{ link: true }]);
  const without = await mailing();
  click('.ui-dialog input[type=checkbox]');
  await act(async () => click('[data-testid=send-mail]'));
  expect(without.sent[0]).not.toHaveProperty('link');
  const lacking = await mailing({ may: (permission) => permission !== 'sharedLink.manage' });
  expect(document.querySelector('.ui-dialog input[type=checkbox]')).toBeNull();
  await act(async () => click('[data-testid=send-mail]'));
  expect(lacking.sent[0]).not.toHaveProperty('link');
});

it('[PAP37] that is refused stays open and says why; a demonstration says that it sends nothing', async () => {
  const { announced } = await mailing({ answer: 'who@else.example belongs to nobody.' });
  expect(document.body.textContent).toContain('goes to nobody');
  await act(async () => click('[data-testid=send-mail]'));
  expect(document.body.textContent).toContain('who@else.example belongs to nobody.');
  expect([announced, chips().length]).toEqual([[], 2]);
});

it('[PAP37] is not offered to who may only look', async () => {
  await mailing({ may: (permission) => permission.endsWith('.view') });
  expect(document.querySelector('[data-testid=mail], .mail-chip')).toBeNull();
});
