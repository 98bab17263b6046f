import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<unknown>;

/** Parts that nobody has asked for yet, in the order in which they were named. */
const waiting = new Set<Load>();

/**
 * A part of the shell that is looked at now and then: its code is no part of what every start loads. It comes once the
 * page has nothing else to do, so that the part opens at once; whoever is faster waits for it.
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

/** Fetches the parts one by one, each when the page is idle. What does not come is asked for when it is shown. */
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
