// @vitest-environment happy-dom
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { readParts } from '../kernel/report-parts.ts';
import { accountParts } from './account-parts.tsx';
import type { AppPart } from './app-part.ts';
import { appParts } from './app-parts.tsx';
import { languages, wordsNow } from './catalogues.ts';
import { companyParts } from './company-parts.tsx';
import { formParts } from './form-parts.tsx';
import { partComplaints, press, pressComplaints } from './part-complaints.ts';
import { shellParts } from './shell-parts.tsx';
import { stillAt } from './still-actor.ts';
import type { Still } from './still-actor.ts';
import { keepViews } from './views-check.ts';

let missing: string[] = [];
const note = ({ id }: { id: string }): void => void missing.push(id);

beforeEach(() => {
  // Nothing is laid out here; a list needs a height to know what is visible.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
  missing = [];
  i18n.on('missing', note);
});
afterEach(() => {
  unmount();
  i18n.removeListener('missing', note);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const device = deviceWith(companyWorld());

async function show(
  part: AppPart,
  { snapshot, still }: { snapshot: AppPart['snapshots'][number]; still: Still },
  words: (typeof languages)[number],
) {
  const { Shown } = part;
  const app = part.app(still, snapshot) as App; // all that the part asks of it
  const page = () => (
    <AppProvider value={app}>
      <Shown actor={still.actor} />
    </AppProvider>
  );
  await showAt(device, `/${words.locale}/here`, page, words);
  for (const selector of part.first?.(snapshot) ?? []) await press(selector);
  await act(async () => {});
}

/** What is wrong with a part in one snapshot. */
async function complaintsAt(
  part: AppPart,
  snapshot: AppPart['snapshots'][number],
  words: (typeof languages)[number],
): Promise<string[]> {
  const heard: string[] = [];
  const still = stillAt(part.machine, snapshot, ({ type }) => heard.push(type));
  await show(part, { snapshot, still }, words);
  const complaints = partComplaints(part, snapshot, wordsNow);
  complaints.push(...(await pressComplaints(part, snapshot, heard)));
  unmount();
  still.actor.stop();
  const where = JSON.stringify(snapshot.value);
  return complaints.map((complaint) => `${where}: ${complaint}`);
}

const parts = [...appParts(), ...accountParts(), ...formParts(), ...companyParts(), ...shellParts()];

describe.each(parts.map((part) => ({ ...part, title: [part.name, part.view ?? ''].join(' ').trim() })))(
  'what is seen of the $title',
  (part) => {
    test.each(languages)('[PATHS] is in $locale what the chart says, in every state', async (words) => {
      const began = performance.now();
      const complaints: string[] = [];
      for (const snapshot of part.snapshots) complaints.push(...(await complaintsAt(part, snapshot, words)));
      const ms = performance.now() - began;
      keepViews(part, words.locale, { complaints, runs: part.snapshots.length, ms });
      expect([...new Set(complaints)].slice(0, 10)).toEqual([]);
      expect([...new Set(missing)]).toEqual([]);
      expect(part.snapshots.length).toBeGreaterThan(1);
    });
  },
);

test('[PATHS] what was drawn is kept for the report', () => {
  const kept = readParts(join(import.meta.dirname, '..', 'report')).checks.filter(({ name }) =>
    name.startsWith('views'),
  );
  expect([...new Set(kept.map(({ chart }) => chart))]).toEqual(
    expect.arrayContaining([...new Set(parts.map(({ name }) => name))]),
  );
});
