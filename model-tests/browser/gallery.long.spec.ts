import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserOf, launchChromium } from './chromium.ts';
import { pictureSet, type PictureSet } from './gallery-pictures.ts';
import { practices } from './gallery-keyboard.ts';
import { startGallery, type GalleryServer } from './gallery-server.ts';
import { sayAll, stages, stands } from './gallery-stages.ts';
import { axeFaults } from './page-audit.ts';
import type { Language } from './words.ts';

// Makes letters look the same on every machine, whatever its settings for fonts and screens.
const even = ['--font-render-hinting=none', '--force-color-profile=srgb'];
let gallery: GalleryServer;
let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  [gallery, browser] = await Promise.all([startGallery(), launchChromium(even)]);
});
afterAll(async () => {
  await browser.close();
  await gallery.close();
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

/** The gallery in this look. */
async function openGallery({ language, theme, direction }: Look): Promise<Page> {
  const { origin } = gallery;
  const localStorage = Object.entries({ theme, direction }).map(([key, value]) => ({
    name: `lagra-${key}`,
    value,
  }));
  const context = await browser.newContext({
    ...browserOf(language),
    viewport: { width: 1280, height: 1000 },
    timezoneId: 'Europe/Stockholm',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(`${origin}/gallery.html`);
  await page.locator('#icons').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The header would cover what is scrolled to below it.
  await page.locator('.gallery-top').evaluate((head: HTMLElement) => (head.style.position = 'static'));
  return page;
}

const shot = { animations: 'disabled' } as const;

/** Leaves one chapter on the page, or all: alone, it is not affected by the size of the others. */
const leaveOnly = (page: Page, chapter: string | null): Promise<void> =>
  page.evaluate((only) => {
    const main = document.querySelector<HTMLElement>('.gallery-main');
    // It would stretch to the height that the others leave.
    if (main) main.style.alignContent = 'start';
    for (const one of document.querySelectorAll<HTMLElement>('.gallery-section'))
      one.style.display = only === null || one.id === only ? '' : 'none';
  }, chapter);

/** Draws every chapter in its initial state. */
async function drawChapters(page: Page, pictures: PictureSet): Promise<void> {
  for (const stage of await page.locator('.gallery-stage').all()) {
    const id = (await stage.getAttribute('data-stage')) ?? '';
    await leaveOnly(page, id);
    pictures.take(id, await stage.screenshot(shot));
    await leaveOnly(page, null);
  }
}

/** Draws what opens, what has the focus, and passing messages. */
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

test('[GAL3] every piece in every state looks as it is to look', async () => {
  const page = await openGallery(plain);
  const pictures = pictureSet(`Chromium ${browser.version()}`);
  await drawChapters(page, pictures);
  await drawStages(page, pictures);
  pictures.end();
  expect(pictures.problems).toEqual([]);
});

test.each([
  ['en-light-ltr', plain],
  ['sv-dark-rtl', opposite],
] as const)('[GAL4] no piece has a fault that axe finds: %s', async (_, look) => {
  const page = await openGallery(look);
  const faults = (await axeFaults(page, look.theme)).map(({ said }) => said);
  for (const { name, open, seen, close } of stages) {
    await open(page);
    await seen(page).waitFor();
    await stands(page);
    faults.push(...(await axeFaults(page, look.theme)).map(({ said }) => `${name}: ${said}`));
    await close(page);
  }
  expect(faults).toEqual([]);
});

/** Whether a control looks otherwise after something is done to it, with nothing pointed at. */
async function changes(
  page: Page,
  selector: string,
  act: (control: Locator) => Promise<void>,
): Promise<boolean> {
  const control = page.locator(selector).first();
  const taken = async (): Promise<Buffer> => {
    await control.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return page.screenshot({ ...shot, clip: { x: x - 6, y: y - 6, width: width + 12, height: height + 12 } });
  };
  const before = await taken();
  await act(control);
  return !before.equals(await taken());
}

const pressed = async (control: Locator): Promise<void> => {
  await control.click();
  await control.blur();
};

/** The focus is shown to who comes with the keyboard. */
const tabbedTo = async (page: Page, control: Locator): Promise<void> => {
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
};

test.each([plain, opposite])(
  '[GAL29] where the system chooses the colours, states are told apart',
  async (look) => {
    const page = await openGallery(look);
    await page.emulateMedia({ forcedColors: 'active' });
    const same: string[] = [];
    for (const selector of [
      '[data-specimen=switches] .ui-switch',
      '[data-specimen=ticks] .p-checkbox-input',
      '[data-specimen=tabs-panel] .ui-tab[aria-selected=false]',
      '[data-specimen=list-rows] .ui-row-check input',
      '[data-specimen=choice-cards] .ui-choice:not([data-on=true])',
    ])
      if (!(await changes(page, selector, pressed))) same.push(`pressed ${selector}`);
    for (const selector of [
      '[data-specimen=text-rest] input',
      '[data-specimen=text-search] input',
      '[data-specimen=ticks] .p-checkbox-input',
      '[data-specimen=button-kinds] button',
    ])
      if (!(await changes(page, selector, (control) => tabbedTo(page, control))))
        same.push(`focused ${selector}`);
    expect(same).toEqual([]);
    const styles = (selector: string, name: 'color' | 'borderTopWidth'): Promise<string[]> =>
      page.locator(selector).evaluateAll((all, one) => all.map((each) => getComputedStyle(each)[one]), name);
    const [off] = await styles('[data-specimen=button-off] .ui-button[aria-disabled=true]', 'color');
    const [on] = await styles('[data-specimen=button-kinds] .ui-button[data-variant=secondary]', 'color');
    expect(off).not.toBe(on);
    expect(await styles('[data-specimen=badges] .ui-badge', 'borderTopWidth')).not.toContain('0px');
  },
);

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
    // The first Escape closes the topmost layer and nothing else.
    await page.keyboard.press('Escape');
    await page.locator(opened).waitFor(gone);
    expect([opened, await page.locator('.ui-dialog:not(.p-dialog-exit)').count()]).toEqual([opened, 1]);
  }
  expect([await layer('.ui-toasts'), await layer('.gallery-top')]).toEqual(['3000', '20']);
  await page.keyboard.press('Escape');
  await dialog.waitFor(gone);
});

/** Words among the keys: what to wait for. */
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

test('[GAL7] its switches are the preferences of the browser', async () => {
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
  await page.getByRole('heading', { name: 'Knappar' }).waitFor();
  const root = await page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.dir }));
  expect(root).toMatchObject({ theme: 'dark', skin: 'default', density: 'compact', dir: 'rtl' });
  const kept = await page.evaluate(() =>
    ['theme', 'skin', 'density', 'direction'].map((key) => localStorage.getItem(`lagra-${key}`)),
  );
  expect(kept).toEqual(['dark', 'default', 'compact', 'rtl']);
});
