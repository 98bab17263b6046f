import { participantIn, type Participant } from '#model/checks/participant-number.ts';
import type { InvoiceParty } from './invoice-content.ts';
import { registeredNumber } from './registered-number.ts';

interface Addressed {
  readonly eInvoiceAddress?: string | undefined;
}

/** Where a customer takes e-invoices; null: it does not. [INV11] */
export const buyerEndpoint = ({ eInvoiceAddress = '' }: Addressed): Participant | null =>
  participantIn(eInvoiceAddress);

/** Where a company's e-invoices come from: the address that it has, else its organisation number. [INV11] */
export function sellerEndpoint({
  eInvoiceAddress = '',
  ...company
}: Addressed & Pick<InvoiceParty, 'organisationNumber' | 'address'>): Participant | null {
  const { scheme, id } = registeredNumber(company);
  const registered = scheme === null || id === '' ? null : { scheme, id };
  return participantIn(eInvoiceAddress) ?? registered;
}
