import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { pictureAddress, type PictureName } from '#views/kit/article/pictures.ts';
import { browserOf } from './chromium.ts';
import { DEMO_MORNING, demoMorning } from './demo-morning.ts';
import { signIn, type Visitor } from './journey-pages.ts';
import { pictureShots, stage } from './picture-shots.ts';
import { servedBrowser } from './served-browser.ts';
import { shareThatDiffers, webpOf } from './webp-pictures.ts';
import { wordsIn, type Language } from './words.ts';

const folder = join(import.meta.dirname, '../../public');
const report = join(import.meta.dirname, '../report/app-pictures');
const isRenewing = process.env['PICTURES'] === 'renew';
/** Of a picture's pixels: what another processor or a later version of the browser may draw differently. */
const tolerance = 0.005;
const even = ['--font-render-hinting=none', '--force-color-profile=srgb'];
const themes = ['light', 'dark'] as const;
const names = Object.keys(pictureShots) as PictureName[]; // Object.keys forgets the type of its keys

const served = servedBrowser({ demo: demoMorning, switches: even });
let contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

/** Somebody who has signed in on the morning of the pictures. */
async function visit(language: Language, person: string): Promise<Visitor> {
  const context = await served.browser.newContext({
    ...browserOf(language),
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Stockholm',
  });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(DEMO_MORNING));
  const visitor = { page, origin: served.origin, language, words: wordsIn(language) };
  await signIn(visitor, person);
  return visitor;
}

/** Takes a picture in both themes: compares it with the kept one, or keeps it. Returns what is wrong. */
async function take({ page, language }: Visitor, name: PictureName): Promise<string[]> {
  const wrong: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
    await stands(page);
    const address = pictureAddress(name, language, theme);
    const problem = await compare(page, address, await webpOf(page));
    if (problem !== null) wrong.push(`${address}: ${problem}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
}

/** Waits until letters are there and nothing moves. */
const stands = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const busy = (): boolean =>
      document.querySelector('[aria-busy=true], .ui-skeleton') !== null ||
      document.getAnimations().length > 0;
    for (let quiet = 0, turns = 0; quiet < 6 && turns < 200; turns += 1) {
      await new Promise((done) => setTimeout(done, 50));
      quiet = busy() ? 0 : quiet + 1;
    }
  });

async function compare(page: Page, address: string, taken: Buffer): Promise<string | null> {
  const path = join(folder, address);
  const kept = existsSync(path) ? readFileSync(path) : null;
  const share = kept && (kept.equals(taken) ? 0 : await shareThatDiffers(page, kept, taken));
  if (share !== null && share <= tolerance) return null;
  if (isRenewing) return keep(path, taken);
  keep(join(report, address), taken);
  return share === null ? 'there is no picture' : `${(share * 100).toFixed(1)} % of it differs`;
}

function keep(path: string, picture: Buffer): null {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, picture);
  return null;
}

test.each(['en', 'sv'] as const)(
  '[PIC1] the pictures show the application as it is: %s',
  async (language) => {
    rmSync(report, { recursive: true, force: true });
    const visitors = new Map<string, Visitor>();
    const wrong: string[] = [];
    for (const name of names) {
      const { by = 'admin' } = pictureShots[name];
      const visitor = visitors.get(by) ?? (await visit(language, by));
      visitors.set(by, visitor);
      await stage(visitor, name);
      wrong.push(...(await take(visitor, name)));
    }
    expect(wrong, 'if it is to look like this: npm run screenshot -- pictures').toEqual([]);
  },
);

test('[PIC2] there are no pictures of what is not declared', () => {
  const wanted = names.flatMap((name) =>
    (['en', 'sv'] as const).flatMap((language) =>
      themes.map((theme) => pictureAddress(name, language, theme)),
    ),
  );
  const kept = readdirSync(join(folder, 'pictures')).map((file) => `/pictures/${file}`);
  expect(kept.toSorted()).toEqual(wanted.toSorted());
});
