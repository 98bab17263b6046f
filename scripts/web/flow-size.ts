import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kilobytes of compressed JavaScript. */
const LIMIT = 60;
const own = /\/src\/views\/flows\/(?!layouts\/)/;
const engine = /\/node_modules\/elkjs\//;

export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  readonly moduleIds: readonly string[];
}

/**
 * What is wrong with the code of the flows pages: [FLC8] more than 60 kB of it, or the layout engine in any chunk.
 * Layouts and catalogues are data; what the pages share with others is not theirs.
 */
export function flowProblems(chunks: readonly BuiltChunk[]): readonly string[] {
  const theirs = chunks.filter(({ moduleIds }) => moduleIds.some((id) => own.test(id)));
  const sizes = theirs.map(({ fileName, code }) => [fileName, gzipSync(code).length / 1000] as const);
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  const told = sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');
  const shipped = chunks.filter(({ moduleIds }) => moduleIds.some((id) => engine.test(id)));
  return [
    ...(whole > LIMIT
      ? [`flows: ${whole.toFixed(1)} kB of compressed JavaScript, at most ${LIMIT}: ${told}`]
      : []),
    ...shipped.map(({ fileName }) => `flows: the layout engine is in ${fileName}`),
  ];
}

/** Fails a build whose flows pages are too large. */
export function flowSize(): Plugin {
  return {
    name: 'flow-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const problem of flowProblems(chunks)) this.error(problem);
    },
  };
}
