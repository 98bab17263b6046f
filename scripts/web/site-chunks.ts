import { gzipSync } from 'node:zlib';

/** Of a built chunk of the site, what is looked at. */
export interface SiteChunk {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The files that a page loads beyond the start of the site, and the messages that it may say. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly said: ReadonlySet<string>;
}

/** Kilobytes (1000 bytes) of compressed JavaScript and CSS that the home page may load. */
export const HOME_LIMIT = 90;

/** Message ids as Lingui makes them; lookalikes are in no catalogue. */
const ID = /["'`]([A-Za-z0-9+/_-]{6})["'`]/g;

/** What a page whose view is in the file `source` (a whole path) loads. */
export function filesOf(chunks: readonly SiteChunk[], source: string): PageFiles {
  const start = startOf(chunks);
  const own = chunks.filter(({ moduleIds }) => moduleIds.includes(source));
  if (own.length === 0) throw new Error(`${source} is in no chunk of the site`);
  const shown = withImports(own, chunks).filter((chunk) => !start.includes(chunk));
  const later = withImports(own, chunks, true);
  return {
    scripts: shown.map(({ fileName }) => fileName),
    styles: shown.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    said: new Set(
      [...start, ...later].flatMap(({ code }) => [...code.matchAll(ID)].map(([, id = '']) => id)),
    ),
  };
}

/** Kilobytes that a page loads: scripts and styles of the start and its own. `textOf` reads a built file. */
export function pageSize(
  chunks: readonly SiteChunk[],
  { scripts, styles }: Pick<PageFiles, 'scripts' | 'styles'>,
  textOf: (file: string) => string,
): number {
  const start = startOf(chunks);
  const all = [
    ...start.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
    ...scripts,
    ...styles,
  ];
  return [...new Set(all)].reduce((sum, file) => sum + gzipSync(textOf(file)).length / 1000, 0);
}

const startOf = (chunks: readonly SiteChunk[]): readonly SiteChunk[] =>
  withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );

/** The chunks with all that they import; with `later`, also what they load when it is used. */
function withImports(
  from: readonly SiteChunk[],
  chunks: readonly SiteChunk[],
  later = false,
): readonly SiteChunk[] {
  const found = new Set(from);
  for (const { imports, dynamicImports } of found)
    for (const name of later ? [...imports, ...dynamicImports] : imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      // The entry itself loads every page.
      if (next && !(later && next.isEntry)) found.add(next);
    }
  return [...found];
}
