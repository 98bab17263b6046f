import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** How a company judges what suppliers bill. [SBL4] */
export const billPolicy = z.strictObject({
  /** Basis points of what was expected by which a price may differ and still agree. */
  tolerance: v.percent,
  /** Most that such a difference may come to, minor units of the company's currency; null: however much. */
  toleranceValue: v.amount.nullable(),
  /** Whether who entered or matched a bill may approve it too, as where nobody else is there to. [SBL7] */
  ownApproval: z.boolean(),
  /** The first day whose receipts are in the books as goods that are not billed yet; null: none are. [SBL12] */
  since: v.day.nullable(),
});
export type BillPolicy = z.infer<typeof billPolicy>;

/** What holds where a company has no settings of its own. */
export const usualBills: BillPolicy = {
  tolerance: 200,
  toleranceValue: 100_00,
  ownApproval: false,
  since: null,
};
