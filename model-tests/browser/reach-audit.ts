import type { Page } from 'playwright-core';

/** The buttons, links and fields of a page that are cut off at its side, and that nothing scrolls to, by what they say. */
export const outOfReach = (page: Page): Promise<readonly string[]> => page.evaluate(partsCutOff);

function partsCutOff(): readonly string[] {
  const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const found: string[] = [];
  for (const one of document.querySelectorAll('main :is(button, a[href], input, select, textarea)')) {
    const { left, right, width } = one.getBoundingClientRect();
    const isShown = width > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || (left >= -1 && right <= document.documentElement.clientWidth + 1)) continue;
    let around = one.parentElement;
    while (around && around.tagName !== 'MAIN' && !scrolls(around)) around = around.parentElement;
    if (around?.tagName === 'MAIN' || around === null)
      found.push(
        `${one.textContent || one.getAttribute('aria-label') || one.className} ends at ${Math.round(right)} px`,
      );
  }
  return found;
}
