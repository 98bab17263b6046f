import { describe, expect, it } from 'vitest';
import { localeOfPath, preferredLocale, withLocale } from './locale.ts';

describe('locale in the path', () => {
  it.each([
    ['/sv/apps/products', 'sv'],
    ['/en', 'en'],
    ['/', undefined],
    ['/svenska', undefined],
    ['/de/apps', undefined],
  ])('[LOC1] %s speaks %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each([
    ['/en/apps/products?q=1', '/sv/apps/products?q=1'],
    ['/en', '/sv'],
    ['/en/', '/sv'],
    ['/', '/sv'],
    ['/dashboard', '/sv/dashboard'],
  ])('[I18N10] %s in Swedish is %s', (path, swedish) => {
    expect(withLocale(path, 'sv')).toBe(swedish);
  });

  it('[I18N11] takes the cookie, then what the browser accepts, then English', () => {
    expect(preferredLocale('sv', ['en'])).toBe('sv');
    expect(preferredLocale('xx', ['de-DE', 'sv-SE', 'en'])).toBe('sv');
    expect(preferredLocale(undefined, ['de'])).toBe('en');
  });
});
