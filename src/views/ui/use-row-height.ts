import { useSyncExternalStore } from 'react';

const COMFORTABLE = 44;

/** The height of a row in px as the density's `--row` says; follows the density and the font size. */
export function useRowHeight(): number {
  return useSyncExternalStore(watch, measure, () => COMFORTABLE);
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-density', 'style'] });
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', changed);
  };
}

function measure(): number {
  const root = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(root.getPropertyValue('--row'));
  const size = Number.parseFloat(root.fontSize);
  return Number.isFinite(rem * size) && rem * size > 0 ? rem * size : COMFORTABLE;
}
