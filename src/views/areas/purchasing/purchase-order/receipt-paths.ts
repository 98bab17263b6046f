import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import { usePhone } from '#views/ui/use-media-query.ts';

export const receiptPath = (id: string): string => `/apps/purchasing/goods-receipts/${id}`;

/** The address at which goods are received in full screen. */
export const scanPath = (id: string): string => `${receiptPath(id)}?${SCANNING}=yes`;

/** Where goods are received on this device: in full screen on a phone, else at the desk. [RCS11] */
export const useReceivingPath = (): ((id: string) => string) => (usePhone() ? scanPath : receiptPath);
