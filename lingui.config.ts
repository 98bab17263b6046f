import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'sv'],
  sourceLocale: 'en',
  // Compiled by tests alone: it has no catalogue of its own.
  pseudoLocale: 'pseudo',
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/messages',
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.spec.*', '**/views/tools/gallery/**', '**/views/kit/chart/words/**'],
    },
    // The words of the developers' gallery are in no build of the application.
    {
      path: 'src/i18n/locales/{locale}/gallery',
      include: ['src/views/tools/gallery'],
    },
    // The words of charts are loaded with the charts, and by no other page.
    {
      path: 'src/i18n/locales/{locale}/flows',
      include: ['src/views/kit/chart/words'],
    },
  ],
  // Without line numbers a moved line leaves the catalogues alone.
  format: formatter({ lineNumbers: false }),
});
