import { afterEach, expect, test } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { company, type SitePage } from '#views/site-page.ts';
import { knowPages } from '#views/page-registry.ts';
import { siteMap } from '#views/site-map.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { integrationAreas } from './integration-areas.ts';
import { IntegrationsPage } from './integrations.page.tsx';

afterEach(() => {
  unmount();
  knowPages(siteMap);
});

const page = (path: string, more: Partial<SitePage> = {}): SitePage => ({
  ...company,
  path,
  title: { id: path, message: path },
  load: async () => IntegrationsPage,
  ...more,
});
const cards = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.integration-cards a')].map((link) => link.getAttribute('href'));

test('[IGH1] an area has a card once it is built, for who may open it', async () => {
  knowPages([
    page('/apps/integrations/import', { can: { subject: 'product', action: 'create' } }),
    page('/apps/integrations/webhooks', { can: { subject: 'company', action: 'manage' } }),
    page('/apps/integrations/workflows', { purpose: { id: 'later', message: 'later' } }),
  ]);
  const model = deviceWith(new SalesWorld().base);
  await showAt(model, '/en/here', () => <IntegrationsPage />);
  expect(cards()).toEqual(['/en/apps/integrations/import', '/en/apps/integrations/webhooks']);
  unmount();
  const narrow = Object.assign(deviceWith(new SalesWorld().base), {
    may: (permission: string) => permission === 'product.create',
  });
  await showAt(narrow, '/en/here', () => <IntegrationsPage />);
  expect(cards()).toEqual(['/en/apps/integrations/import']);
});

test('[IGH1] every area is an address of the site map', () => {
  const areas = integrationAreas
    .map(({ path }) => path)
    .filter((path) => path !== '/apps/integrations/import');
  expect(siteMap.map(({ path }) => path)).toEqual(expect.arrayContaining(areas));
});
