import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { comeBack } from './come-back.ts';
import type { Visitor } from './journey-pages.ts';
import { enter, tabTo, type } from './keyboard.ts';
import { axeFaults, pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { endSessionsOf } from './session-people.ts';
import { visitsTo } from './visits.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();
const visits = visitsTo(served, 20_000);

afterEach(() => visits.leave());

async function visit(language: Language, person?: string): Promise<Visitor> {
  const page = await visits.open(language);
  const visitor = { page, origin: served.origin, language, words: wordsIn(language) };
  if (person !== undefined) await comeBack(visitor, person);
  return visitor;
}

async function open({ page, origin, language }: Visitor, path: string): Promise<void> {
  await page.goto(`${origin}/${language}${path}`);
  await page.locator('main h1').first().waitFor();
}

/** Blocks a part of the application, by the beginning of its file's name. */
const without = async (page: Page, part: string): Promise<void> =>
  void (await page.route(`**/assets/${part}*`, (route) => route.abort()));

/** Public pages, and what is done on them before looking. */
const openPages: readonly (readonly [string, ((page: Page) => Promise<void>)?])[] = [
  ['/auth/login', (page) => enter(page, '[data-testid=sign-in]')],
  ['/auth/forgot-password', (page) => enter(page)],
  ['/auth/reset-password/nobody/nothing', (page) => enter(page)],
  ['/auth/submit-interest', (page) => enter(page)],
  ['/auth/verify-email-pending', (page) => enter(page)],
  ['/auth/verify-email/nobody/nothing', (page) => page.locator('main [role=alert]').waitFor()],
  ['/not-authorized'],
  ['/no/such/page'],
];
const ownPages = [
  '/auth/company-select',
  '/auth/second-factor',
  '/onboarding',
  '/apps/settings/profile',
  '/apps/roles',
  '/apps/roles?id=new',
  '/apps/permissions',
  '/apps/settings/company',
];

/** Pages for visitors, checked with axe in these languages. */
export function describeFaultlessPages(languages: readonly Language[]): void {
  describe.each(languages)('in %s', (language) => {
    test('[AX1] pages for visitors, and what is said of their mistakes, have no fault', async () => {
      const visitor = await visit(language);
      const audit = pageAudit(`pages-${language}`);
      for (const [path, prepare] of openPages) {
        await open(visitor, path);
        await prepare?.(visitor.page);
        await audit.closely(visitor.page, path);
      }
      expect(audit.problems).toEqual([]);
    });
  });
}

/** Pages of somebody signed in outside any document, checked with axe in these languages. */
export function describeFaultlessOwnPages(languages: readonly Language[]): void {
  describe.each(languages)('in %s', (language) => {
    test('[AX1] pages of somebody signed in have no fault, nor has the question for the password over them', async () => {
      const visitor = await visit(language, 'admin');
      const audit = pageAudit(`own-pages-${language}`);
      for (const path of ownPages) {
        await open(visitor, path);
        await visitor.page
          .locator('main [aria-busy=true], main .ui-skeleton')
          .first()
          .waitFor({ state: 'detached' });
        await audit.closely(visitor.page, path);
      }
      await open(visitor, '/apps/settings/no-such-tab');
      await audit.closely(visitor.page, 'missing-in-shell');
      await endSessionsOf(served.origin, 'admin@example.com');
      await blink(visitor.page);
      await visitor.page.locator('.ui-dialog [name=password]').waitFor();
      await audit.closely(visitor.page, 'sign-in-over');
      expect(audit.problems).toEqual([]);
    });
  });
}

/** Their keyboard use, and what they say when something fails. */
export function describePagesInUse(languages: readonly Language[]): void {
  describe.each(languages)('in %s', (language) => {
    test('[ERR1] a page that breaks under a heading adds none of the first rank', async () => {
      const visitor = await visit(language);
      const audit = pageAudit(`broken-${language}`);
      await open(visitor, '/auth/login');
      await without(visitor.page, 'forgot-password');
      await enter(visitor.page, 'main a[href$="/auth/forgot-password"]');
      await visitor.page.getByText(visitor.words('Oops! Something went wrong.')).waitFor();
      await audit.closely(visitor.page, 'broken');
      expect(audit.problems).toEqual([]);
    });

    test('[ERR2] a catalogue that does not come leaves a sentence and the way to try again', async () => {
      const visitor = await visit(language);
      const { page } = visitor;
      await without(page, 'messages-');
      await open(visitor, '/auth/login');
      const title = language === 'sv' ? 'Lagra kunde inte öppnas' : 'Lagra could not be opened';
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await axeFaults(page, 'light')).toEqual([]);
      await page.unroute('**/assets/messages-*');
      await enter(page, 'main button');
      await page.locator('[data-testid=sign-in]').waitFor();
    });

    test('[ERR3] a proxy that answers without a word is told of in the language of the page', async () => {
      const visitor = await visit(language);
      const { page, words } = visitor;
      await open(visitor, '/auth/submit-interest');
      await page.route('**/auth/submit-interest/', (route) => route.fulfill({ status: 502, body: '' }));
      await type(page, 'email', 'kim@example.com');
      await type(page, 'message', 'Hello');
      await enter(page);
      const said = await page.locator('main form [role=alert]').first().textContent();
      expect(said).toBe(words('The server cannot answer right now. Try again in a moment.'));
    });

    test('[AX2] a company is chosen, and a mail asked for again, with the keyboard alone', async () => {
      const visitor = await visit(language, 'admin');
      await open(visitor, '/auth/company-select');
      await enter(visitor.page, '.auth-company:not([aria-current=true])');
      await visitor.page.waitForURL(`**/${language}/dashboard`);
      const guest = await visit(language);
      await open(guest, '/auth/verify-email-pending');
      await type(guest.page, 'email', 'kim@example.com');
      await enter(guest.page);
      await guest.page.locator('main [data-tone=success]').waitFor();
      expect(new URL(guest.page.url()).pathname).toBe(`/${language}/auth/verify-email-pending`);
    });

    test('[AX2, SET2] a person changes name, language and password with the keyboard alone', async () => {
      const person = language === 'sv' ? 'sales' : 'viewer';
      const visitor = await visit(language, person);
      const { page } = visitor;
      await page.goto(`${served.origin}/${language}/pages/user-profile`);
      await page.waitForURL(`**/${language}/apps/settings/profile`);
      await page.locator('#own-profile').waitFor();
      const besides = await page.context().newPage();
      await besides.goto(`${served.origin}/${language}/dashboard`);
      await besides.locator('.app-avatar').waitFor();

      await type(page, 'name', `Kim ${language}`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await toast(visitor, 'Saved.');
      for (const tab of [page, besides])
        await tab.locator('.app-avatar', { hasText: `Kim ${language}` }).waitFor();
      await besides.close();

      await type(page, 'old_password', 'not this one');
      await type(page, 'new_password', 'three tired herons');
      await type(page, 'again', 'three tired herons');
      await enter(page, '[data-testid=own-password-submit]');
      await page.locator('#own-password [aria-invalid=true][name=old_password]').waitFor();
      await type(page, 'old_password', demoPassword);
      await enter(page, '[data-testid=own-password-submit]');
      await toast(visitor, 'The password is changed. You are signed out everywhere else.');

      await tabTo(page, '#own-profile [role=combobox]');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option', { name: 'Svenska' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await enter(page, '[data-testid=own-profile-submit]');
      await page.waitForURL('**/sv/apps/settings/profile');
      await page.locator('.ui-toast').last().waitFor();
      await page.reload();
      await page.locator(`.app-avatar`, { hasText: `Kim ${language}` }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('sv');
      await page.locator('#own-profile', { hasText: 'Svenska' }).waitFor();
    });

    test('[SET4] a person sees where they are signed in, and signs out there', async () => {
      const here = await visit(language, 'warehouse');
      const [second, third] = [await visit(language, 'warehouse'), await visit(language, 'warehouse')];
      await open(third, '/dashboard');
      await open(here, '/apps/settings/profile');
      const lines = here.page.locator('.settings-session');
      await lines.nth(2).waitFor();
      const before = await lines.count();
      await enter(here.page, '[data-testid=end-session]');
      await toast(here, 'Signed out there.');
      expect(await lines.count()).toBe(before - 1);
      expect((await statuses([second, third])).toSorted()).toEqual([200, 401]);
      await enter(here.page, '[data-testid=end-others]');
      await enter(here.page, '.ui-dialog-actions [data-variant=danger]');
      await toast(here, 'You are signed out everywhere else.');
      expect(await statuses([here, second, third])).toEqual([200, 401, 401]);
      await blink(third.page);
      await third.page.locator('.ui-dialog [name=password]').waitFor();
      expect(await lines.count()).toBe(1);
    });
  });
}

const toast = ({ page, words }: Visitor, english: string): Promise<void> =>
  page
    .locator('.ui-toast', { hasText: words(english) })
    .first()
    .waitFor();

/** Drops the connection for a moment, so that the page asks the server again. */
async function blink(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** The server's status for each visitor asking about themselves. */
const statuses = (visitors: readonly Visitor[]): Promise<number[]> =>
  Promise.all(
    visitors.map(async ({ page }) =>
      (await page.context().request.get(`${served.origin}/api/auth/me/`)).status(),
    ),
  );
