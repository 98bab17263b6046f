import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PLACE = resolve('src/machines/schema.ts');

/**
 * Puts the finished fingerprint of the model in the place of the file that computes it: what it is computed from, every
 * chart and schema, is no part of what a start loads. While developing it is computed in the page.
 */
export function engineSchema(): Plugin {
  return {
    name: 'engine-schema',
    apply: 'build',
    load: {
      order: 'pre',
      handler: async (id) => {
        if (id !== PLACE) return null;
        const { schema } = (await import(pathToFileURL(PLACE).href)) as { schema: string };
        return { code: `export const schema = ${JSON.stringify(schema)};`, moduleSideEffects: false };
      },
    },
  };
}
