import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PLACE = resolve('src/machines/schema.ts');

/**
 * Replaces the file that computes the model's fingerprint with the result: its inputs, every chart and schema, are not
 * loaded at start. During development it is computed in the page.
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
