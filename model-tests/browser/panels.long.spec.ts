import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoModel } from '../engines/demo-model.ts';
import { NOWHERE, siteAddresses } from '../engines/site-addresses.ts';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { throughPanels } from './open-panels.ts';
import { axeFaults } from './page-audit.ts';
import { outOfReach } from './reach-audit.ts';
import { servedBrowser } from './served-browser.ts';
import { tooSmall } from './touch-audit.ts';

const served = servedBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page on a phone, of somebody who may do everything. */
async function onPhone(): Promise<Page> {
  const context = await served.browser.newContext({ ...browserOf('en'), ...phone });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('dialog', (asked) => void asked.accept()); // a form that is left asks
  await comeBack({ page, origin: served.origin }, 'founder');
  return page;
}

async function opened(page: Page, path: string): Promise<boolean> {
  await page.goto(`${served.origin}/en${path}`);
  const isThere = page.locator('main h1').first().waitFor();
  // Cards end in a skeleton while there are more than are fetched.
  const busy = page.locator('main :is([aria-busy=true], .ui-skeleton:not(.ui-list > *))').first();
  return isThere
    .then(() => busy.waitFor({ state: 'detached' }))
    .then(
      () => true,
      () => false,
    );
}

test('[AX1] [UI27] every page and what opens over it has no fault on a phone, and is large enough for a finger', async () => {
  const addresses = siteAddresses(await demoModel(served.origin));
  const paths = addresses.filter(
    ({ path }) => /^\/(?:apps|dashboard)\b/.test(path) && !path.includes(NOWHERE),
  );
  expect(paths.length).toBeGreaterThan(50);
  const page = await onPhone();
  const faults = new Map<string, string>();
  const look = async (where: string): Promise<void> => {
    const wrong = (await axeFaults(page, 'light')).map(({ said }) => said);
    for (const fault of [...wrong, ...(await tooSmall(page))])
      if (!faults.has(fault)) faults.set(fault, where);
  };
  let panels = 0;
  for (const { path } of paths) {
    if (!(await opened(page, path))) {
      faults.set(`${path} does not open`, path);
      continue;
    }
    for (const part of await outOfReach(page)) faults.set(`${path}: ${part}`, path);
    await look(path);
    await throughPanels(page, async (name) => {
      panels += 1;
      await look(`${path}, ${name}`);
    });
  }
  expect(panels).toBeGreaterThan(60);
  expect([...faults].map(([fault, where]) => `${where}: ${fault}`)).toEqual([]);
}, 3_600_000);
