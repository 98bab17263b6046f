import type { Plugin, Rolldown } from 'vite';
import { startOf } from './with-imports.ts';

type Words = Readonly<Record<string, unknown>>;
type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds'>;

const CATALOGUE = /\/src\/i18n\/locales\/([a-z]+)\/messages\.po$/;
/** Message ids as Lingui makes them; lookalikes are in no catalogue. */
const ID = /["'`]([A-Za-z0-9+/_-]{6})["'`]/g;

/**
 * Puts the words used by each chunk that is not loaded at start before its own code, in every language (i18n.ts takes
 * them); the catalogue keeps those of the start. So a page brings its own words, and no other page's.
 */
export function pageWords(): Plugin {
  const catalogues = new Map<string, Words>();
  const said = new Map<string, readonly string[]>();
  const saidIn = ({ moduleIds }: Chunk): string[] => moduleIds.flatMap((id) => said.get(id) ?? []);
  /** The same for every chunk of a build. */
  let start: ReadonlySet<Chunk> | undefined;
  return {
    name: 'page-words',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const locale = CATALOGUE.exec(id)?.[1];
      if (locale === undefined) said.set(id, idsIn(code));
      else catalogues.set(locale, wordsIn(code));
    },
    renderStart: () => void (start = undefined),
    renderChunk(code, chunk, _options, meta) {
      start ??= startOf(Object.values(meta.chunks));
      const locale = CATALOGUE.exec(chunk.moduleIds.at(-1) ?? '')?.[1];
      if (locale !== undefined) {
        const words = wordsOf(catalogues.get(locale) ?? {}, [...start].flatMap(saidIn));
        return { code: `const messages = ${literal(words)};\nexport { messages };\n`, map: null };
      }
      if ([...start].some(({ fileName }) => fileName === chunk.fileName)) return null;
      const own = [...catalogues].map(([name, words]) => [name, wordsOf(words, saidIn(chunk))] as const);
      if (own.every(([, words]) => Object.keys(words).length === 0)) return null;
      return { code: `${before(Object.fromEntries(own))}\n${code}`, map: null };
    },
  };
}

const idsIn = (code: string): string[] => [...code.matchAll(ID)].flatMap(([, id]) => id ?? []);

/** A compiled catalogue: `JSON.parse("…")`. */
function wordsIn(code: string): Words {
  const text = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
  if (text === undefined) throw new Error('a catalogue is compiled otherwise than it was');
  return JSON.parse(JSON.parse(text) as string) as Words;
}

const wordsOf = (words: Words, ids: readonly string[]): Words =>
  Object.fromEntries([...new Set(ids)].flatMap((id) => (id in words ? [[id, words[id]]] : [])).sort());

const literal = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const before = (words: Readonly<Record<string, Words>>): string =>
  `(globalThis.lagraWords ??= []).push(${literal(words)});`;

/** The code of a built chunk without the words put before it. */
export const withoutWords = (code: string): string => code.replace(BEFORE, '');
/** As it appears after minification. */
const BEFORE =
  /\(globalThis\.lagraWords ?\?\?= ?\[\]\)\.push\(JSON\.parse\((?:`[^`]*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)\);?\s*/;
