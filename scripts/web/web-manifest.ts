import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

const languages = ['en', 'sv'] as const;
type Language = (typeof languages)[number];

const NAME = 'Lagra';
type Title = string | Readonly<Record<Language, string>>;
/** Main pages: their titles, or the keys of these in the catalogues. */
const shortcuts: readonly (readonly [title: Title, path: string])[] = [
  [{ en: 'Sales orders', sv: 'Kundordrar' }, '/apps/sales/orders'],
  ['Receiving', '/apps/inventory/receiving'],
  ['Picking', '/apps/warehouse/picking'],
  ['Stock', '/apps/inventory/items'],
];
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Writes the installed application's manifest, with its name and look, one file per language. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    configureServer: ({ middlewares }) => {
      for (const language of languages)
        middlewares.use(fileOf(language), (_, response) => {
          response.setHeader('content-type', 'application/manifest+json').end(textOf(language));
        });
    },
    generateBundle() {
      for (const language of languages)
        this.emitFile({ type: 'asset', fileName: fileOf(language).slice(1), source: textOf(language) });
    },
  };
}

const fileOf = (language: Language): string => `/app.${language}.webmanifest`;

function textOf(language: Language): string {
  const said = wordsOf(language);
  return JSON.stringify({
    id: '/',
    name: `${NAME} – ${said('Stock, purchasing and sales')}`,
    short_name: NAME,
    description: said('Stock, purchasing and sales'),
    lang: language,
    dir: 'ltr',
    start_url: `/${language}/dashboard`,
    scope: '/',
    display: 'standalone',
    background_color: '#f4f6f8',
    theme_color: '#ffffff',
    categories: ['business', 'productivity'],
    icons,
    shortcuts: shortcuts.map(([title, path]) => ({
      name: typeof title === 'string' ? said(title) : title[language],
      url: `/${language}${path}`,
      icons: [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  });
}

function wordsOf(language: Language): (english: string) => string {
  const filename = join(import.meta.dirname, '../../src/i18n/locales', language, 'messages.po');
  const context = { locale: language, sourceLocale: 'en', filename };
  const catalogue = formatter().parse(readFileSync(filename, 'utf8'), context);
  const entries = Object.values(catalogue);
  return (english) => {
    const found = entries.find(({ message }) => message === english)?.translation;
    if (!found) throw new Error(`the catalogue of ${language} has no "${english}"`);
    return found;
  };
}
