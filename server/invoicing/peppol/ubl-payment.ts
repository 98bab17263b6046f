import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { postalAddress } from './ubl-parties.ts';
import type { UblElements } from './ubl-xml.ts';

/** UNCL4461: credit transfer, to an account at a bank, and within SEPA. */
const TRANSFER = '30';
const TO_ACCOUNT = '42';
const SEPA = '58';

interface Account {
  readonly means: string;
  readonly id: string;
  readonly branch: string;
}

/**
 * The accounts that it is paid to, each with the reference. Bankgiro and Plusgiro are accounts at a branch of that name
 * (SE-R-011), in digits alone. Between Danes they are written as rules there ask. [PEP10]
 */
export function payment(invoice: InvoiceContent): UblElements {
  const { ocr, number, terms, totals } = invoice;
  const isDanish = [invoice.seller, invoice.buyer].every(({ address }) => address.country === 'DK');
  const accounts = (isDanish ? danish(invoice) : accountsOf(invoice)).filter(
    ({ id }) => id !== '' && totals.payable > 0,
  );
  return {
    'cac:PaymentMeans': accounts.map(({ means, id, branch }) => ({
      'cbc:PaymentMeansCode': means,
      'cbc:PaymentID': ocr || number,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': id,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': branch },
      },
    })),
    'cac:PaymentTerms': { 'cbc:Note': terms.text },
  };
}

const ibanOf = ({ bank }: InvoiceContent): string => bank.iban.replaceAll(/\s/g, '').toUpperCase();

function accountsOf(invoice: InvoiceContent): readonly Account[] {
  const { bank } = invoice;
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return [
    { means: TRANSFER, id: digits(bank.bankgiro), branch: 'SE:BANKGIRO' },
    { means: TRANSFER, id: digits(bank.plusgiro), branch: 'SE:PLUSGIRO' },
    { means: TRANSFER, id: ibanOf(invoice), branch: bank.bic },
  ];
}

/** DK, check digits, registration number, account. */
const DANISH_IBAN = /^DK\d{2}(\d{4})(\d{10})$/;

/**
 * Between Danes a credit transfer has no code of its own (DK-R-005): an account in Denmark is written by its account and
 * registration number, which its IBAN consists of (DK-R-006); one elsewhere as a transfer within SEPA.
 */
function danish(invoice: InvoiceContent): readonly Account[] {
  const iban = ibanOf(invoice);
  const [, branch, id] = DANISH_IBAN.exec(iban) ?? [];
  return id !== undefined && branch !== undefined
    ? [{ means: TO_ACCOUNT, id, branch }]
    : [{ means: SEPA, id: iban, branch: invoice.bank.bic }];
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
