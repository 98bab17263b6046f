import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import type { Reader } from '../engine/reader.ts';
import type { LinePart } from './line-parts.ts';

/** A line's refusal with its fields placed at the line of its list: `lines.2.price`, or `lines.2` for the whole line. [LN1] */
export function lineRefusal(refusal: Refusal, index: number, list = 'lines'): Refusal {
  const { code, fields } = refusal;
  const within = Object.entries(fields ?? { '': code });
  const place = (field: string): string => (field === '' ? `${list}.${index}` : `${list}.${index}.${field}`);
  return {
    ...refusal,
    fields: Object.fromEntries(within.map(([field, said]) => [place(field), said])),
  };
}

/** The first refused line's refusal, its fields placed in the list's field. [LN1] */
export function firstRefused<L>(
  lines: readonly L[],
  judge: (line: L) => Refusal | null,
  list = 'lines',
): Refusal | null {
  for (const [index, line] of lines.entries()) {
    const refusal = judge(line);
    if (refusal) return lineRefusal(refusal, index, list);
  }
  return null;
}

/** Returns a check called line by line: true if one of the keys occurred on an earlier line. [LN3] */
export function repetition(): (...keys: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (...keys) => {
    const repeats = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return repeats;
  };
}

/** A line's product must exist in the company. */
export const productIsKnown = (view: Reader, { product }: { readonly product: string }): Refusal | null =>
  view.get('product', product) ? null : onField('unknownProduct', 'product');

/** Parts must refer to existing lines. */
export const lineIsThere = (
  lines: readonly { readonly id: string }[],
  { line }: Pick<LinePart, 'line'>,
): Refusal | null => (lines.some(({ id }) => id === line) ? null : onField('unknownLine', 'line'));

/** The SKU of a line's product, for messages. */
export const skuOf = (view: Reader, { product }: { readonly product: string }): string =>
  view.get('product', product)?.sku ?? product;
