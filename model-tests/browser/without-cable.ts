import { expect } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { settle } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import type { ServedBrowser } from './served-browser.ts';
import { wordsIn } from './words.ts';

const OFFLINE = '[data-testid=connectivity][data-state=offline]';
const phone = { width: 390, height: 844 };

/** A returning person with a phone that keeps the application for when there is no connection. */
export async function visitByPhone(person: string, { browser, origin }: ServedBrowser): Promise<Visitor> {
  const context = await browser.newContext({
    ...browserOf('en'),
    serviceWorkers: 'allow',
    viewport: phone,
  });
  context.setDefaultTimeout(20_000);
  const visitor: Visitor = { page: await context.newPage(), origin, language: 'en', words: wordsIn('en') };
  await comeBack(visitor, person);
  return visitor;
}

/** Does work while the cable is out, also after the page was loaded again; returns once the server has it all. */
export async function withoutCable(
  { page }: Visitor,
  work: { readonly before: () => Promise<number>; readonly after: () => Promise<number> },
): Promise<void> {
  // Until it has the page, nothing opens offline.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const says = (count: number): Promise<void> =>
    expect
      .poll(() => page.getByTestId('offline').textContent(), { timeout: 20_000 })
      .toMatch(new RegExp(`, ${count} `));
  await page.context().setOffline(true);
  await page.locator(OFFLINE).waitFor();
  const before = await work.before();
  await says(before);
  await page.reload();
  await says(before);
  await says(before + (await work.after()));
  await page.context().setOffline(false);
  for (const note of ['offline', 'unsent']) await page.getByTestId(note).waitFor({ state: 'detached' });
  await settle(page);
}
