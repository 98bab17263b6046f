import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { servedBrowser } from './served-browser.ts';

const served = servedBrowser();

/** A page on a screen that is touched. */
async function touched(width: number): Promise<Page> {
  const viewport = { width, height: 844 };
  const context = await served.browser.newContext({
    ...browserOf('en'),
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Where a press 21 px from the middle of a control does not reach it, in words; `sides` also left and right. */
const missed = (page: Page, selector: string, sides: boolean): Promise<readonly string[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((control, across) => {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = 21;
      const places = [
        ['above', x, y - reach],
        ['below', x, y + reach],
        ...(across ? [['left', x - reach, y] as const, ['right', x + reach, y] as const] : []),
      ] as const;
      const isHit = (at: Element | null): boolean =>
        control.contains(at) || (at?.closest('label')?.contains(control) ?? false);
      return places.flatMap(([side, left, top]) =>
        isHit(document.elementFromPoint(left, top)) ? [] : [side],
      );
    }, sides);

test('[UI27] a finger has 44 px on a list, as cards and as rows', async () => {
  for (const [width, row, heads] of [
    [390, '.ui-card-row', []],
    [1024, '.ui-datagrid-body .ui-datagrid-row', ['.ui-datagrid-head .ui-check input']],
  ] as const) {
    const page = await touched(width);
    await comeBack({ page, origin: served.origin }, 'founder');
    await page.goto(`${served.origin}/en/apps/sales/orders`);
    await page.locator(row).first().waitFor();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect([width, await missed(page, '.ui-list-bar [role=searchbox]', false)]).toEqual([width, []]);
    for (const box of [`${row} .ui-row-check input`, ...heads])
      expect([box, await missed(page, box, true)]).toEqual([box, []]);
    expect([width, await missed(page, `${row} a.ui-row-link`, false)]).toEqual([width, []]);
    await page.locator(`${row} .ui-row-check input`).first().tap();
    await page.locator('.ui-list-selection').waitFor();
    await page.locator(`${row} a.ui-row-link`).first().tap();
    await page.waitForURL(/orders\/[0-9a-f-]{36}/);
    await page.context().close();
  }
});
