import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

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
