import type { SupplierFiguresAnswer } from './supplier-figures.api.ts';

/** How suppliers deliver, as the server works it out. */
export interface SupplierFiguresDesk {
  /** Rejects where the server cannot be reached, or refuses. */
  of(supplier: string): Promise<SupplierFiguresAnswer>;
}
