import { isDrawn } from '../ui/is-drawn.ts';

/** The element that a step points at: the first of this name that is drawn, or null. */
export function tourTarget(name: string): HTMLElement | null {
  const named = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(name)}"]`);
  return [...named].find(isDrawn) ?? null;
}

const LOOK_AGAIN = 50;
/** What a page that stands may still need to draw its parts. */
const GRACE = 600;
const AT_MOST = 8000;

interface Awaiting {
  /** Whether the page of the step stands. */
  readonly isThere: () => boolean;
  readonly signal: AbortSignal;
}

/** Waits for the element of a step once its page stands; null where it does not come. */
export async function awaitTarget(name: string, { isThere, signal }: Awaiting): Promise<HTMLElement | null> {
  const found = (): HTMLElement | null => (isThere() ? tourTarget(name) : null);
  let waited = 0;
  let stood = 0;
  let target = found();
  while (target === null && waited < AT_MOST && stood < GRACE && !signal.aborted) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    waited += LOOK_AGAIN;
    stood = isThere() && document.querySelector('main h1') !== null ? stood + LOOK_AGAIN : 0;
    target = found();
  }
  return target;
}

/** Scrolls so far that an element can be seen with room for the card beside it; not at all where it can be already. */
export function bringIntoSight(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = window.innerHeight;
  if (top >= 0 && bottom <= room * 0.75) return;
  element.scrollIntoView({ block: height > room * 0.5 ? 'start' : 'center', behavior: 'instant' });
}
