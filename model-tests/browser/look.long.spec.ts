import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { signIn } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { poorTones } from './painted-tones.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const languages: Language[] = ['en', 'sv'];

const served = servedBrowser();
let contexts: BrowserContext[] = [];

afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

type Options = Parameters<Browser['newContext']>[0];

async function visit(language: Language, options: Options = {}): Promise<Visitor> {
  const context = await served.browser.newContext({ ...browserOf(language), ...options });
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  return { page: await context.newPage(), origin: served.origin, language, words: wordsIn(language) };
}

const keptIn = (stored: Readonly<Record<string, string>>): Options => {
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: `lagra-${key}`, value }));
  return { storageState: { cookies: [], origins: [{ origin: served.origin, localStorage }] } };
};

/** Resolves with the page's value once it is as wanted, or with the last one after a timeout. */
async function becomes<T>(page: Page, read: () => T, wanted: T): Promise<T> {
  const source = `JSON.stringify((${String(read)})()) === ${JSON.stringify(JSON.stringify(wanted))}`;
  await page.waitForFunction(source, undefined, { timeout: 5000 }).catch(() => {}); // the returned value tells
  return page.evaluate(read);
}

const makeTall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const target = document.createElement('p');
    target.id = 'far-below';
    target.style.marginTop = '3000px';
    target.style.paddingBottom = '3000px';
    document.querySelector('main')?.append(target);
  });

describe('before the first paint', () => {
  test('[PF5] a dark page is dark, mirrored and in its colour while the application is still on its way', async () => {
    const kept = { theme: 'dark', direction: 'rtl', 'dark-primary-color': '#E5397F' };
    const { page } = await visit('sv', keptIn(kept));
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = (): void => {
        const root = document.documentElement;
        const primary = root.style.getPropertyValue('--primary');
        // Nothing can be painted before the script in the head.
        if (document.body) seen.push([root.dataset['theme'], root.dir, root.lang, primary].join(' '));
      };
      new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    });
    let letGo = (): void => {};
    const held = new Promise<void>((release) => (letGo = release));
    await page.route('**/assets/*.js', async (route) => {
      // What comes before the first paint is not part of the application.
      if (!/\/(boot|old-browser)-[\w-]+\.js$/.test(route.request().url())) await held;
      await route.continue();
    });
    await page.goto(`${served.origin}/sv/auth/login`, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    const background = (): string => getComputedStyle(document.documentElement).backgroundColor;
    expect(await becomes(page, background, 'rgb(14, 17, 22)')).toBe('rgb(14, 17, 22)');
    expect(await page.locator('#root').innerHTML()).toBe('');
    letGo();
    await page.locator('main h1').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen); // kept by the script above
    expect([...new Set(seen)]).toEqual(['dark rtl sv #E5397F']);
  });
});

describe('tones of a primary colour', () => {
  test.each(['light', 'dark'])('[UI12] can be read as Chromium paints them in the %s', async (theme) => {
    const { page } = await visit('en', keptIn({ theme }));
    await page.goto(`${served.origin}/en/auth/login`);
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(poorTones)).toEqual([]);
  });
});

