import { engine } from '#machines/registry.ts';
import { arrivedPage } from '#model/engine/pages.ts';
import { Store } from '#model/engine/store.ts';

/** The model in a bootstrap, as a device reads it. Throws for a truncated one. */
export function readBoot(text: string): Store {
  const lines = text.trimEnd().split('\n');
  const [, ...pages] = lines;
  const end = pages.pop();
  if (end !== JSON.stringify({ end: true, pages: pages.length }))
    throw new Error(`a bootstrap that ends with ${end}`);
  const store = new Store([...engine.tables.values()]);
  for (const page of pages) store.fillPage(arrivedPage(page));
  return store;
}
