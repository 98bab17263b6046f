import { act } from 'react';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { FileEntry } from '#model/file/file.facts.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { browserThat } from '#views/frame/app/browser.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { find } from '#views/ui/ui.fixtures.tsx';
import { keepsNothing } from './file.fixtures.ts';
import { FileCard } from './file-card.tsx';

const place = { company: 1, kind: 'product', document: 'p' };

/** Opens a delivery note, in a standalone window or in a browser. */
async function taken(isBare: boolean, fetch: App['files']['fetch']) {
  const model = deviceWith(companyWorld());
  const entry: FileEntry = {
    id: '7',
    name: 'Note.pdf',
    type: 'application/pdf',
    size: 2048,
    by: model.user,
    at: '2026-05-04T08:00:00.000Z',
  } as FileEntry; // what a card shows
  const { browser, given } = browserThat({ isBare });
  const said: string[] = [];
  const files = {
    waiting: keepsNothing,
    address: () => '/files/7',
    thumbnail: () => '/files/7/thumbnail',
    fetch,
    upload: async () => null,
    logo: () => '',
    setLogo: async () => null,
  };
  await showAt(model, '/en/here', () => (
    <AppProvider value={{ files } as Partial<App> as App /* all that is used of it */}>
      <BrowserProvider value={browser}>
        <AnnouncerProvider value={{ success: () => {}, error: (text) => void said.push(text) }}>
          <FileCard place={place} entry={entry} onRemove={undefined} />
        </AnnouncerProvider>
      </BrowserProvider>
    </AppProvider>
  ));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  let goes = true;
  const stop = (event: Event): void => {
    goes = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  await act(async () => void find('.file-about a').dispatchEvent(press));
  return { goes, given, said };
}

const note = async (_: unknown, __: string, name: string): Promise<File> => new File(['%PDF'], name);

it('[BRO2] a file is handed over where a link to it would leave no way back', async () => {
  expect(await taken(true, note)).toEqual({ goes: false, given: ['Note.pdf'], said: [] });
});

it('[BRO2] that it did not come is said', async () => {
  const { given, said } = await taken(true, () => Promise.reject(new Error('offline')));
  expect([given, said]).toEqual([[], ["Couldn't load the file. Check your connection."]]);
});

it('[BRO2] a browser downloads it by itself', async () => {
  expect(await taken(false, note)).toEqual({ goes: true, given: [], said: [] });
});
