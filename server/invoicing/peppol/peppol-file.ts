import { eInvoiceType, type EInvoiceType } from '#model/areas/sales/invoice/e-invoice-type.ts';
import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { signOf } from '#model/areas/sales/invoice/invoice-sums.ts';
import { amountIn, taxCategory } from './ubl-figures.ts';
import { charges, ublLine } from './ubl-lines.ts';
import { parties } from './ubl-parties.ts';
import { delivery, payment, period } from './ubl-payment.ts';
import { ublDocument, type UblElements } from './ubl-xml.ts';
import { turnedRound } from './turned-round.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * An invoice as a file of Peppol BIS Billing 3 (release 3.0.21 of May 2026, on EN 16931 1.3.16): a UBL 2.1 invoice or
 * credit note. What it lacks is not judged here (`peppolFaults`). [PEP1]
 */
export function peppolFile(content: InvoiceContent): string {
  const type = eInvoiceType(content);
  const isLowered = type.document === 'CreditNote' && content.type === 'corrective';
  const invoice = isLowered ? turnedRound(content) : content;
  const quantity = type.document === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  return ublDocument(type.document, {
    ...head(invoice, type),
    ...period(invoice),
    ...references(invoice),
    ...parties(invoice),
    ...delivery(invoice),
    ...(type.document === 'Invoice' ? payment(invoice) : {}),
    'cac:AllowanceCharge': charges(invoice),
    ...vat(invoice),
    'cac:LegalMonetaryTotal': totals(invoice),
    [`cac:${type.document}Line`]: invoice.lines.map((line, at) => ublLine(line, at + 1, invoice, quantity)),
  });
}

/** The type comes after the last day to pay, which a credit note does not have. */
function head(invoice: InvoiceContent, { document, code }: EInvoiceType): UblElements {
  return {
    'cbc:CustomizationID': SPECIFICATION,
    'cbc:ProfileID': PROFILE,
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issuedOn,
    'cbc:DueDate': document === 'Invoice' ? (invoice.dueOn ?? undefined) : undefined,
    [`cbc:${document}TypeCode`]: code,
    'cbc:Note': invoice.note,
    'cbc:DocumentCurrencyCode': invoice.currency,
    'cbc:TaxCurrencyCode': invoice.vatInCompanyCurrency?.currency,
    'cbc:BuyerReference': invoice.buyerReference,
  };
}

function references({ buyerOrderNumber, ourOrderNumbers, corrects }: InvoiceContent): UblElements {
  const [ours, ...others] = ourOrderNumbers;
  return {
    'cac:OrderReference':
      buyerOrderNumber === ''
        ? undefined
        : { 'cbc:ID': buyerOrderNumber, 'cbc:SalesOrderID': others.length === 0 ? ours : undefined },
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': { 'cbc:ID': corrects?.number, 'cbc:IssueDate': corrects?.issuedOn },
    },
  };
}

/** VAT by category and rate, and once more in all in the company's currency. */
function vat(invoice: InvoiceContent): UblElements {
  const { currency, vatInCompanyCurrency: other } = invoice;
  return {
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': amountIn(currency, invoice.totals.vat),
        'cac:TaxSubtotal': invoice.vat.map((part) => ({
          'cbc:TaxableAmount': amountIn(currency, part.base),
          'cbc:TaxAmount': amountIn(currency, part.amount),
          'cac:TaxCategory': taxCategory(part, part.exemption),
        })),
      },
      ...(other ? [{ 'cbc:TaxAmount': amountIn(other.currency, other.amount) }] : []),
    ],
  };
}

function totals({ currency, lines, charges: charged, totals: sums }: InvoiceContent): UblElements {
  const sumOf = (all: readonly { readonly amount: number }[]): number =>
    all.reduce((sum, { amount }) => sum + amount, 0);
  const unless = (minor: number, isLeftOut: boolean) => (isLeftOut ? undefined : amountIn(currency, minor));
  const [added, taken] = [1, -1].map((sign) => charged.filter((one) => signOf(one) === sign));
  return {
    'cbc:LineExtensionAmount': amountIn(currency, sumOf(lines.map(({ net }) => ({ amount: net })))),
    'cbc:TaxExclusiveAmount': amountIn(currency, sums.net),
    'cbc:TaxInclusiveAmount': amountIn(currency, sums.gross),
    'cbc:AllowanceTotalAmount': unless(sumOf(taken ?? []), !taken?.length),
    'cbc:ChargeTotalAmount': unless(sumOf(added ?? []), !added?.length),
    'cbc:PrepaidAmount': unless(sums.prepaid, sums.prepaid === 0),
    'cbc:PayableRoundingAmount': unless(sums.rounding, sums.rounding === 0),
    'cbc:PayableAmount': amountIn(currency, sums.payable),
  };
}
