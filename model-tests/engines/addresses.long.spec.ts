import { expect, test } from 'vitest';
import { open, signIn } from '../browser/journey-pages.ts';
import type { Visitor } from '../browser/journey-pages.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import type { WalkPage } from '../browser/walk-page.ts';
import type { Language } from '../browser/words.ts';
import { demoModel } from './demo-model.ts';
import type { EngineDriver } from './engine-driver.ts';
import { engines, keepPicture, visitWith } from './engine-visit.ts';
import { NOWHERE, siteAddresses } from './site-addresses.ts';

const served = servedOrigin();
const languages: readonly Language[] = ['en', 'sv'];

/** Pages whose pictures people compare side by side; `-` stands for an id. */
const looked = [
  '/auth/login',
  '/dashboard',
  '/apps/products',
  '/apps/sales/orders',
  '/apps/sales/orders/create',
  '/apps/sales/orders/-',
  '/apps/purchasing/goods-receipts/-',
  '/apps/warehouse/picking/-',
  '/apps/settings/profile',
  '/apps/flows/sales-order',
];

/**
 * Opens a page and waits until it is drawn, in its own fonts: Firefox complains of a font whose download is cut by
 * leaving. Returns its heading, or what is in its place.
 */
async function headingAt({ page, origin, language }: Visitor<WalkPage>, path: string): Promise<string> {
  await page.goto(`${origin}/${language}${path}`);
  await page.locator('h1').first().waitFor();
  const busy = 'main :is([aria-busy=true], .ui-skeleton)';
  await page.locator(busy).first().waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.querySelector('h1')?.textContent ?? '';
  }, null);
}

async function visitAll(
  { driver, visitor }: { driver: EngineDriver; visitor: Visitor<WalkPage> },
  paths: readonly string[],
): Promise<string[]> {
  const broken = ['', visitor.words('Oops! Something went wrong.')];
  const missing = visitor.words('Page Not Found');
  const faults: string[] = [];
  for (const path of paths) {
    const { length: known } = await driver.complaints();
    const heading = await headingAt(visitor, path);
    const isMissing = heading === missing && !path.includes(NOWHERE);
    if (isMissing || broken.includes(heading)) faults.push(`${path}: “${heading}”`);
    faults.push(...(await driver.complaints()).slice(known).map((said) => `${path}: ${said}`));
    const name = path.replace(/[0-9a-f-]{36}/, '-');
    if (looked.includes(name)) await keepPicture(driver, name.slice(1).replaceAll('/', '-'));
  }
  return faults;
}

test.each(engines.flatMap((engine) => languages.map((language) => [engine, language] as const)))(
  '[ENGINES] every address opens in %s (%s), and the console stays empty',
  async (engine, language) => {
    const addresses = siteAddresses(await demoModel(served.origin));
    expect(addresses.length).toBeGreaterThan(60);
    const faults = await visitWith(engine, { origin: served.origin, language }, async (visit) => {
      const guests = addresses.filter(({ isForGuests }) => isForGuests).map(({ path }) => path);
      const others = addresses.filter(({ isForGuests }) => !isForGuests).map(({ path }) => path);
      const before = await visitAll(visit, guests);
      await signIn(visit.visitor, 'founder');
      await open(visit.visitor, '/dashboard');
      return [...before, ...(await visitAll(visit, others))];
    });
    expect(faults).toEqual([]);
  },
);
