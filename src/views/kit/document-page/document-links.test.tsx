import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import type { CompanyModel, LinkElsewhere } from '#model/engine/company-model.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { DocumentLinks } from './document-links.tsx';

afterEach(unmount);

const DOCUMENT = '019a0000-0000-7000-8000-0000000000e1';
const there: LinkElsewhere = {
  connection: null,
  connector: 'shopify',
  name: '#1042',
  url: '',
};
const list = () => document.querySelector('[aria-label="In other systems"]');
const linksTo = () => [...(list()?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'));

/** The links of a document, in a company with a connection or none. */
async function shown(links: CompanyModel['linksElsewhere'], { isConnected = true, may = true } = {}) {
  const world = companyWorld();
  const id = world.id();
  if (isConnected) world.must('connection', id, 'add', connectionFixture());
  const model = Object.assign(deviceWith(world), { linksElsewhere: links, may: () => may });
  await showAt(model, '/en/here', () => <DocumentLinks document={DOCUMENT} />);
  // The list is fetched once there is something to show in it.
  await act(async () => {
    await import('./links-elsewhere.tsx');
    await new Promise((done) => void setTimeout(done, 50));
  });
  return id;
}

it('[DP64] a document says what it is elsewhere, with links to the connection and to the other system', async () => {
  const url = 'https://admin.shopify.com/orders/1042';
  const connection = '019a0000-0000-7000-8000-0000000000c1';
  await shown(async () => [
    { ...there, connection, url },
    { ...there, connection, connector: 'fortnox', name: '2231' },
  ]);
  expect(list()?.textContent).toBe('Shopify#1042Fortnox2231');
  const page = `/en/apps/integrations/${connection}/information`;
  expect(linksTo()).toEqual([page, url, page]);
});

it('[DP64] who may not see connections is told the other system, without links', async () => {
  await shown(async () => [there], { isConnected: false, may: false });
  expect([list()?.textContent, linksTo()]).toEqual(['Shopify#1042', []]);
});

it('[DP64] nothing is asked where there is no connection, and nothing said without one to the server', async () => {
  const asked = vi.fn<CompanyModel['linksElsewhere']>(async () => [there]);
  await shown(asked, { isConnected: false });
  expect([asked.mock.calls.length, list()]).toEqual([0, null]);
  unmount();
  await shown(() => Promise.reject(new Error('offline')));
  expect(list()).toBeNull();
});
