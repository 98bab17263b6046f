/** Milliseconds that a scrolling takes. */
const DURATION = 300;
/** Pixels between the top of the window and an element that an address names. */
const OFFSET = 60;

/** What ends a scrolling that is under way: the person's own. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The window, as far as scrolling needs it. */
export type ScrollingWindow = Pick<
  Window,
  'scrollY' | 'scrollTo' | 'matchMedia' | 'requestAnimationFrame' | 'addEventListener' | 'removeEventListener'
> & { readonly document: Pick<Document, 'getElementById'> };

/** Scrolls to `top` pixels. */
export function scrollToPlace(window: ScrollingWindow, top: number): void {
  scrollTowards(window, () => top);
}

/** What is on its way in may still move the end of the way. */
function scrollTowards(window: ScrollingWindow, end: () => number): void {
  const from = window.scrollY;
  const go = (y: number): void => window.scrollTo({ top: y, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return go(end());
  let began: number | undefined;
  let ended = false;
  const stop = (): void => {
    ended = true;
    for (const type of OWN) window.removeEventListener(type, stop, true);
  };
  for (const type of OWN) window.addEventListener(type, stop, true);
  const step = (now: number): void => {
    if (ended) return;
    began ??= now;
    const part = Math.min(1, (now - began) / DURATION);
    go(from + (end() - from) * eased(part));
    if (part < 1) window.requestAnimationFrame(step);
    else stop();
  };
  window.requestAnimationFrame(step);
}

/** Scrolls to the element of an id. */
export function scrollToAnchor(window: ScrollingWindow, id: string): void {
  const element = window.document.getElementById(id);
  if (element === null) return;
  scrollTowards(window, () => Math.max(0, window.scrollY + element.getBoundingClientRect().top - OFFSET));
}

/** Starts and ends gently. */
function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
