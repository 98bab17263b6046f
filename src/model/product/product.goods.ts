import { z } from 'zod';
import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import * as v from '../values/schemas.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';

const millimetres = z.int().min(0).max(100_000);

/** The size of goods, or of what they come in; 0 or absent: not said. */
export const sizeParts = {
  length: millimetres.optional(),
  width: millimetres.optional(),
  height: millimetres.optional(),
};

const isCustomsCode = (code: string): boolean => code === '' || /^\d{6,10}$/.test(code);

/** What customs and other sellers ask of goods; absent in products older than these. */
export const goodsParts = {
  ...sizeParts,
  /** The country that it was made in, ISO 3166-1 alpha-2; null or absent: not said. */
  origin: v.country.nullable().optional(),
  /** The commodity code; empty or absent: not said. [PR28] */
  customsCode: z.string().trim().max(10).refine(isCustomsCode, 'notACustomsCode').optional(),
  /** Products that are offered in its place, the best first. [PR27] */
  substitutes: z.array(v.id).max(20).optional(),
};

type Size = { readonly [K in keyof typeof sizeParts]?: number | undefined };

/** Length, width and height in millimetres; undefined if none is said. */
export function sizeOf({ length = 0, width = 0, height = 0 }: Size): readonly number[] | undefined {
  return length + width + height > 0 ? [length, width, height] : undefined;
}

/** [PR27] Its substitutes are other products of the company, each once. */
export const substitutesFit: Rule<ProductRow, ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const before = new Set(row?.substitutes);
  const seen = new Set<string>();
  for (const [index, one] of ({ ...row, ...data }.substitutes ?? []).entries()) {
    const field = `substitutes.${index}`;
    if (one === id) return onField('substituteItself', field);
    if (seen.has(one)) return onField('substituteTwice', field);
    seen.add(one);
    const product = before.has(one) ? true : view.get('product', one);
    if (!product) return onField('unknownProduct', field);
  }
  return null;
};
