import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { ExportStep } from '#model/areas/setup/company/company-export.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { ExportPart } from './export-part.tsx';

afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const text = () => document.body.textContent ?? '';

async function shown(begin: (signal: AbortSignal) => AsyncIterable<ExportStep>, may = () => true) {
  const backup = async () => Promise.reject(new Error('not asked here'));
  const calls = { begin, backup, href: (id: string) => `/export/${id}/` };
  const app = { audit: async () => ({ everything: calls }) } as unknown as App; // all that is used
  const model = deviceWith(Object.assign(companyWorld(), { may }));
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <ExportPart />
    </AppProvider>
  ));
}

it('[CS6] says which part is written and how far it is, and is then fetched', async () => {
  const gate = Promise.withResolvers<void>();
  await shown(async function* steps() {
    yield { part: 'log.jsonl', done: 1200, of: 4800 };
    await gate.promise;
    yield { id: 'one', size: 3 * 1024 * 1024 };
  });
  click('[data-testid=export-everything]');
  await here();
  expect(text()).toContain('The log');
  expect(text()).toContain('1,200 of 4,800');
  gate.resolve();
  await here();
  expect(find('[data-testid=fetch-export]').getAttribute('href')).toBe('/export/one/');
  expect(text()).toContain('Download (3 MB)');
});

it('[CS6] where it breaks off it says so, and where somebody may not it is not offered', async () => {
  await shown(async function* steps() {
    yield { part: 'tables/product.csv', done: 1, of: 2 };
    throw new Error('gone');
  });
  click('[data-testid=export-everything]');
  await here();
  expect(text()).toContain('did not come to its end');
  unmount();
  await shown(
    async function* none() {},
    () => false,
  );
  expect(document.querySelector('[data-testid=export-everything]')).toBeNull();
  expect(text()).toContain('permission');
});

it('[CS6] who may export it is told why it broke off, not that rights are missing', async () => {
  const detail = 'Confirm that it is you, then try again.';
  await shown(async function* steps() {
    yield { part: 'log.jsonl', done: 1, of: 2 };
    throw Object.assign(new Error('403'), { code: 'proofNeeded', detail });
  });
  click('[data-testid=export-everything]');
  await here();
  expect(text()).toContain(detail);
  expect(text()).not.toContain('who may see all');
});
