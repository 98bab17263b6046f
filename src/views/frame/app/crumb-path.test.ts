import { describe, expect, it } from 'vitest';
import { isSettingsPage } from '../settings/settings-paths.ts';
import { siteMap } from '#views/site-map.ts';
import { isNamedAfterDocument, pagesAbove } from './crumb-path.ts';

const above = (path: string): readonly string[] => {
  const page = siteMap.find((one) => one.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return pagesAbove(page, siteMap).map((one) => one.path);
};

describe('the way back up', () => {
  it.each([
    ['/apps/sales/orders/$id', ['/apps/sales/orders']],
    ['/apps/sales/orders/create', ['/apps/sales/orders']],
    ['/apps/sales/orders/edit/$id', ['/apps/sales/orders', '/apps/sales/orders/$id']],
    ['/apps/sales/orders/$id/print', ['/apps/sales/orders', '/apps/sales/orders/$id']],
    ['/apps/purchasing/goods-receipts/$id', ['/apps/inventory/receiving']],
    ['/apps/purchasing/goods-receipts/create', ['/apps/inventory/receiving']],
    ['/apps/inventory/items/$id', ['/apps/inventory/items']],
    ['/apps/products/bundles/$id', ['/apps/products/bundles']],
    ['/apps/products/bundles/create', ['/apps/products/bundles']],
  ])('[CRU1] from %s is over %j', (path, expected) => {
    expect(above(path)).toEqual(expected);
  });

  it('[CRU1] of pages of the navigation, and of those below no list, is none', () => {
    const inMenu = siteMap.filter(({ menu }) => menu).map(({ path }) => path);
    const bare = [...inMenu, '/apps/settings/profile', '/apps/inbox', '/auth/login', '/'];
    expect(bare.length).toBeGreaterThan(15);
    expect(bare.flatMap(above)).toEqual([]);
  });

  it('[SET10] of pages of settings is none: a row above their headings leads to the others', () => {
    const settings = siteMap.map(({ path }) => path).filter(isSettingsPage);
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.flatMap(above)).toEqual([]);
  });

  it('[CRU1] the page of a document is called as the document is, and no other page of it', () => {
    const named = siteMap.filter(isNamedAfterDocument).map(({ path }) => path);
    expect(named).toEqual(
      expect.arrayContaining([
        '/apps/sales/orders/$id',
        '/apps/integrations/workflows/$id',
        '/apps/integrations/$id/information',
      ]),
    );
    expect(named.filter((path) => /edit|create|print|configure/.test(path))).toEqual([]);
  });

  it('[CRU1] of every page with a document begins at a list', () => {
    const lost = siteMap.filter((page) => page.document && above(page.path).length === 0);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
