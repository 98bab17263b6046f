/** Where landed costs are listed, written and shown, without the locale. */
export const LANDED_COSTS = '/apps/purchasing/landed-costs';
export const NEW_LANDED_COST = `${LANDED_COSTS}/create`;

export const landedCostPath = (id: string): string => `${LANDED_COSTS}/${id}`;
/** A new one over a receipt. */
export const landOn = (receipt: string): string => `${NEW_LANDED_COST}?receipt=${receipt}`;
