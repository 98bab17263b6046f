import type { Page } from 'playwright-core';
import type { WalkPage } from './walk-page.ts';

/** Presses Tab until a control has the focus; a page where that never happens fails the keyboard test. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Replaces the text of a field. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export async function enter(page: Page, selector = '[data-testid=submit]'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** A scanner's keys go to whatever has the focus, faster than a test can send them: the page makes them itself. */
export function scanCode(page: WalkPage, code: string): Promise<void> {
  return page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, 'Enter'],
  );
}
