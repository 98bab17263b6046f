import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./locales/en/messages.po', () => ({ messages: { shell1: ['Shell'] } }));
vi.mock('./locales/sv/messages.po', () => ({ messages: { shell1: ['Skal'] } }));

const place = globalThis as { lagraWords?: { push: (words: object) => unknown } };
const load = () => import('./i18n.ts');

beforeEach(() => {
  vi.resetModules();
  delete place.lagraWords;
});

test('[STR4] words that came before or after the catalogue are said, and nobody draws anew for them', async () => {
  const early: object[] = [{ en: { early1: ['Early'] }, sv: { early1: ['Tidig'] } }];
  place.lagraWords = early;
  const { activateLocale, i18n } = await load();
  await activateLocale('en');
  const drawn = vi.fn<() => void>();
  i18n.on('change', drawn);
  place.lagraWords?.push({ en: { later1: ['Later'] }, sv: { later1: ['Senare'] } });
  expect(['shell1', 'early1', 'later1'].map((id) => i18n._(id))).toEqual(['Shell', 'Early', 'Later']);
  expect(drawn).not.toHaveBeenCalled();
});

test('[STR4] another language says what pages brought before it, beside the first and in its place', async () => {
  const { activateLocale, i18n, languageOf } = await load();
  await activateLocale('en');
  place.lagraWords?.push({ en: { page01: ['Page'] }, sv: { page01: ['Sida'] } });
  expect((await languageOf('sv'))._('page01')).toBe('Sida');
  expect(i18n._('page01')).toBe('Page');
  await activateLocale('sv');
  expect(['shell1', 'page01'].map((id) => i18n._(id))).toEqual(['Skal', 'Sida']);
});

test('[I18N15] a text that is declared in every language is said in the one of the page, whichever came first', async () => {
  const { activateLocale, i18n, languageOf, messageOf } = await load();
  const early = messageOf({ en: 'Free: {free}', sv: 'Ledigt: {free}' });
  await activateLocale('en');
  const late = messageOf({ en: 'Held', sv: 'Pausad' });
  expect([i18n._(early), i18n._(late)]).toEqual(['Free: {free}', 'Held']);
  await activateLocale('sv');
  expect([i18n._(early), i18n._(late)]).toEqual(['Ledigt: {free}', 'Pausad']);
  expect((await languageOf('en'))._(late)).toBe('Held');
  i18n.loadAndActivate({ locale: 'sv', messages: {} });
  expect(i18n._(late)).toBe('Pausad');
});
