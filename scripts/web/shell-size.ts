import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LIMIT = 230;

/** Tells after a build what every signed-in start loads before its page: compressed JavaScript, the larger catalogue with it. */
export function shellSize(): Plugin {
  return {
    name: 'shell-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const names = new Set<string>();
      const add = (name: string): void => {
        if (names.has(name)) return;
        names.add(name);
        for (const next of byName.get(name)?.imports ?? []) add(next);
      };
      for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
      const size = (name: string): number => gzipSync(byName.get(name)?.code ?? '').length / 1000;
      const catalogues = chunks
        .filter(({ name }) => name === 'messages')
        .map(({ fileName }) => size(fileName));
      const start = [...names].reduce((sum, name) => sum + size(name), 0);
      const whole = start + Math.max(0, ...catalogues);
      console.log(
        `shell: ${whole.toFixed(0)} kB of compressed JavaScript before the first page's own (limit ${LIMIT}): ` +
          [...names].map((name) => `${name.replace(/^assets\//, '')} ${size(name).toFixed(0)}`).join(', '),
      );
    },
  };
}
