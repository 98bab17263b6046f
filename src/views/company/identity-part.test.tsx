import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { draftBox } from '../document/draft-box.fixtures.ts';
import { click, find, type, unmount } from '../ui/ui.fixtures.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

async function shown(may: (permission: string) => boolean = () => true) {
  const world = Object.assign(companyWorld(), { may });
  const model = Object.assign(deviceWith(world), { drafts: draftBox().drafts });
  await showAt(model, '/en/apps/settings/company', CompanySettingsPage);
  const sent = () => model.replica.pending.map(({ command }) => command);
  return { sent };
}

const messages = () =>
  [...document.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent);
const save = (): void => click('[data-testid=save]');

it('[CS1] bank details and registrations are saved with the rest', async () => {
  const { sent } = await shown();
  type('[name=iban]', 'SE45 5000 0000 0583 9825 7466');
  click('[data-testid=add-registration]');
  type('[name=registration]', 'CHE-107.787.577 MWST');
  save();
  expect(sent()).toMatchObject([
    {
      type: 'update',
      data: {
        bank: { iban: 'SE45 5000 0000 0583 9825 7466' },
        vatRegistrations: [{ number: 'CHE-107.787.577 MWST' }],
      },
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
