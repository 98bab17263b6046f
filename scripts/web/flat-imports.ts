import type { Plugin, Rolldown } from 'vite';
import { startOf, withImports } from './with-imports.ts';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'code'
>;

/**
 * Has each part that is loaded on demand name everything it needs, not only what it imports itself, so that all of it is
 * fetched at once. Otherwise the start would have to hold such a list for every page.
 */
export function flatImports(): Plugin {
  return {
    name: 'flat-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        for (const chunk of chunks) if (chunk.isDynamicEntry) flatten(chunk, chunks);
      },
    },
  };
}

/** Appends imports of what the imports of a chunk import in turn, but for what every start has. */
export function flatten(chunk: Chunk, chunks: readonly Chunk[]): void {
  const start = startOf(chunks);
  const further = [...withImports([chunk], chunks)].filter(
    (each) => each !== chunk && !start.has(each) && !chunk.imports.includes(each.fileName),
  );
  // All chunks lie in one folder.
  const nameOf = ({ fileName }: Chunk): string => fileName.slice(fileName.lastIndexOf('/') + 1);
  chunk.code += further.map((each) => `import"./${nameOf(each)}";\n`).join('');
}
