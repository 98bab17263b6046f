import { describe, expect, it } from 'vitest';
import { siteMap } from '#views/site-map.ts';
import { pagesFor } from './page-list.ts';

const pathsOf = (may: (permission: string) => boolean): readonly string[] =>
  pagesFor(may).map(({ page }) => page.path);

describe('pages to go to', () => {
  it('[PAL1] are those that are built and need no document, for who may do everything', () => {
    const paths = pathsOf(() => true);
    const expected = siteMap.filter(
      ({ layout, purpose, path }) => layout === 'default' && purpose === undefined && !path.includes('$'),
    );
    expect(paths).toEqual(expected.map(({ path }) => path));
    expect(paths).toContain('/apps/sales/orders/create');
  });

  it('[PAL1] are those alone that need no permission, for who has none', () => {
    const open = [
      '/dashboard',
      '/apps/inbox',
      '/apps/settings/profile',
      '/apps/settings/notifications',
      '/apps/help-center',
    ];
    expect(pathsOf(() => false)).toEqual(open);
    expect(pathsOf((permission) => permission === 'product.view')).not.toContain('/apps/products/create');
  });

  it('[PAL1] each have English words of their own', () => {
    const wanting = pagesFor(() => true).filter(({ page }) => !page.icon || !page.foundBy);
    expect(wanting.map(({ page }) => page.path)).toEqual([]);
  });
});
