import { z } from 'zod';

/** The server writes entries from its own facts: only the frame is checked. */
export const page = z.object({
  entries: z.array(z.looseObject({ id: z.string() })),
  next: z.string().nullable(),
});
export const check = z.object({ check: z.looseObject({ at: z.string(), checked: z.int() }).nullable() });
