import { useEffect, type RefObject } from 'react';

/** Milliseconds after which what has not come will not come. */
const PATIENCE = 10_000;

/** Shows and focuses the element with an id inside a box, as soon as it is there: parts of a text may come later. */
export function useScrolledTo(box: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    const { current } = box;
    if (id === undefined || id === '' || current === null) return undefined;
    const show = (): boolean => {
      const found = current.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      if (!found) return false;
      const closed = found.closest('details');
      if (closed) closed.open = true;
      if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
      return true;
    };
    if (show()) return undefined;
    const watch = new MutationObserver(() => show() && watch.disconnect());
    watch.observe(current, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), PATIENCE);
    return () => {
      watch.disconnect();
      clearTimeout(end);
    };
  }, [box, id]);
}
