export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Watches a drawing's pane: size (at maximum height), ctrl+wheel, pinch, mouse drags. Returns a stop function. */
export function watchPane(
  pane: HTMLElement,
  onSize: (size: Size) => void,
  onZoom: (factor: number, at: Point) => void,
): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(([entry]) => {
    if (entry) onSize({ width: entry.contentRect.width, height: highestOf(pane, entry.contentRect.height) });
  });
  observer.observe(pane);
  // Browsers send a trackpad pinch as a wheel event with ctrl.
  const active = { signal: stop.signal, passive: false };
  pane.addEventListener('wheel', (event) => zoomByWheel(event, onZoom), active);
  watchPinch(pane, onZoom, active);
  watchDrag(pane, stop.signal);
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/**
 * The pane grows with its drawing up to a maximum: the available height must not depend on the current size. It is zero
 * in a very low window.
 */
function highestOf(pane: HTMLElement, height: number): number {
  const most = Number.parseFloat(getComputedStyle(pane).maxHeight);
  return Number.isNaN(most) ? height : Math.max(0, most - (pane.offsetHeight - height));
}

function zoomByWheel(event: WheelEvent, onZoom: (factor: number, at: Point) => void): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  onZoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
}

function watchPinch(
  pane: HTMLElement,
  onZoom: (factor: number, at: Point) => void,
  active: AddEventListenerOptions,
): void {
  let before: (Point & { readonly apart: number }) | null = null;
  const move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) {
      before = null;
      return;
    }
    // A touch that the browser already treats as scrolling cannot be cancelled.
    if (event.cancelable) event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (before !== null && before.apart > 0) {
      pane.scrollBy({ left: before.x - at.x, top: before.y - at.y, behavior: 'instant' });
      onZoom(apart / before.apart, at);
    }
    before = { ...at, apart };
  };
  pane.addEventListener('touchmove', move, active);
  pane.addEventListener('touchend', () => (before = null), active);
}

/** Touch scrolls the pane natively. */
function watchDrag(pane: HTMLElement, signal: AbortSignal): void {
  let from: (Point & { readonly left: number; readonly top: number }) | null = null;
  pane.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      from = { x: clientX, y: clientY, left: pane.scrollLeft, top: pane.scrollTop };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (from) pane.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY);
    },
    { signal },
  );
  window.addEventListener('pointerup', () => (from = null), { signal });
}
