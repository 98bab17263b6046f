import { z } from 'zod';
import { reservePolicies } from '#model/values/reserve-policies.ts';

/** What is set of when goods are reserved; null or absent: whoever decides more widely does. [SO62] */
export const reserveShape = {
  reserve: z.enum(reservePolicies).nullable().optional(),
  /** Days before the promised day, for `daysBefore` alone; null or absent: the usual seven. */
  reserveDays: z.int().min(1).max(365).nullable().optional(),
};
