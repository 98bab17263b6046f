import type { Page } from 'playwright-core';

/**
 * What on a page is too small for a finger, by its class and size: controls that a press 21 px above or below their
 * middle misses, and fields whose letters a phone would zoom to. Links within a sentence are as high as its lines.
 */
export const tooSmall = (page: Page): Promise<readonly string[]> => page.evaluate(smallParts);

function smallParts(): readonly string[] {
  const controls =
    'button, summary, select, textarea, input, a[href], [role=tab], [role=option], [role^=menuitem]';
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2 || one.closest('svg, [inert], [aria-hidden=true], .p-hidden-accessible'))
      return false;
    return one.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  };
  const isInSentence = (one: Element): boolean =>
    one.tagName === 'A' &&
    getComputedStyle(one).display === 'inline' &&
    (one.parentElement?.textContent.trim().length ?? 0) > one.textContent.trim().length;
  // What is open over a part of it covers that until it is closed.
  const above = '[role=listbox], [role=menu], [role=dialog]';
  const isHit = (one: Element, x: number, y: number): boolean => {
    const at = document.elementFromPoint(x, y);
    const layer = at?.closest(above);
    if (layer && !layer.contains(one)) return true;
    return one.contains(at) || at?.closest('label')?.contains(one) === true || at?.contains(one) === true;
  };
  const named = (one: Element): string => {
    const around = one.parentElement?.closest('[class]:not([class=""])')?.className ?? '';
    const height = Math.round(one.getBoundingClientRect().height);
    return `${one.tagName.toLowerCase()}.${one.className} in .${around}, ${height} px high`;
  };
  const found = new Set<string>();
  for (const one of document.querySelectorAll(controls)) {
    if (!isSeen(one) || isInSentence(one)) continue;
    if (
      one.matches('input, select, textarea') &&
      !one.matches('[type=checkbox], [type=radio], [type=range]')
    ) {
      const letters = Number.parseFloat(getComputedStyle(one).fontSize);
      if (letters < 16) found.add(`${named(one)}, letters of ${letters} px`);
    }
    if (one.getBoundingClientRect().height >= 43.5) continue;
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || x > innerWidth || !isHit(one, x, y)) continue; // beside the window, or covered
    if (!isHit(one, x, y - 21) || !isHit(one, x, y + 21)) found.add(named(one));
  }
  return [...found];
}
