export const BILLS = '/apps/purchasing/bills';
export const NEW_BILL = `${BILLS}/create`;
export const billPath = (id: string): string => `${BILLS}/${id}`;
