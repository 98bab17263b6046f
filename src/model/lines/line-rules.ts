import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import type { Reader } from '../engine/reader.ts';
import type { LinePart } from './line-parts.ts';

/** What is refused of one line, told of where that line stands: `lines.2.price`, or `lines.2` of all of it. [LN1] */
function atLine(refusal: Refusal, index: number): Refusal {
  const { code, fields } = refusal;
  const within = Object.entries(fields ?? { '': code });
  const place = (field: string): string => (field === '' ? `lines.${index}` : `lines.${index}.${field}`);
  return {
    ...refusal,
    fields: Object.fromEntries(within.map(([field, said]) => [place(field), said])),
  };
}

/** The first line that is refused. [LN1] */
export function firstRefused<L>(lines: readonly L[], judge: (line: L) => Refusal | null): Refusal | null {
  for (const [index, line] of lines.entries()) {
    const refusal = judge(line);
    if (refusal) return atLine(refusal, index);
  }
  return null;
}

/** Judges line after line: does one of its keys stand on a line before it. [LN3] */
export function repetition(): (...keys: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (...keys) => {
    const repeats = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return repeats;
  };
}

/** A line is of a product of the company. */
export const productIsKnown = (view: Reader, { product }: { readonly product: string }): Refusal | null =>
  view.get('product', product) ? null : onField('unknownProduct', 'product');

/** Parts are of lines that there are. */
export const lineIsThere = (
  lines: readonly { readonly id: string }[],
  { line }: Pick<LinePart, 'line'>,
): Refusal | null => (lines.some(({ id }) => id === line) ? null : onField('unknownLine', 'line'));

/** What a person calls the product of a line. */
export const skuOf = (view: Reader, { product }: { readonly product: string }): string =>
  view.get('product', product)?.sku ?? product;
