import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CompanyNotices } from '#views/frame/settings/company-notices.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

async function shown(page: typeof CompanySettingsPage, state?: 'suspended' | 'closing', may = true) {
  const world = Object.assign(companyWorld(), {
    may: (permission: string) => may || permission === 'company.view',
  });
  if (state)
    world.must(
      'company',
      'company',
      state === 'closing' ? 'close' : 'suspend',
      { name: 'Nordlager AB' },
      { internal: true },
    );
  const model = deviceWith(world);
  await showAt(model, '/en/apps/settings/company?part=danger', page);
  return () => model.replica.pending.map(({ command }) => [command.type, command.data]);
}

const text = () => document.body.textContent;

it('[CS5] the company is closed by who types its name, and not with another one', async () => {
  const sent = await shown(CompanySettingsPage);
  click('[data-testid=close]');
  type('[name=company_name]', 'Nordlager');
  click('[data-testid=give-ending]');
  expect(text()).toContain('This is not the name of the company.');
  expect(sent()).toEqual([]);
  type('[name=company_name]', 'Nordlager AB');
  click('[data-testid=give-ending]');
  expect(sent()).toEqual([['close', { name: 'Nordlager AB' }]]);
});

it('[CS5] while it closes, the day is said and it can be reopened', async () => {
  const sent = await shown(CompanySettingsPage, 'closing');
  expect(text()).toContain('The company closes on 3 Jun 2026');
  click('[data-testid=reopen]');
  expect(sent()).toEqual([['reopen', {}]]);
});

it('[CS5] above every page stands why it can only be read, and who changes that', async () => {
  await shown(CompanyNotices, 'suspended');
  expect(text()).toContain('The company is suspended');
  expect(find('[data-testid=company-notice] a').getAttribute('href')).toContain('part=danger');
  unmount();
  await shown(CompanyNotices, 'suspended', false);
  expect(text()).toContain('Somebody who manages the company can change that.');
});
