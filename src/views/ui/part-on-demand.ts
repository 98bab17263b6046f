import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<unknown>;

/** Parts not loaded yet, in order of registration. */
const waiting = new Set<Load>();

/**
 * A rarely used part of the shell, kept out of the initial bundle. It loads once the page is idle, so that it opens at
 * once; opening it earlier waits for it.
 */
export function partOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  let coming: Promise<ComponentType<P>> | undefined;
  const fetch = (): Promise<ComponentType<P>> => {
    waiting.delete(fetch);
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  waiting.add(fetch);
  return lazy(async () => ({ default: await fetch() }));
}

/** A part that the page does without where it does not come, as offline: a picture, not what somebody asked for. */
export function decorationOnDemand(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return partOnDemand(() => load().catch(() => () => null));
}

/** Loads the parts one by one, each when the page is idle. A failed one is loaded again when shown. */
export async function fetchParts(idle: () => Promise<void> = untilIdle): Promise<void> {
  for (const fetch of waiting) {
    await idle();
    await fetch().catch(() => {});
  }
}

function untilIdle(): Promise<void> {
  const soon = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  return new Promise((resolve) => void soon(() => resolve()));
}
