import { readFileSync } from 'node:fs';
import type { Layer, Source } from '../kernel/conform.ts';

const specFile = 'spec-text.md';

/** A row's source: words that stand in the specification. */
export function quoted(quote: string): Source {
  return { file: specFile, quote };
}

export const everyLayer: readonly Layer[] = ['model', 'api', 'browser'];
export const modelAndApi: readonly Layer[] = ['model', 'api'];

/** Quotes that are no longer in the text, as `id: quote`. */
export function driftedQuotes(rows: readonly { id: string; src: Source }[]): string[] {
  const text = flattened(readFileSync(new URL(specFile, import.meta.url), 'utf8'));
  return rows.flatMap(({ id, src }) =>
    'quote' in src && !text.includes(flattened(src.quote)) ? [`${id}: ${src.quote}`] : [],
  );
}

function flattened(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
