import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const tagView = kindView({
  kind: 'tag',
  one: { en: 'Tag', sv: 'Tagg' },
  many: { en: 'Tags', sv: 'Taggar' },
  icon: 'tag',
  list: { path: '/apps/settings/core-resources/tags' },
  offered: 153,
  found: 153,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/tags',
      foundBy: 'tags labels marks core resources',
      load: async () => (await import('./tag-list.page.tsx')).TagListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive and restore` },
});
