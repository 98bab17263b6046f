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

/** The scripts that a page loads, the entry first; its styles, and the messages that it may say. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly said: ReadonlySet<string>;
}

/** Kilobytes (1000 bytes) of compressed JavaScript and CSS that the home page may load. */
export const HOME_LIMIT = 90;

/** Message ids as Lingui makes them; lookalikes are in no catalogue. */
const ID = /["'`]([A-Za-z0-9+/_-]{6})["'`]/g;

/** The file of a part of articles: loaded where the article has it. */
const PART = /\/article\/(\w+)-part\.tsx$/;

/** What a page loads whose view is in the file `source` (a whole path); `parts`: those of the article that it shows. */
export function filesOf(
  chunks: readonly SiteChunk[],
  source: string,
  parts: readonly string[] = [],
): PageFiles {
  const start = startOf(chunks);
  const own = chunks.filter(({ moduleIds }) => moduleIds.includes(source));
  if (own.length === 0) throw new Error(`${source} is in no chunk of the site`);
  const drawn = chunks.filter((chunk) => partsIn(chunk).some((part) => parts.includes(part)));
  const there = chunks.filter((chunk) => partsIn(chunk).length === 0 || drawn.includes(chunk));
  const shown = withImports(own, chunks).filter((chunk) => !start.includes(chunk));
  const later = withImports(own, there, true);
  return {
    scripts: [...start, ...shown].map(({ fileName }) => fileName),
    styles: stylesOf([...start, ...shown, ...withImports(drawn, chunks)]),
    said: new Set(
      [...start, ...later].flatMap(({ code }) => [...code.matchAll(ID)].map(([, id = '']) => id)),
    ),
  };
}

const partsIn = ({ moduleIds }: SiteChunk): readonly string[] =>
  moduleIds.flatMap((id) => PART.exec(id)?.[1] ?? []);

const stylesOf = (chunks: readonly SiteChunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** Kilobytes of scripts and styles that a page loads. `textOf` reads a built file. */
export const pageSize = (
  { scripts, styles }: Pick<PageFiles, 'scripts' | 'styles'>,
  textOf: (file: string) => string,
): number => [...scripts, ...styles].reduce((sum, file) => sum + gzipSync(textOf(file)).length / 1000, 0);

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
