import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { postalAddress } from './ubl-parties.ts';
import type { UblElements } from './ubl-xml.ts';

/** UNCL4461: credit transfer. */
const TRANSFER = '30';

/**
 * The accounts that it is paid to, each with the reference. Bankgiro and Plusgiro are accounts at a branch of that name
 * (SE-R-011), in digits alone.
 */
export function payment({ bank, ocr, number, terms, totals }: InvoiceContent): UblElements {
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const accounts = [
    { id: digits(bank.bankgiro), branch: 'SE:BANKGIRO' },
    { id: digits(bank.plusgiro), branch: 'SE:PLUSGIRO' },
    { id: bank.iban.replaceAll(/\s/g, ''), branch: bank.bic },
  ].filter(({ id }) => id !== '' && totals.payable > 0);
  return {
    'cac:PaymentMeans': accounts.map(({ id, branch }) => ({
      'cbc:PaymentMeansCode': TRANSFER,
      'cbc:PaymentID': ocr || number,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': id,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': branch },
      },
    })),
    'cac:PaymentTerms': { 'cbc:Note': terms.text },
  };
}

/** Where its goods went; when, if it was on one day. */
export function delivery({ deliveredOn, deliverTo, buyer }: InvoiceContent): UblElements {
  const { name = '', address } = deliverTo ?? { address: buyer.address };
  return {
    'cac:Delivery': {
      'cbc:ActualDeliveryDate': deliveredOn?.from === deliveredOn?.to ? deliveredOn?.to : undefined,
      'cac:DeliveryLocation': { 'cac:Address': postalAddress(address) },
      'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': name } },
    },
  };
}

/** The days of its deliveries, if they were several. */
export const period = ({ deliveredOn }: InvoiceContent): UblElements =>
  deliveredOn === null || deliveredOn.from === deliveredOn.to
    ? {}
    : { 'cac:InvoicePeriod': { 'cbc:StartDate': deliveredOn.from, 'cbc:EndDate': deliveredOn.to } };
