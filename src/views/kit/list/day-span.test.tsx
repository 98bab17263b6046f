import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { PeriodChoice } from '#views/areas/setup/period/period-choice.tsx';
import { usePeriod } from '#views/areas/setup/period/use-period.ts';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { FilterEditor } from './filter-editor.tsx';

afterEach(unmount);

const backwards = '2026-05-04..2026-05-01';
const days = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('.ui-filter-range input')].map(({ value }) => value);

/** The fields for days are loaded once they are asked for. */
const drawn = () =>
  act(async () => {
    await import('#views/ui/date-input.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });

test('[LI3] a filter over days that ends before it begins says so', async () => {
  const filter = { kind: 'days', id: 'ordered', label: 'Ordered', day: () => '' } as const;
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <FilterEditor filter={filter} value={backwards} onChange={() => {}} />
  ));
  await drawn();
  expect(days()).toEqual(['2026-05-04', '2026-05-01']);
  expect(document.body.textContent).toContain('It ends before it begins.');
});

test('[PE3] a period of one’s own is of both days', async () => {
  const Choice = () => <PeriodChoice {...usePeriod('days30')} />;
  await showAt(deviceWith(companyWorld()), `/en/here?period=2026-05-01..2026-05-04`, Choice);
  click('[aria-haspopup=dialog]');
  await drawn();
  expect(days()).toEqual(['2026-05-01', '2026-05-04']);
  expect(document.body.textContent).not.toContain('It ends before it begins.');
});
