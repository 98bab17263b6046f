import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { withoutWords } from './page-words.ts';
import { tellFigure } from './tell.ts';

/** Kilobytes of compressed JavaScript. */
const LIMIT = 60;
/** Drawings are data. */
const own = /\/src\/views\/(tools\/flows|kit\/chart)\/(?!drawings\/)/;
const engine = /\/node_modules\/elkjs\//;
const page = /\/src\/views\/tools\/flows\/.*\.page\.tsx$/;
/** The page whose tabs load when opened. */
const tabbed = /\/src\/views\/tools\/flows\/flow\.page\.tsx$/;
const tab = /\/src\/views\/tools\/flows\/.*-tab\.tsx$/;

export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
  /** Files that are loaded with it. */
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
}

/**
 * What is wrong with the code of the flows pages: [FLC8] more than 60 kB of it in all, or with its words in both
 * languages in what any page or tab loads to be shown, or the layout engine in any chunk. Layouts, thumbnails and
 * catalogues are data. Of a shared chunk, only the flows' own part counts.
 */
export function flowProblems(chunks: readonly BuiltChunk[]): readonly string[] {
  const sizes = flowSizes(chunks);
  const whole = sumOf(sizes);
  const shipped = chunks.filter(({ modules }) => Object.keys(modules).some((id) => engine.test(id)));
  return [
    ...(whole > LIMIT
      ? [`flows: ${whole.toFixed(1)} kB of compressed JavaScript, at most ${LIMIT}: ${listed(sizes)}`]
      : []),
    ...viewSizes(chunks)
      .filter(([, size]) => size > LIMIT)
      .map(([view, size]) => `flows: ${view} loads ${size.toFixed(1)} kB to be shown, at most ${LIMIT}`),
    ...shipped.map(({ fileName }) => `flows: the layout engine is in ${fileName}`),
  ];
}

type Sizes = readonly (readonly [name: string, kilobytes: number])[];

/** Code by chunk, without its words. */
const flowSizes = (chunks: readonly BuiltChunk[]): Sizes =>
  chunks.flatMap((chunk) => {
    const share = shareOf(chunk);
    return share === 0 ? [] : [[chunk.fileName, compressed(withoutWords(chunk.code)) * share] as const];
  });

/** The flows' own code that each page and tab loads before it is shown, words included. */
function viewSizes(chunks: readonly BuiltChunk[]): Sizes {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const around = chunks.filter(({ facadeModuleId }) => tabbed.test(facadeModuleId ?? ''));
  return chunks.flatMap((chunk) => {
    const id = chunk.facadeModuleId ?? '';
    if (!page.test(id) && !tab.test(id)) return [];
    const loaded = new Set(tab.test(id) ? [chunk, ...around] : [chunk]);
    for (const { imports } of loaded)
      for (const name of imports) {
        const next = byName.get(name);
        if (next) loaded.add(next);
      }
    const size = sum([...loaded].map((one) => compressed(one.code) * shareOf(one)));
    return [[id.replace(/.*\/src\/views\/tools\/flows\//, ''), size] as const];
  });
}

const compressed = (code: string): number => gzipSync(code).length / 1000;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sumOf = (sizes: Sizes): number => sum(sizes.map(([, size]) => size));
const listed = (sizes: Sizes): string => sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');

/** The fraction of a chunk that comes from the flows pages, 0 to 1. */
function shareOf({ modules }: BuiltChunk): number {
  const lengths = Object.entries(modules).map(
    ([id, { renderedLength }]) => [own.test(id), renderedLength] as const,
  );
  const lengthOf = (list: typeof lengths): number => sum(list.map(([, length]) => length));
  return lengthOf(lengths.filter(([isOwn]) => isOwn)) / (lengthOf(lengths) || 1);
}

/** Reports the size of the flows pages after a build, and fails it if they are too large. */
export function flowSize(): Plugin {
  return {
    name: 'flow-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const whole = sumOf(flowSizes(chunks)).toFixed(0);
      tellFigure(`flows: ${whole} kB of compressed JavaScript (limit ${LIMIT})`);
      tellFigure(`flows: each with its words: ${listed(viewSizes(chunks))} (limit ${LIMIT})`);
      for (const problem of flowProblems(chunks)) this.error(problem);
    },
  };
}
