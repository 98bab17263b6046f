import { z } from 'zod';
import { importMapping } from '../data-import/data-import.facts.ts';

/** The first file that waits, as it is before anybody has said how it is read. */
export const tableSample = z.object({
  name: z.string(),
  heads: z.array(z.string()),
  /** Its first lines. */
  lines: z.array(z.array(z.string())),
  /** How it would be read. */
  mapping: importMapping,
});
export type TableSample = z.infer<typeof tableSample>;
