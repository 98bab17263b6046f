import { purchaseOrder } from './areas/purchasing/purchase-order/purchase-order.shared.ts';
import { invoice } from './areas/sales/invoice/invoice.shared.ts';
import { orderConfirmation, quote } from './areas/sales/sales-order/sales-order.shared.ts';
import type { SharedPurpose } from './sharing/shared-purpose.ts';

/** Everything that a link for somebody outside the company may be for, by its name in the log. */
const declared = { orderConfirmation, quote, invoice, purchaseOrder } as const;
export type PurposeName = keyof typeof declared;

export const sharedPurposes: Readonly<Record<PurposeName, SharedPurpose>> = declared;
export const purposeNames = Object.keys(declared) as [PurposeName, ...PurposeName[]]; // never empty

/** What documents of a kind may be shared for. */
export const purposesOf = (kind: string): readonly PurposeName[] =>
  purposeNames.filter((name) => sharedPurposes[name].kind === kind);
