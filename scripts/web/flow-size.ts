import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kilobytes of compressed JavaScript. */
const LIMIT = 60;
const own = /\/src\/views\/flows\/(?!layouts\/|previews\.json)/;
const engine = /\/node_modules\/elkjs\//;

export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/**
 * What is wrong with the code of the flows pages: [FLC8] more than 60 kB of it, or the layout engine in any chunk.
 * Layouts, stamps and catalogues are data. Of a chunk that they share with others the part is theirs that they wrote.
 */
export function flowProblems(chunks: readonly BuiltChunk[]): readonly string[] {
  const sizes = flowSizes(chunks);
  const whole = totalOf(sizes);
  const told = sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');
  const shipped = chunks.filter(({ modules }) => Object.keys(modules).some((id) => engine.test(id)));
  return [
    ...(whole > LIMIT
      ? [`flows: ${whole.toFixed(1)} kB of compressed JavaScript, at most ${LIMIT}: ${told}`]
      : []),
    ...shipped.map(({ fileName }) => `flows: the layout engine is in ${fileName}`),
  ];
}

type Sizes = readonly (readonly [name: string, kilobytes: number])[];

const flowSizes = (chunks: readonly BuiltChunk[]): Sizes =>
  chunks.flatMap((chunk) => {
    const share = shareOf(chunk);
    return share === 0 ? [] : [[chunk.fileName, (gzipSync(chunk.code).length / 1000) * share] as const];
  });

const totalOf = (sizes: Sizes): number => sizes.reduce((sum, [, size]) => sum + size, 0);

/** How much of a chunk comes from the flows pages, 0 to 1. */
function shareOf({ modules }: BuiltChunk): number {
  const lengths = Object.entries(modules).map(
    ([id, { renderedLength }]) => [own.test(id), renderedLength] as const,
  );
  const sum = (list: typeof lengths): number => list.reduce((total, [, length]) => total + length, 0);
  return sum(lengths.filter(([isOwn]) => isOwn)) / (sum(lengths) || 1);
}

/** Tells after a build how large the flows pages are, and fails one whose flows pages are too large. */
export function flowSize(): Plugin {
  return {
    name: 'flow-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      console.log(
        `flows: ${totalOf(flowSizes(chunks)).toFixed(0)} kB of compressed JavaScript (limit ${LIMIT})`,
      );
      for (const problem of flowProblems(chunks)) this.error(problem);
    },
  };
}
