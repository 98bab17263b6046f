import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** Goods delivered again for those that came back; `id` is that of the new line, `of` the line they were sold on. */
export const replacedGoods = z.strictObject({
  return: v.id,
  lines: z.array(z.strictObject({ id: v.id, of: v.id, quantity: v.quantity })),
  /** Goods that are sold instead of those that came back; without it, none. */
  sold: z
    .array(
      z.strictObject({
        id: v.id,
        product: v.id,
        quantity: v.quantity,
        price: v.unitPrice.nullable(),
        discount: v.percent.optional(),
      }),
    )
    .optional(),
});
export type ReplacedGoods = z.infer<typeof replacedGoods>;
