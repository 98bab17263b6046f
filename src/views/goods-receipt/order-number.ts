import type { CompanyModel } from '#model/engine/company-model.ts';
import { Miss } from '#model/engine/miss.ts';

/** The number of a sales order, if the device holds it and this person may see it. */
export function orderNumber({ replica }: CompanyModel, order: string): string | null {
  try {
    return replica.view.get('salesOrder', order)?.number ?? null;
  } catch (error) {
    if (error instanceof Miss) return null;
    throw error;
  }
}
