import { expect, it } from 'vitest';
import { World } from '#model/engine/world.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { isSettingsPage } from './settings-paths.ts';

const shown = async (held: readonly string[]): Promise<(string | null)[][]> => {
  const path = '/en/apps/settings/company';
  const may = (permission: string): boolean => held.includes(permission);
  await showAt(deviceWith(new World(engine)), path, () => <SettingsNav path={path} may={may} />);
  return [...document.querySelectorAll('nav a')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
};

it('[SET9] leads to the pages that the person may open, and marks the present one', async () => {
  const all = await shown(['company.view', 'reason.view', 'member.view', 'company.manage']);
  expect(all).toEqual(
    expect.arrayContaining([
      ['Profile', null],
      ['Company settings', 'page'],
      ['Core resources', null],
      ['Team members', null],
    ]),
  );
});

it('[SET9] leaves out what the person may not see', async () => {
  const names = (await shown([])).map(([name]) => name);
  expect(names).toContain('Profile');
  expect(names).not.toContain('Company settings');
});

it('[SET9] stands on pages of settings alone', () => {
  expect(
    [
      '/sv/apps/settings/company',
      '/en/apps/settings/profile/',
      '/en/apps/settings/core-resources/vat-rates',
      '/en/apps/products',
    ].map(isSettingsPage),
  ).toEqual([true, true, true, false]);
});
