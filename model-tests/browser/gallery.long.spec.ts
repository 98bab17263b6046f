import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { pictureSet, type PictureSet } from './gallery-pictures.ts';
import { practices } from './gallery-keyboard.ts';
import { sayAll, stages, stands } from './gallery-stages.ts';
import { signIn } from './journey-pages.ts';
import { axeFaults } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

// Letters are drawn alike on every machine, whatever its settings for fonts and screens.
const even = ['--font-render-hinting=none', '--force-color-profile=srgb'];
const served = servedBrowser({ switches: even });
let signedIn: Kept;
let loaded: string[] = [];
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  const context = await newContext(browserOf('en'));
  const page = await context.newPage();
  await signIn({ page, origin: served.origin, language: 'en', words: wordsIn('en') }, 'admin');
  loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  signedIn = await context.storageState();
});
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}
const plain: Look = { language: 'en', theme: 'light', direction: 'ltr' };
const opposite: Look = { language: 'sv', theme: 'dark', direction: 'rtl' };
const between: readonly Look[] = [
  { ...opposite, direction: 'ltr' },
  { ...plain, direction: 'rtl' },
];
const named = (looks: readonly Look[]): (readonly [string, Look])[] =>
  looks.map((look) => [`${look.language}-${look.theme}-${look.direction}`, look]);

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await served.browser.newContext(options);
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  return context;
}

/** Somebody signed in, at the gallery, with this look. */
async function openGallery({ language, theme, direction }: Look): Promise<Page> {
  const chosen = Object.entries({ theme, direction }).map(([key, value]) => ({
    name: `lagra-${key}`,
    value,
  }));
  const origins = signedIn.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: [...localStorage.filter(({ name }) => !chosen.some((one) => one.name === name)), ...chosen],
  }));
  const context = await newContext({
    ...browserOf(language),
    viewport: { width: 1280, height: 1000 },
    timezoneId: 'Europe/Stockholm',
    storageState: { ...signedIn, origins },
  });
  const page = await context.newPage();
  await page.goto(`${served.origin}/${language}/apps/gallery`);
  await page.locator('#icons').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The head would lie over what is scrolled to under it.
  await page.locator('.gallery-top').evaluate((head: HTMLElement) => (head.style.position = 'static'));
  return page;
}

const shot = { animations: 'disabled' } as const;

/** Leaves one chapter on the page, or all: drawn alone, it is the same whatever the others have grown by. */
const leaveOnly = (page: Page, chapter: string | null): Promise<void> =>
  page.evaluate((only) => {
    const main = document.querySelector<HTMLElement>('.gallery-main');
    // It would fill the height that the others leave.
    if (main) main.style.alignContent = 'start';
    for (const one of document.querySelectorAll<HTMLElement>('.gallery-section'))
      one.style.display = only === null || one.id === only ? '' : 'none';
  }, chapter);

/** Draws every chapter as it stands, but for those that are left out. */
async function drawChapters(
  page: Page,
  pictures: PictureSet,
  without: readonly string[] = [],
): Promise<void> {
  for (const stage of await page.locator('.gallery-stage').all()) {
    const id = (await stage.getAttribute('data-stage')) ?? '';
    if (without.includes(id)) continue;
    await leaveOnly(page, id);
    pictures.take(id, await stage.screenshot(shot));
    await leaveOnly(page, null);
  }
}

/** Draws what opens, what has the focus, and what is said in passing. */
async function drawStages(page: Page, pictures: PictureSet): Promise<void> {
  for (const { name, open, seen, close } of stages) {
    await open(page);
    await seen(page).waitFor();
    await stands(page);
    pictures.take(name, await seen(page).screenshot(shot));
    await close(page);
  }
  const toasts = await sayAll(page);
  for (const index of [0, 1, 2, 3]) {
    pictures.take(`toast-${index + 1}`, await toasts.nth(index).screenshot(shot));
  }
}

test.each(named([plain, opposite]))(
  '[GAL3, GAL4] every piece in every state is sound and looks as it is to look: %s',
  async (name, look) => {
    const page = await openGallery(look);
    const pictures = pictureSet(name, `Chromium ${served.browser.version()}`);
    await drawChapters(page, pictures);
    await drawStages(page, pictures);
    pictures.end();
    const faults = await axeFaults(page, look.theme);
    expect([...pictures.problems, ...faults.map(({ said }) => said)]).toEqual([]);
  },
);

