import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Keeper from '../flows/keep-layouts.ts';

/** Not bundled with the configuration, which every test project reads: one shared process keeps the layouts. */
const KEEPER = pathToFileURL(resolve('scripts/flows/keep-layouts.ts')).href;

/**
 * Has drawings of charts that changed made before they are needed, and again when one changes during development. Tests
 * take those that are kept, and judge them (scripts/flows/layouts.test.ts).
 */
export function chartLayouts(): Plugin {
  const keep = async (): Promise<void> => {
    const { keepLayouts } = (await import(KEEPER)) as typeof Keeper;
    await keepLayouts();
  };
  return {
    name: 'chart-layouts',
    apply: () => process.env['VITEST'] === undefined,
    buildStart: keep,
    watchChange() {
      // Not awaited: the saved change is shown first.
      keep().catch((error: unknown) => this.warn(String(error)));
    },
  };
}
