import type { Locator, Page } from 'playwright-core';
import { stands } from './gallery-stages.ts';

/** What opens something over the page when it is pressed: menus, dialogs, lists of choices, calendars. */
const OPENERS = [
  'button[aria-haspopup]:not([aria-disabled=true], :disabled, .p-datepicker-trigger)',
  '.p-datepicker-trigger:not(:disabled)',
  '.p-dropdown:not(.p-disabled)',
];
const PANELS = '.ui-popover, .ui-dialog, .ui-side, .p-dropdown-panel, .p-datepicker, .ui-command';
/** Of each sort on a page: a list has the same menu in every row. */
const MOST = 4;

/** Opens the panels of a page one after another, and closes each when it was looked at. */
export async function throughPanels(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const sort of OPENERS) {
    const openers = page.locator(`:is(main, header, nav) ${sort} >> visible=true`);
    const many = Math.min(MOST, await openers.count());
    for (let at = 0; at < many; at += 1) {
      const name = await nameOf(openers.nth(at));
      if (!(await opened(page, openers.nth(at)))) continue;
      await look(name);
      await closed(page);
    }
  }
}

const nameOf = (opener: Locator): Promise<string> =>
  opener.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30));

async function opened(page: Page, opener: Locator): Promise<boolean> {
  const before = await page.locator(PANELS).count();
  await opener.tap({ timeout: 3_000 }).catch(() => undefined); // one that another part covers opens nothing
  const isMore = ([selector, count]: [string, number]): boolean =>
    document.querySelectorAll(selector).length > count;
  const more = page.waitForFunction(isMore, [PANELS, before] as [string, number], { timeout: 3_000 });
  const isOpen = await more.then(
    () => true,
    () => false,
  );
  if (isOpen) await stands(page);
  return isOpen;
}

/** Escape closes what is open; what is typed nowhere asks nothing. */
async function closed(page: Page): Promise<void> {
  for (
    let tries = 0;
    tries < 3 && (await page.locator(`${PANELS} >> visible=true`).count()) > 0;
    tries += 1
  ) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
}
