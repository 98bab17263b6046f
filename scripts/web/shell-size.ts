import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { tellFigure } from './tell.ts';
import { startOf, withImports } from './with-imports.ts';

/** Kilobytes (1000 bytes) of compressed JavaScript that a signed-in start may load before its first page's own. */
export const LIMIT = 200;
/** The same for what a company needs with it, whatever the page. */
const COMPANY_LIMIT = 44;

const company = /\/src\/main\/company-session\.ts$/;

/**
 * Limits what every signed-in start loads before its page: everything the entry imports, and the larger catalogue; and
 * what replays a company, which loads along with the page. `SHELL_PARTS=1` prints the composition of the start.
 */
export function shellSize(): Plugin {
  return {
    name: 'shell-size',
    apply: 'build',
    generateBundle: {
      // After the names of styles were put into each chunk.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const start = [...startOf(chunks)];
        const whole = startSize(chunks);
        const parts = start.map((chunk) => `${chunk.name} ${sizeOf(chunk).toFixed(0)}`).join(', ');
        const ofCompany = companySize(chunks);
        const figure = `shell: ${whole.toFixed(1)} kB of compressed JavaScript before the first page's own (limit ${LIMIT}): ${parts}; a company ${ofCompany.toFixed(1)} kB with it (limit ${COMPANY_LIMIT})`;
        if (process.env['SHELL_PARTS']) tellParts(start);
        if (whole > LIMIT || ofCompany > COMPANY_LIMIT) this.error(figure);
        tellFigure(figure);
      },
    },
  };
}

/** What a start loads, in kilobytes. */
export function startSize(chunks: readonly Rolldown.OutputChunk[]): number {
  const catalogues = chunks.filter(({ name }) => name === 'messages');
  return sum([...startOf(chunks)].map(sizeOf)) + Math.max(0, ...catalogues.map(sizeOf));
}

/** What a company needs that no start has loaded, in kilobytes. */
export function companySize(chunks: readonly Rolldown.OutputChunk[]): number {
  const start = startOf(chunks);
  const roots = chunks.filter(({ facadeModuleId }) => company.test(facadeModuleId ?? ''));
  return sum([...withImports(roots, chunks)].filter((chunk) => !start.has(chunk)).map(sizeOf));
}

/** Folders and packages by size, before compression. */
function tellParts(chunks: readonly Rolldown.OutputChunk[]): void {
  const sizes = new Map<string, number>();
  for (const { modules } of chunks)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const place = placeOf(id);
      sizes.set(place, (sizes.get(place) ?? 0) + renderedLength);
    }
  for (const [place, size] of [...sizes].sort(([, a], [, b]) => b - a))
    if (size > 1000) console.log(`${(size / 1000).toFixed(1).padStart(8)} kB ${place}`);
}

const placeOf = (id: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1] ??
  /\/(src\/[^/]+\/?[^/]*)/.exec(id)?.[1] ??
  id;

const sizeOf = ({ code }: Rolldown.OutputChunk): number => gzipSync(code).length / 1000;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);
