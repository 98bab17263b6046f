import type { Plugin, Rolldown } from 'vite';

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
  const byName = new Map(chunks.map((each) => [each.fileName, each]));
  const started = withImports(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    byName,
  );
  const needed = withImports(chunk.imports, byName);
  const known = new Set([...started, ...chunk.imports, chunk.fileName]);
  const further = [...needed].filter((name) => !known.has(name));
  // All chunks lie in one folder.
  chunk.code += further.map((name) => `import"./${name.slice(name.lastIndexOf('/') + 1)}";\n`).join('');
}

function withImports(names: readonly string[], byName: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  return found;
}
