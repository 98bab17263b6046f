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

const policies = { overReceipt: 500, closedUntil: '2026-03-31', returnDays: 14 };

const heard: string[] = [];

async function shown(may: (permission: string) => boolean = () => true, fails = false) {
  heard.length = 0;
  const world = Object.assign(companyWorld(), { may });
  world.may = () => true;
  world.must('company', 'company', 'changePolicies', policies);
  world.may = may;
  const model = Object.assign(deviceWith(world), { drafts: draftBox().drafts });
  const sent: object[] = [];
  const changeCompanySettings = async (_: number, change: object): Promise<void> => {
    if ('closedUntil' in change && String(change.closedUntil) > '2060' && !('closesAhead' in change))
      throw Object.assign(new Error('422'), { code: 'closesAhead', detail: 'Nothing can be posted.' });
    if (fails) throw new Error('no');
    sent.push(change);
  };
  const app = { account: () => ({ ownAccount: { changeCompanySettings } }) } as unknown as App; // all that is used
  await showAt(model, '/en/apps/settings/company?part=policies', () => (
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: () => {}, error: (text) => heard.push(text) }}>
        <CompanySettingsPage />
      </AnnouncerProvider>
    </AppProvider>
  ));
  return () => [...sent, ...model.replica.pending.map(({ command }) => command)];
}

const fieldOf = (label: string): string => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
  return `#${CSS.escape(found?.getAttribute('for') ?? '')}`;
};

it('[CS3] what is saved is the changed policy with those beside it', async () => {
  const sent = await shown();
  type(fieldOf('At most this many units more'), '5');
  click('[data-testid=save]');
  await act(async () => {});
  expect(sent()).toMatchObject([
    { overReceipt: 500, closedUntil: '2026-03-31', overReceiptCap: 5_000, shipPolicy: 'partialKeep' },
  ]);
});

it('[CS4] a closed period is reopened with a reason, and not without', async () => {
  const sent = await shown();
  click('[data-testid=reopen-period]');
  await act(async () => {});
  click('[data-testid=give-reopen]');
  expect(find('[role=dialog]').textContent).toContain('Choose a reason.');
  expect(sent()).toEqual([]);
});

it('[CS9] closing days to come is asked for first, and given on a yes', async () => {
  const sent = await shown();
  type('[name=closedUntil]', '2062-05-31');
  click('[data-testid=save]');
  await act(async () => {});
  expect(sent()).toEqual([]);
  const dialog = find('[role=dialog]');
  expect(dialog.textContent).toContain('Nothing can be posted');
  const buttons = [...dialog.querySelectorAll('button')];
  await act(async () => buttons.find((button) => button.textContent === 'Close these days')?.click());
  expect(sent()).toMatchObject([{ closedUntil: '2062-05-31', closesAhead: true }]);
});

it('[UI70] a day that is none is not saved as none, by its key or by the button', async () => {
  const sent = await shown();
  const day = find('[name=closedUntil]');
  act(() => day.focus());
  type('[name=closedUntil]', 'soon');
  const form = find('form') as HTMLFormElement;
  act(() => form.requestSubmit());
  expect(find('[role=alert]').textContent).toContain('5/12, tomorrow, +3');
  act(() => day.blur());
  click('[data-testid=save]');
  await act(async () => {});
  expect([sent(), document.activeElement]).toEqual([[], day]);
});

it('[CS2] who may not manage the company sees its policies and changes none', async () => {
  const sent = await shown((permission) => permission === 'company.view' || permission === 'company.edit');
  type(fieldOf('At most this many units more'), '5');
  for (const id of ['save', 'reopen-period'])
    expect(find(`[data-testid=${id}]`).getAttribute('aria-disabled')).toBe('true');
  click('[data-testid=save]');
  expect(sent()).toEqual([]);
});

it('[CS30] settings that the server does not take are said so in the words of the specification', async () => {
  const sent = await shown(() => true, true);
  type(fieldOf('At most this many units more'), '5');
  click('[data-testid=save]');
  await act(async () => {});
  expect(heard).toEqual(['Failed to update company settings']);
  expect(sent()).toEqual([]);
});
