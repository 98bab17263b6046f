import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

const files = { logo: () => '' };

async function shown(may: (permission: string) => boolean = () => true, calls: object = {}) {
  const world = Object.assign(companyWorld(), { may });
  const model = Object.assign(deviceWith(world), { drafts: draftBox().drafts });
  const sent: object[] = [];
  const ownAccount = {
    loadCompany: async () => Promise.reject(new Error('nobody answers')),
    changeCompany: async (_: number, change: object) => void sent.push(change),
    ...calls,
  };
  const heard: string[] = [];
  const app = { account: () => ({ ownAccount }), files } as unknown as App; // all that is used
  const announcer = {
    success: (text: string) => heard.push(text),
    error: (text: string) => heard.push(text),
  };
  await showAt(model, '/en/apps/settings/company', () => (
    <AppProvider value={app}>
      <AnnouncerProvider value={announcer}>
        <CompanySettingsPage />
      </AnnouncerProvider>
    </AppProvider>
  ));
  return { sent: () => sent, heard };
}
const settled = () => act(async () => {});

const messages = () =>
  [...document.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent);
const save = (): void => click('[data-testid=save]');

it('[CS1] bank details and registrations are saved with the rest', async () => {
  const { sent } = await shown();
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7466');
  type('[name=swish]', '123 456 78 90');
  type('[name=eInvoiceAddress]', '0007:5560000001');
  click('input[type=checkbox]');
  click('[data-testid=add-registration]');
  type('[name=registration]', 'CHE-107.787.577 MWST');
  save();
  await settled();
  expect(sent()).toMatchObject([
    {
      bank: { iban: 'SE45 5000 0000 0583 9825 7466', swish: '123 456 78 90' },
      approvedForFTax: true,
      eInvoiceAddress: '0007:5560000001',
      vatRegistrations: [{ number: 'CHE-107.787.577 MWST' }],
      version: 1,
    },
  ]);
});

it('[CS1] a wrong digit is told at its field, and nothing is saved', async () => {
  const { sent } = await shown();
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7467');
  type('[name=bankgiro]', '5050-1056');
  save();
  expect(messages()).toEqual([
    expect.stringContaining('IBAN is not right'),
    expect.stringContaining('Bankgiro number is not right'),
  ]);
  expect(sent()).toEqual([]);
});

it('[CS2] who may only look sees the settings, why nothing can be changed, and sends nothing', async () => {
  const { sent } = await shown((permission) => permission === 'company.view');
  expect(document.querySelector<HTMLInputElement>('[name=organisation_number]')?.value).toBe('556000-0001');
  expect(document.body.textContent).toContain('permission');
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7466');
  expect(find('[data-testid=save]').getAttribute('aria-disabled')).toBe('true');
  save();
  expect(sent()).toEqual([]);
});

it('[CS30] what the server does not tell, or does not take, is said in the words of the specification', async () => {
  const { heard } = await shown(() => true, { changeCompany: async () => Promise.reject(new Error('no')) });
  await settled();
  expect(document.body.textContent).toContain('Failed to fetch company details');
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7466');
  save();
  await settled();
  expect(heard).toEqual(['Failed to update company details']);
});

it('[CS30] what the server refuses of a field is said there', async () => {
  const refused = Object.assign(new Error('422'), { code: 'invalid', fields: { vat_number: 'invalid' } });
  await shown(() => true, { changeCompany: async () => Promise.reject(refused) });
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7466');
  save();
  await settled();
  expect(messages()).toHaveLength(1);
});
