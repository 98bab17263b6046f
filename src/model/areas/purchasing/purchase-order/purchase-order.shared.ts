import { z } from 'zod';
import { sharedLineOf } from '#model/sharing/shared-line.ts';
import { defineSharedPurpose } from '#model/sharing/shared-purpose.ts';
import * as v from '#model/values/schemas.ts';
import type { Acknowledgement, PurchaseOrderRow } from './purchase-order.facts.ts';
import { commercialOf, isUnplaced } from './purchase-order.kind.ts';

/** What a supplier confirms by a link: their own number, quantities and days, and no prices. */
const confirmation = z.strictObject({
  theirReference: z.string().trim().max(100),
  lines: z
    .array(
      z.strictObject({
        line: v.id,
        quantity: v.quantity.optional(),
        promisedOn: v.day.nullable().optional(),
      }),
    )
    .max(1000),
});

/** A purchase order for the supplier, who confirms it, or asks about it. [LNK4] */
export const purchaseOrder = defineSharedPurpose<PurchaseOrderRow>({
  kind: 'purchaseOrder',
  days: 60,
  asksToConfirm: false,
  acts: {
    acknowledge: {
      schema: confirmation,
      command: 'acknowledge',
      permission: 'purchaseOrder.edit',
      dataOf: (sent: z.infer<typeof confirmation>): Acknowledgement => sent,
    },
  },
  isShown: (row) => !isUnplaced(row),
  isCancelled: (row) => commercialOf(row) === 'cancelled',
  partyOf: (view, { supplier: id }) =>
    id === null ? null : { id, name: view.get('supplier', id)?.name ?? '' },
  linesOf: (view, row, language) =>
    row.lines.map((line) => sharedLineOf(view, line, row.expectedOn, language)),
});
