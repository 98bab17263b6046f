import { previewLandedCost } from '#model/areas/purchasing/landed-cost/landed-cost.api.ts';
import type { LandedCostDesk } from '#model/areas/purchasing/landed-cost/landed-cost-desk.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What landed costs of a company would do, over HTTP. */
export const landedCostCalls = (http: HttpClient, company: number): LandedCostDesk => ({
  preview: (body) => http.call(previewLandedCost, { params: { company }, body }),
});
