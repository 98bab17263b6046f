import { isDrawn } from '#views/ui/is-drawn.ts';

/** The element that a step points at: the first visible one with this name, or null. */
export function tourTarget(name: string): HTMLElement | null {
  const named = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(name)}"]`);
  return [...named].find(isDrawn) ?? null;
}

const LOOK_AGAIN = 50;
/** Milliseconds that a loaded page may still need to render its parts. */
const GRACE = 600;
const AT_MOST = 8000;

interface Awaiting {
  /** Whether the page of the step is loaded. */
  readonly isThere: () => boolean;
  readonly signal: AbortSignal;
}

/** Waits for the element of a step once its page is loaded; null if it does not appear. */
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

/** Scrolls so that an element is visible with room for the card next to it; not at all if it already is. */
export function scrollToTarget(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = window.innerHeight;
  if (top >= 0 && bottom <= room * 0.75) return;
  element.scrollIntoView({ block: height > room * 0.5 ? 'start' : 'center', behavior: 'instant' });
}
