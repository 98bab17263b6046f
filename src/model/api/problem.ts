import { z } from 'zod';

/** The body of every refusal. */
export const problem = z
  .object({
    detail: z.string().describe('A sentence for a person, in the language of Accept-Language (en, sv).'),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    fix: z.object({ kind: z.string(), document: z.string(), type: z.string() }).optional(),
  })
  .meta({
    description: 'Why it was not done.',
    examples: [
      { detail: 'Another product has the SKU BOLT-M8.', code: 'skuTaken', fields: { sku: 'skuTaken' } },
    ],
  });
