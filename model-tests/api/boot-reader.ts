import { engine } from '#machines/registry.ts';
import { fromPage } from '#model/engine/pages.ts';
import type { Page } from '#model/engine/pages.ts';
import { Store } from '#model/engine/store.ts';

/** The model in a bootstrap, as a device reads it. Throws for a truncated one. */
export function readBoot(text: string): Store {
  const lines = text.trimEnd().split('\n');
  const [, ...rest] = lines.map((line) => JSON.parse(line) as unknown); // the server's own format, read as devices do
  const end = rest.pop();
  if (JSON.stringify(end) !== JSON.stringify({ end: true, pages: rest.length }))
    throw new Error(`a bootstrap that ends with ${JSON.stringify(end)}`);
  const store = new Store([...engine.tables.values()]);
  for (const page of rest as Page[]) for (const row of fromPage(page)) store.put(page.t, row);
  return store;
}
