import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { dayIn } from '#model/values/moments.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

const year = dayIn(now(), 'Europe/Stockholm').slice(0, 4);
const whole = {
  name: `SO-${year}`,
  drawn: 12,
  last: 12,
  next: 13,
  missing: null,
  twice: null,
  skipped: [],
};
const broken = { ...whole, name: 'GR-2020', drawn: 4, last: 5, next: 6, missing: 3, twice: 5 };

const rowOf = (name: string) =>
  [...document.querySelectorAll(`[data-series="${name}"] > *`)].map(({ textContent }) => textContent);

async function shown(world = companyWorld(), proofs: readonly object[] = [whole, broken]) {
  const model = Object.assign(deviceWith(world), { numberSeries: async () => proofs as never });
  await showAt(model, '/en/apps/settings/company?part=series', CompanySettingsPage);
  await act(async () => {});
  return () => model.replica.pending.map(({ command }) => command);
}

async function asking() {
  const sent = await shown();
  click('[data-testid=change-SO]');
  await act(async () => {});
  return sent;
}

const labelled = (label: string): string => {
  const found = [...document.querySelectorAll('[role=dialog] label')].find((one) =>
    one.textContent?.startsWith(label),
  );
  return `#${CSS.escape(found?.getAttribute('for') ?? '')}`;
};

it('[NU2] each series says its next number, and whether it is whole or where it first is not', async () => {
  await shown();
  const usual = ['Sales orders', 'SO', year, '5', `SO-${year}-00013`, '12', 'Gapless', 'Change…'];
  expect(rowOf(`SO-${year}`)).toEqual(usual);
  expect(rowOf('GR-2020').at(-2)).toBe('GR-2020-00003 is missingGR-2020-00005 is there twice');
  expect(rowOf('GR-2020').at(-1)).toBe('');
  expect(rowOf(`PO-${year}`).slice(4, 7)).toEqual([`PO-${year}-00001`, '0', '']);
});

it('[NU2] numbers left out on purpose are said with who left them out, and are not missing', async () => {
  const world = companyWorld();
  const data = { series: 'SO', prefix: 'ORD', digits: 4, year: false, next: 100 };
  world.must('company', 'company', 'setSeries', data);
  const skipped = [{ from: 1, to: 99, at: '2026-05-04T08:00:00.000Z', by: 'Anna Berg' }];
  await shown(world, [whole, { ...whole, name: 'SO', drawn: 0, last: 0, next: 100, skipped }]);
  expect(rowOf('SO').slice(1, 5)).toEqual(['ORD', 'all', '4', 'ORD-0100']);
  expect(rowOf('SO')[6]).toMatch(/^1 to 99 left out on purpose by Anna Berg, /);
  // What it was before is not written as it is now.
  expect(rowOf(`SO-${year}`)).toEqual(['Sales orders', '', year, '', '', '12', 'Gapless', '']);
});

it('[NU3] a series is changed in a dialog that shows the next number', async () => {
  const sent = await asking();
  expect(find('[data-testid=series-preview]').textContent).toContain(`SO-${year}-00013`);
  type('[name=prefix]', 'ord');
  type(labelled('Next number'), '200');
  expect(find('[data-testid=series-preview]').textContent).toContain(`ORD-${year}-00200`);
  click('[data-testid=give-series]');
  expect(sent()).toMatchObject([
    { type: 'setSeries', data: { series: 'SO', prefix: 'ORD', digits: 5, year: true, next: 200 } },
  ]);
});

it.each([
  ['prefix', '[name=prefix]', 'PO', 'Another series has or had this prefix.'],
  ['next', 'Next number', '12', 'The next number can only go up.'],
])('[NU3] a wrong %s is told at its field, and nothing is sent', async (_, at, text, told) => {
  const sent = await asking();
  const field = at.startsWith('[') ? at : labelled(at);
  type(field, text);
  click('[data-testid=give-series]');
  await act(async () => {});
  const said = find(field).getAttribute('aria-describedby') ?? '';
  const texts = said.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect([texts.includes(told), find(field).getAttribute('aria-invalid'), sent()]).toEqual([
    true,
    'true',
    [],
  ]);
});

it('[CS2] who may not manage the company is told so, and nothing is asked for', async () => {
  const world = Object.assign(companyWorld(), { may: (permission: string) => permission === 'company.view' });
  let asked = 0;
  const model = Object.assign(deviceWith(world), { numberSeries: async () => ((asked += 1), []) });
  await showAt(model, '/en/apps/settings/company?part=series', CompanySettingsPage);
  await act(async () => {});
  expect([asked, document.querySelector('table')]).toEqual([0, null]);
});