describe.each(languages)('the shell in %s', (language) => {
  test('[PAG1, PAG2, PAG3] names the page, offers the way up past 200 px, and follows an anchor', async () => {
    const visitor = await visit(language, { reducedMotion: 'no-preference' });
    const { page, words } = visitor;
    await signIn(visitor, 'viewer');
    await page.evaluate((path) => history.pushState({}, '', path), `/${language}/apps/settings/profile`);
    await page.locator('.settings-session').first().waitFor();
    const titled = `${words('Profile')} · Lagra`;
    expect(await becomes(page, () => document.title, titled)).toBe(titled);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await makeTall(page);
    expect([await offersUp(page, 200), await offersUp(page, 201), await offersUp(page, 2000)]).toEqual([
      0, 1, 1,
    ]);
    const { took, between } = await page.evaluate(goUp);
    expect(took).toBeGreaterThan(250);
    expect(between).toBeGreaterThan(0);
    await page.getByTestId('scroll-to-top').waitFor({ state: 'detached' });
    await page.evaluate(() => history.pushState({}, '', `${location.pathname}#far-below`));
    const stands = (): number =>
      Math.round(document.querySelector('#far-below')?.getBoundingClientRect().top ?? Number.NaN);
    expect(await becomes(page, stands, 60)).toBe(60);
  });

  test('[UI13] keeps the focus in the navigation over a narrow page; Escape, scrim and page shut it', async () => {
    const visitor = await visit(language, { viewport: { width: 1278, height: 800 } });
    const { page } = visitor;
    await signIn(visitor, 'founder');
    const open = page.getByTestId('open-navigation');
    const drawn = page.locator('.app-shell[data-drawer=true]');
    const isWithin = (): boolean =>
      document.querySelector('.app-nav')?.contains(document.activeElement) ?? false;
    await open.focus();
    await page.keyboard.press('Enter');
    await drawn.waitFor();
    const stops = await page.locator('.app-nav :is(a, button)').count();
    expect(await becomes(page, isWithin, true)).toBe(true);
    const places: boolean[] = [];
    for (let step = 0; step <= stops; step += 1) {
      places.push(await page.evaluate(isWithin));
      await page.keyboard.press('Tab');
    }
    expect(places).not.toContain(false);
    await page.keyboard.press('Escape');
    await drawn.waitFor({ state: 'detached' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await open.click();
    await page.locator('.app-scrim').click({ position: { x: 1000, y: 400 } });
    await drawn.waitFor({ state: 'detached' });
    await open.click();
    await page.locator('.app-nav a[href$="/apps/products"]').click();
    await page.waitForURL('**/apps/products');
    await drawn.waitFor({ state: 'detached' });
  });

  test('[PF3] offers its look in a panel that is sound in both themes and on a phone', async () => {
    const visitor = await visit(language);
    const { page, words } = visitor;
    await signIn(visitor, 'viewer');
    const audit = pageAudit(`look-${language}`);
    await page.getByRole('button', { name: words('Theme'), exact: true }).click();
    await page.getByRole('menuitem', { name: words('More appearance settings…') }).click();
    await page.locator('.ui-side [data-testid=setting-theme]').waitFor();
    await audit.look(page, 'panel');
    await page.keyboard.press('Escape');
    await page.locator('.ui-side').waitFor({ state: 'detached' });
    expect(audit.problems).toEqual([]);
  });
});

test('[PF3] a dark navigation that holds the controls and the search is to be read, and has them in a row', async () => {
  const visitor = await visit('en', keptIn({ 'semi-dark': 'true', 'navbar-type': 'hidden' }));
  await signIn(visitor, 'viewer');
  const audit = pageAudit('look-dark-navigation');
  await visitor.page.locator('.app-nav-foot .ui-pill').waitFor();
  await audit.look(visitor.page, 'dashboard');
  expect(audit.problems).toEqual([]);
  const [first = 0, ...others] = await visitor.page
    .locator('.app-nav-foot .app-controls > :not(.ui-pill)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(others.filter((top) => Math.abs(top - first) > 16)).toEqual([]);
});

test('[PF3] a mirrored page is as sound as another', async () => {
  const visitor = await visit('sv', keptIn({ direction: 'rtl' }));
  await signIn(visitor, 'viewer');
  const audit = pageAudit('look-mirrored');
  await visitor.page.evaluate(() => history.pushState({}, '', '/sv/apps/settings/profile'));
  await visitor.page.locator('.settings-session').first().waitFor();
  await audit.look(visitor.page, 'profile');
  expect(audit.problems).toEqual([]);
});

/** How many to-top buttons there are at a scroll position. */
async function offersUp(page: Page, top: number): Promise<number> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    const drawn = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
    await drawn();
    await drawn();
  }, top);
  return page.getByTestId('scroll-to-top').count();
}

/** Presses the to-top button: how long scrolling took in ms, and at how many positions on the way a button was seen. */
async function goUp(): Promise<{ took: number; between: number }> {
  const from = window.scrollY;
  const began = performance.now();
  const places: number[] = [];
  document.querySelector<HTMLElement>('[data-testid=scroll-to-top]')?.click();
  while (window.scrollY > 0 && performance.now() - began < 3000) {
    await new Promise((next) => requestAnimationFrame(next));
    places.push(window.scrollY);
  }
  return { took: performance.now() - began, between: places.filter((y) => y > 0 && y < from).length };
}
