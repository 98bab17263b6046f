import { join } from 'node:path';
import { build } from 'vite';

const made = new Map<string, Promise<string>>();

/** A file of this folder with all its imports, as one script for a page. */
export function pageScript(file: string): Promise<string> {
  const script = made.get(file) ?? bundled(join(import.meta.dirname, file));
  made.set(file, script);
  return script;
}

async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife', name: 'pageScript' } } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${input} was not bundled`);
  return output.output[0].code;
}
