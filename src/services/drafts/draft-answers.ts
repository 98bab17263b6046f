import { z } from 'zod';

export const draft = z.object({
  form: z.string(),
  value: z.unknown(),
  base: z.unknown(),
  version: z.int(),
  at: z.string(),
});
export const answer = z.object({ drafts: z.array(draft) });
export const done = z.object({ form: z.string() });