test.each(named(between))('[GAL3] every piece looks as it is to look: %s', async (name, look) => {
  const page = await openGallery(look);
  const pictures = pictureSet(name, `Chromium ${served.browser.version()}`);
  await drawChapters(page, pictures, ['icons']);
  pictures.end();
  expect(pictures.problems).toEqual([]);
});

test('[GAL2] nothing of it is loaded by who does not open it', () => {
  const scripts = loaded.filter((name) => name.includes('/assets/') && name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => name.includes('gallery'))).toEqual([]);
});

const gone = { state: 'detached' } as const;

test('[GAL5] a dialog is at 2400; what opens in it lies over it, and toasts over all', async () => {
  const page = await openGallery(plain);
  await page.locator('[data-specimen=dialog-form] button').click();
  const dialog = page.locator('.ui-dialog');
  const layer = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).zIndex);
  const isOnTop = (selector: string): Promise<boolean> =>
    page.locator(selector).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await dialog.waitFor();
  const overlay = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--z-overlay').trim(),
  );
  expect([overlay, await layer('.p-dialog-mask')]).toEqual(['2000', '2400']);
  for (const [opener, opened] of [
    ['.p-dropdown', '.p-dropdown-panel'],
    ['.p-datepicker-trigger', '.p-datepicker'],
    ['[aria-haspopup=menu]', '.ui-popover'],
  ] as const) {
    await dialog.locator(opener).click();
    await page.locator(opened).waitFor();
    expect([opened, await isOnTop(opened)]).toEqual([opened, true]);
    // The first Escape leaves what lies on top, and nothing else.
    await page.keyboard.press('Escape');
    await page.locator(opened).waitFor(gone);
    expect([opened, await page.locator('.ui-dialog:not(.p-dialog-exit)').count()]).toEqual([opened, 1]);
  }
  expect([await layer('.ui-toasts'), await layer('.gallery-top')]).toEqual(['3000', '20']);
  await page.keyboard.press('Escape');
  await dialog.waitFor(gone);
});

/** Words among the keys: what is waited for. */
const pauses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  appear: (page) => page.locator('.p-dialog-mask, .p-sidebar-mask').locator('button').first().waitFor(),
  vanish: (page) => page.locator('.p-dialog-mask, .p-sidebar-mask').waitFor(gone),
  asked: (page) => page.locator('.ui-command input:focus').waitFor(),
  lit: (page) => page.locator('.ui-spotlight-card:focus').waitFor(),
  found: (page) => page.locator('.p-autocomplete-item.p-highlight, .p-autocomplete-item.p-focus').waitFor(),
};

test('[GAL6] every piece is used with the keyboard alone', async () => {
  const page = await openGallery(plain);
  const results: (readonly [string, unknown])[] = [];
  for (const { specimen, control, keys, then } of practices) {
    const here = page.locator(`[data-specimen=${specimen}]`);
    await here.locator(control).first().focus();
    for (const key of keys) await (pauses[key]?.(page) ?? page.keyboard.press(key));
    results.push([specimen, await then(here, page)]);
  }
  expect(results).toEqual(practices.map(({ specimen, expected }) => [specimen, expected]));
});

test('[GAL7] its switches are the preferences of the person', async () => {
  const page = await openGallery(plain);
  const choose = async (name: string, at: number): Promise<void> => {
    await page.locator('.p-dropdown', { has: page.locator(`[name=gallery-${name}]`) }).click();
    await page.locator('.p-dropdown-item').nth(at).click();
    await page.locator('.p-dropdown-panel').waitFor(gone);
  };
  await choose('theme', 1);
  await choose('skin', 1);
  await choose('density', 1);
  await choose('direction', 1);
  await choose('language', 1);
  await page.waitForURL('**/sv/apps/gallery');
  await page.getByRole('heading', { name: 'Knappar' }).waitFor();
  const root = await page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.dir }));
  expect(root).toMatchObject({ theme: 'dark', skin: 'default', density: 'compact', dir: 'rtl' });
  const kept = await page.evaluate(() =>
    ['theme', 'skin', 'density', 'direction'].map((key) => localStorage.getItem(`lagra-${key}`)),
  );
  expect(kept).toEqual(['dark', 'default', 'compact', 'rtl']);
});
