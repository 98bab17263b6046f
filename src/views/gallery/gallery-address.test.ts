import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { permissions } from '#model/role/permissions.ts';
import { navigationFor } from '../app/navigation.ts';
import { pagesFor } from '../palette/page-list.ts';
import { siteMap } from '../site-map.ts';
import { galleryChapters } from './gallery-sections.tsx';

test('[GAL1] the gallery stands in no navigation and no palette, and is for who may look at the flows', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = siteMap.find(({ path }) => path === '/apps/gallery');
  expect(page).toMatchObject({ access: 'company', can: { subject: 'flows', action: 'view' } });
  expect(permissions).toContain('flows.view');
  const shown = navigationFor(
    i18n,
    (path) => path,
    () => true,
  ).flatMap(({ items }) => items.map(({ id }) => id));
  const offered = pagesFor(() => true).map((choice) => choice.page.path);
  expect(shown.length * offered.length).toBeGreaterThan(100);
  expect([...shown, ...offered]).not.toContain('/apps/gallery');
});

test('[GAL3] every chapter has an anchor of its own', () => {
  const ids = galleryChapters.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
});
