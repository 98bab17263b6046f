import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { unmount } from '../ui/ui.fixtures.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

const whole = { name: 'SO-2026', drawn: 12, last: 12, missing: null, twice: null };
const broken = { name: 'GR-2026', drawn: 4, last: 5, missing: 3, twice: 5 };

it('[NU2] each series says its next number, and whether it is whole or where it first is not', async () => {
  const model = Object.assign(deviceWith(companyWorld()), { numberSeries: async () => [whole, broken] });
  await showAt(model, '/en/apps/settings/company?part=series', CompanySettingsPage);
  await act(async () => {});
  const rowOf = (name: string) =>
    [...document.querySelectorAll(`[data-series="${name}"] > *`)].map(({ textContent }) => textContent);
  expect(rowOf('SO-2026')).toEqual(['Sales orders', 'SO', '2026', '5', 'SO-2026-00013', '12', 'Gapless']);
  expect(rowOf('GR-2026').at(-1)).toBe('GR-2026-00003 is missingGR-2026-00005 is there twice');
});

it('[CS2] who may not manage the company is told so, and nothing is asked for', async () => {
  const world = Object.assign(companyWorld(), { may: (permission: string) => permission === 'company.view' });
  let asked = 0;
  const model = Object.assign(deviceWith(world), { numberSeries: async () => ((asked += 1), []) });
  await showAt(model, '/en/apps/settings/company?part=series', CompanySettingsPage);
  await act(async () => {});
  expect([asked, document.querySelector('table')]).toEqual([0, null]);
});
