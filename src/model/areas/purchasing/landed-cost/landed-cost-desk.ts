import type { LandedPreview } from './landed-cost.api.ts';
import type { LandedCostForm } from './landed-cost.facts.ts';

/** What landed costs would do, as the server works it out. */
export interface LandedCostDesk {
  /** Rejects where the server cannot be reached, or refuses. */
  preview(form: LandedCostForm): Promise<LandedPreview>;
}
