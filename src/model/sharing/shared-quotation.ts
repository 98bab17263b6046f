import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** What a supplier has answered to a request for quotation, for that supplier alone. */
export const sharedQuotation = z.object({
  /** What it asks in, unless it says otherwise. */
  currency: v.currency,
  /** The last day that answers are asked for; null: none. */
  answerBy: z.string().nullable(),
  /** Null: it has not answered, or has declined since. */
  answered: z
    .object({
      at: v.moment,
      reference: z.string(),
      validUntil: z.string().nullable(),
      freight: z.int().nullable(),
      note: z.string(),
      files: z.array(z.string()),
      lines: z.array(
        z.object({
          line: z.string(),
          /** Ten-thousandths of the currency for one pack; null: it does not offer this line. */
          price: z.int().nullable(),
          /** Thousandths of the stock unit in one pack. */
          pack: z.int(),
          code: z.string(),
          minimum: z.int(),
          multiple: z.int().nullable(),
          leadDays: z.int().nullable(),
        }),
      ),
    })
    .nullable(),
  declinedAt: v.moment.nullable(),
});
export type SharedQuotation = z.infer<typeof sharedQuotation>;
