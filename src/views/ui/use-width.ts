import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in px, kept up to date; `initial` until it is measured. */
export function useWidth(initial: number): [RefObject<SVGSVGElement | null>, number] {
  const element = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(
      // What is hidden for a moment has no width, and is not drawn narrow for it.
      ([entry]) => entry && entry.contentRect.width > 0 && setWidth(Math.max(200, entry.contentRect.width)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
