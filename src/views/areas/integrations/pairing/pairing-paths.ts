/** The address of pairings, and of one. */
export const PAIRINGS = '/apps/integrations/master-sync';
export const pairingPath = (id: string): string => `${PAIRINGS}/${id}`;
