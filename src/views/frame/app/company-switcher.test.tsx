import { act } from 'react';
import { expect, test } from 'vitest';
import { click, render } from '#views/ui/ui.fixtures.tsx';
import { CompanySwitcher } from './company-switcher.tsx';

const companies = [
  { id: '1', name: 'Nordlager AB' },
  { id: '2', name: 'Baltic Parts OÜ' },
];
const items = () => [...document.querySelectorAll<HTMLElement>('[role^=menuitem]')];

async function press(going: string | null): Promise<readonly string[]> {
  const chosen: string[] = [];
  render(
    <CompanySwitcher companies={companies} active="1" going={going} onSwitch={(id) => chosen.push(id)} />,
  );
  click('.app-company-button');
  await act(async () => {});
  await act(async () => items()[1]?.click());
  return chosen;
}

test('[CSW6] another company is changed to when it is chosen', async () => {
  expect(await press(null)).toEqual(['2']);
});

test('[CSW6] while a change is under way the menu says so, and nothing can be chosen', async () => {
  expect(await press('2')).toEqual([]);
  expect(items().map((item) => [item.getAttribute('aria-disabled'), item.textContent])).toEqual([
    ['true', expect.stringContaining('Changing to Baltic Parts OÜ')],
    ['true', expect.stringContaining('Changing to Baltic Parts OÜ')],
  ]);
  expect(document.querySelector('.app-company-button')?.getAttribute('aria-busy')).toBe('true');
});
