import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';

/** The number of a sales order, if the device holds it and this person may see it. */
export function orderNumber({ replica }: CompanyModel, order: string): string | null {
  return ifKnown(() => replica.view.get('salesOrder', order)?.number ?? null, null);
}
