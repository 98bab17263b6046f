import { act } from 'react';
import { expect, it } from 'vitest';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';
import { click, find, render } from './ui.fixtures.tsx';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

async function opened() {
  await render(
    <Field label="Ordered on">
      <DateInput value="2026-11-03" min="2026-11-02" onChange={() => undefined} />
    </Field>,
  );
  await act(async () => find('.p-datepicker-trigger').click());
}

it('[UI61] the days of a calendar are cells of its grid, by their dates, one of them selected', async () => {
  await opened();
  const cells = all('[role=grid] [role=gridcell]');
  expect(cells.length).toBeGreaterThan(34);
  expect(all('[aria-selected]').filter((one) => one.getAttribute('role') !== 'gridcell')).toEqual([]);
  const selected = cells.filter((one) => one.getAttribute('aria-selected') === 'true');
  expect(selected.map(({ textContent }) => textContent)).toEqual(['3 November 2026, Tuesday']);
  const off = cells.filter((one) => one.getAttribute('aria-disabled') === 'true');
  expect(off.map(({ textContent }) => textContent)).toContain('1 November 2026, Sunday');
  // Nothing between rows and cells, and no other name than what is read.
  expect(all('[role=grid] td:not([role=none]), [role=grid] td[aria-label]')).toEqual([]);
});

it('[UI61] its buttons are called by what is read on them, and its months and years can be chosen', async () => {
  await opened();
  const title = (): (string | null)[] =>
    all('.p-datepicker-title button').flatMap((one) => [one.getAttribute('aria-label'), one.textContent]);
  expect(title()).toEqual([null, 'November', null, '2026']);
  click('.p-datepicker-month');
  expect(all('[role=listbox] [role=option][aria-selected=true]')).toHaveLength(1);
  click('.p-datepicker-title button');
  expect(all('[role=listbox] [role=option]')).toHaveLength(10);
});
