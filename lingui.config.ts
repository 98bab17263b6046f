import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';

const config: LinguiConfig = {
  locales: ['en', 'sv'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/i18n/locales/{locale}/messages', include: ['src'], exclude: ['**/*.test.*', '**/*.spec.*'] }],
  // Without line numbers a moved line leaves the catalogues alone.
  format: formatter({ lineNumbers: false }),
};

export default config;
