/** Where payments are listed, recorded and shown, without the locale. */
export const PAYMENTS = '/apps/sales/payments';
export const RECORD_PAYMENT = `${PAYMENTS}/create`;

export const BANK_FILES = `${PAYMENTS}/bank-files`;

export const paymentPath = (id: string): string => `${PAYMENTS}/${id}`;
