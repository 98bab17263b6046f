import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';

test.each([
  ['/en/dashboard', '/dashboard'],
  ['/sv', '/'],
  ['/sv/apps/products/create', '/apps/products/create'],
  ['/sv/apps/products/019a/', '/apps/products/$id'],
  ['/en/apps/products/edit/019a', '/apps/products/edit/$id'],
  ['/dashboard', undefined],
  ['/en/no/such/page', undefined],
])('[STR1] the page of %s is known before the router looks: %s', (address, path) => {
  expect(pageAt(address)?.path).toBe(path);
});
