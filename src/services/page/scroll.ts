/** Duration of a scroll in milliseconds. */
const DURATION = 300;
/** Pixels between the top of the window and an anchor element. */
const OFFSET = 60;

/** Input by the person ends a running scroll. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The part of a window that scrolling uses. */
export type ScrollingWindow = Pick<
  Window,
  'scrollY' | 'scrollTo' | 'matchMedia' | 'requestAnimationFrame' | 'addEventListener' | 'removeEventListener'
> & { readonly document: Pick<Document, 'getElementById'> };

/** Scrolls to `top` pixels. */
export function scrollToPlace(window: ScrollingWindow, top: number): void {
  scrollTowards(window, () => top);
}

/** Content that is still loading may move the target. */
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

/** Scrolls to the element with an id. */
export function scrollToAnchor(window: ScrollingWindow, id: string): void {
  const element = window.document.getElementById(id);
  if (element === null) return;
  scrollTowards(window, () => Math.max(0, window.scrollY + element.getBoundingClientRect().top - OFFSET));
}

/** Eases in and out. */
function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
