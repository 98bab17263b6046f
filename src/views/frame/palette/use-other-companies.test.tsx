import { act } from 'react';
import { expect, test } from 'vitest';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { render } from '#views/ui/ui.fixtures.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { narrowed } from './palette-groups.ts';
import { useOtherCompanies } from './use-other-companies.ts';

const nordlager = { id: 1, name: 'Nordlager AB' };
const session = { companies: [nordlager, { id: 2, name: 'Baltic Parts OÜ' }], active: nordlager };

/** What a search finds among the companies; `switched` lists those switched to. */
function searched(query: string) {
  const switched: number[] = [];
  let found: readonly PaletteEntry[] = [];
  function Palette() {
    found = narrowed([useOtherCompanies(session as never)], [], query).flatMap(({ entries }) => entries); // ids and names
    return null;
  }
  const app = { switchCompany: async (company: number) => (switched.push(company), null) } as unknown as App; // as used
  render(
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: () => {}, error: () => {} }}>
        <Palette />
      </AnnouncerProvider>
    </AppProvider>,
  );
  return { found, switched };
}

test('[PAL20] another company of the person is found by its name, and opened', async () => {
  const { found, switched } = searched('balt');
  expect(found.map(({ label }) => label)).toEqual(['Baltic Parts OÜ']);
  await act(async () => found[0]?.run());
  expect(switched).toEqual([2]);
  expect(searched('nord').found).toEqual([]);
});
