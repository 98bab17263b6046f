import type { InvoiceContent } from './invoice-content.ts';

const GERMANY = 'DE';

/** How an invoice is sent: as an invoice or a credit note of UBL, with a code of UNTDID 1001. */
export interface EInvoiceType {
  readonly document: 'Invoice' | 'CreditNote';
  readonly code: '380' | '381' | '384';
}

/**
 * A corrective invoice that lowers what was owed is sent as a credit note, any other one as an invoice with a reference to
 * the one before it: the code for corrected invoices is for those between German organisations alone
 * (PEPPOL-EN16931-P0112).
 */
export function eInvoiceType({
  type,
  totals,
  seller,
  buyer,
}: Pick<InvoiceContent, 'type' | 'totals' | 'seller' | 'buyer'>): EInvoiceType {
  const isCredit = type === 'creditNote' || (type === 'corrective' && totals.gross < 0);
  if (isCredit) return { document: 'CreditNote', code: '381' };
  const isGerman = [seller, buyer].every(({ address }) => address.country === GERMANY);
  return { document: 'Invoice', code: type === 'corrective' && isGerman ? '384' : '380' };
}
