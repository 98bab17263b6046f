import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { ArticleHead } from '#views/kit/article/article.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { siteMap } from '#views/site-map.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { ArticleExtras } from './article-extras.tsx';
import { signedIn } from './signed-in.fixtures.tsx';

const head: ArticleHead = {
  slug: 'a',
  title: 'A',
  summary: 'S.',
  words: [],
  order: 0,
  screens: ['/apps/sales/orders', '/apps/roles', '/apps/sales/orders/$id'],
  related: [],
  tags: [],
  tour: 'sales',
};

afterEach(unmount);

async function offered(permissions: readonly string[]) {
  const { shown, tour } = signedIn(permissions);
  await showAt(deviceWith(companyWorld()), '/en/here', () => shown(<ArticleExtras head={head} />));
  const links = [...document.querySelectorAll('.help-extras a')].map((link) => link.getAttribute('href'));
  return { links, tour };
}

test('[HC9] an article leads to those of its screens that the reader may open, and to its tour', async () => {
  expect(siteMap.length).toBeGreaterThan(50);
  expect((await offered(['salesOrder.view'])).links).toEqual(['/en/apps/sales/orders']);
  unmount();
  const { links, tour } = await offered(['salesOrder.view', 'role.view']);
  expect(links).toEqual(['/en/apps/sales/orders', '/en/apps/roles']);
  await act(async () => document.querySelector<HTMLElement>('.help-extras button')?.click());
  expect(tour.getSnapshot().context.current).toBe('sales');
});
