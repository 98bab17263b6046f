import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const labelFormatView = kindView({
  kind: 'labelFormat',
  one: { en: 'Label format', sv: 'Etikettformat' },
  many: { en: 'Label formats', sv: 'Etikettformat' },
  icon: 'tags',
  list: { path: '/apps/settings/core-resources/label-formats' },
  offered: 155,
  found: 155,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/label-formats',
      foundBy: 'label formats sizes rolls sheets stickers a4 core resources',
      load: async () => (await import('./label-format-list.page.tsx')).LabelFormatListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive and restore` },
});
