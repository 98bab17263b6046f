import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Keeper from '../flows/keep-layouts.ts';

/** Not bundled with the configuration, which every project of the tests reads for itself: one process keeps them once. */
const KEEPER = pathToFileURL(resolve('scripts/flows/keep-layouts.ts')).href;

/** Has the drawings of charts made before anything asks for them, and again when a chart changes while developing. */
export function chartLayouts(): Plugin {
  const keep = async (): Promise<void> => {
    const { keepLayouts } = (await import(KEEPER)) as typeof Keeper;
    await keepLayouts();
  };
  return {
    name: 'chart-layouts',
    buildStart: keep,
    watchChange() {
      // Not awaited: what was saved is shown first.
      keep().catch((error: unknown) => this.warn(String(error)));
    },
  };
}
