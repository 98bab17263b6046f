import { expect, test } from 'vitest';
import { activateLocale, i18n } from '#i18n/i18n.ts';
import { LOCALES } from '#i18n/locale.ts';
import { siteMap } from '#views/site-map.ts';
import { goTitles } from './go-key.messages.ts';
import { goKeys } from './go-keys.ts';

test.each(LOCALES)(
  '[KEY3] in %s the letters after G are told by the titles of their pages',
  async (locale) => {
    await activateLocale(locale);
    const titles = Object.keys(goKeys).map((path) => {
      const title = siteMap.find((page) => page.path === path)?.title;
      return [path, title && i18n._(title)];
    });
    expect(Object.entries(goTitles).map(([path, title]) => [path, i18n._(title)])).toEqual(titles);
    await activateLocale('en');
  },
);
