import { z } from 'zod';
import { importMapping } from '../data-import/data-import.facts.ts';

/** How the tables of a connection are read: columns are found by their heads, in whatever order they come. */
export const tableMapping = z.strictObject({
  ...importMapping.shape,
  heads: z.array(z.string().max(200)).max(200),
});
export type TableMapping = z.infer<typeof tableMapping>;
