import type { EBill, EBillLine, EBillParty, ReadBill } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { isCurrency, lineAmount } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { MOST_AMOUNT, MOST_PRICE, MOST_QUANTITY } from '#model/values/schemas.ts';
import { allAt, textAt, type XmlElement } from '../xml/xml-elements.ts';
import { UblFields } from './ubl-fields.ts';

/** Basis points. */
const WHOLE = 10_000;
const UNIT = 1000;
/** Characters of an IBAN (ISO 13616); a giro has fewer. */
const LONGEST_ACCOUNT = 34;

/**
 * What an e-invoice says as a bill, or all that cannot be read of it: EN 16931 in UBL 2.1, as Peppol BIS Billing 3 writes it.
 * @param root its document, with what stands below it
 */
export function ublBill(root: XmlElement): Pick<ReadBill, 'bill' | 'faults'> {
  const fields = new UblFields();
  const isCredit = root.name === 'CreditNote';
  const currency = fields.required(root, 'DocumentCurrencyCode', 'currency');
  if (currency !== '' && !isCurrency(currency)) fields.fault('currency', 'eBillCurrency', root);
  const billedOn = fields.day(root, 'IssueDate', 'billedOn');
  if (textAt(root, 'IssueDate') === '') fields.fault('billedOn', 'required', root);
  const lines = [...linesOf(root, fields), ...chargesOf(root, fields)];
  const means = meansOf(root);
  const bill = {
    type: isCredit ? ('creditNote' as const) : ('bill' as const),
    number: fields.required(root, 'ID', 'supplierNumber').slice(0, 100),
    billedOn: billedOn ?? '',
    dueOn: fields.day(root, 'DueDate', 'dueOn') ?? fields.day(root, 'PaymentMeans/PaymentDueDate', 'dueOn'),
    currency: currency as EBill['currency'], // one that is not known is a fault above
    supplier: partyOf(root, 'AccountingSupplierParty'),
    buyer: partyOf(root, 'AccountingCustomerParty'),
    order: cut(textAt(root, 'OrderReference/ID')),
    corrects: cut(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')),
    vatCategories: [
      ...new Set(
        allAt(root, 'TaxTotal/TaxSubtotal/TaxCategory/ID').map(({ text }) => text.trim().slice(0, 10)),
      ),
    ].slice(0, 20),
    ...means,
    note: cut(textAt(root, 'Note')),
    lines,
    stated: sumsOf(root, fields, currency),
  };
  if (bill.supplier.name === '') fields.fault('supplier', 'required', root);
  if (lines.length === 0) fields.fault('lines', 'noLines', root);
  return fields.faults.length > 0 ? { bill: null, faults: fields.faults } : { bill, faults: [] };
}

const cut = (text: string): string => text.slice(0, 1000);

const amount = (field: string) => ({ field, digits: 2, most: MOST_AMOUNT });

function sumsOf(root: XmlElement, fields: UblFields, currency: string): EBill['stated'] {
  const [total] = allAt(root, 'LegalMonetaryTotal');
  if (!total) {
    fields.fault('stated.payable', 'required', root);
    return { net: 0, vat: 0, rounding: 0, payable: 0 };
  }
  if (textAt(total, 'PayableAmount') === '') fields.fault('stated.payable', 'required', total);
  // A second sum of VAT is in the currency of the books.
  const taxes = allAt(root, 'TaxTotal').filter((tax) => {
    const [sum] = allAt(tax, 'TaxAmount');
    return (sum?.attributes['currencyID'] ?? currency) === currency;
  });
  return {
    net: fields.scaled(total, 'TaxExclusiveAmount', amount('stated.net')),
    vat: fields.within(
      taxes.reduce((sum, tax) => sum + fields.scaled(tax, 'TaxAmount', amount('stated.vat')), 0),
      'stated.vat',
      { most: MOST_AMOUNT, element: total },
    ),
    rounding: fields.scaled(total, 'PayableRoundingAmount', amount('stated.rounding')),
    payable: fields.scaled(total, 'PayableAmount', amount('stated.payable')),
  };
}

function partyOf(root: XmlElement, name: string): EBillParty {
  const [party] = allAt(root, `${name}/Party`);
  if (!party) return { name: '', vatNumber: '', organisationNumber: '' };
  const vat = allAt(party, 'PartyTaxScheme').find((scheme) => textAt(scheme, 'TaxScheme/ID') === 'VAT');
  return {
    name: cut(textAt(party, 'PartyName/Name', 'PartyLegalEntity/RegistrationName')),
    vatNumber: vat ? cut(textAt(vat, 'CompanyID')) : '',
    organisationNumber: cut(textAt(party, 'PartyLegalEntity/CompanyID')),
  };
}

/** The account that it asks to be paid to: a bankgiro before a plusgiro, and those before an IBAN. */
function meansOf(root: XmlElement): Pick<EBill, 'payTo' | 'paymentReference'> {
  const means = allAt(root, 'PaymentMeans').flatMap((one) => {
    const account = textAt(one, 'PayeeFinancialAccount/ID').replaceAll(/\s/g, '');
    const branch = textAt(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID');
    // A part of what is too long is the account of somebody else.
    return account === '' || account.length > LONGEST_ACCOUNT
      ? []
      : [{ payTo: payeeOf(account, branch), reference: textAt(one, 'PaymentID') }];
  });
  const order = ['bankgiro', 'plusgiro', 'iban'];
  const [first] = means.toSorted((a, b) => order.indexOf(a.payTo.type) - order.indexOf(b.payTo.type));
  return {
    payTo: first?.payTo ?? null,
    paymentReference: (first?.reference ?? textAt(root, 'PaymentMeans/PaymentID')).slice(0, 140),
  };
}

/** A bankgiro and a plusgiro are accounts at a branch of that name (SE-R-011). */
function payeeOf(account: string, branch: string): NonNullable<EBill['payTo']> {
  const digits = account.replaceAll(/\D/g, '');
  if (branch === 'SE:BANKGIRO')
    return { type: 'bankgiro', account: `${digits.slice(0, -4)}-${digits.slice(-4)}`, bic: '' };
  if (branch === 'SE:PLUSGIRO')
    return { type: 'plusgiro', account: `${digits.slice(0, -1)}-${digits.slice(-1)}`, bic: '' };
  return { type: 'iban', account, bic: branch.slice(0, 11) };
}

const linesOf = (root: XmlElement, fields: UblFields): EBillLine[] =>
  [...allAt(root, 'InvoiceLine'), ...allAt(root, 'CreditNoteLine')].map((line, at) =>
    lineOf(line, at, fields),
  );

function lineOf(line: XmlElement, at: number, fields: UblFields): EBillLine {
  const field = (name: string): string => `lines.${at}.${name}`;
  const [counted] = [...allAt(line, 'InvoicedQuantity'), ...allAt(line, 'CreditedQuantity')];
  const path = counted?.name ?? 'InvoicedQuantity';
  if (textAt(line, 'LineExtensionAmount') === '') fields.fault(field('amount'), 'required', line);
  const quantity = fields.scaled(line, path, {
    field: field('quantity'),
    digits: 3,
    rounds: true,
    most: MOST_QUANTITY,
  });
  const net = fields.scaled(line, 'LineExtensionAmount', amount(field('amount')));
  const item = allAt(line, 'Item')[0] ?? line;
  return {
    sellerCode: cut(textAt(item, 'SellersItemIdentification/ID')).slice(0, 100),
    buyerCode: cut(textAt(item, 'BuyersItemIdentification/ID')).slice(0, 100),
    gtin: gtinOf(item),
    name: cut(textAt(item, 'Name', 'Description') || textAt(line, 'Note')),
    quantity: Math.abs(quantity),
    unitCode: cut(counted?.attributes['unitCode'] ?? ''),
    ...pricedOf(line, fields, { field: field('price'), quantity, net }),
    amount: net,
    vatRate: rateOf(item, 'ClassifiedTaxCategory', field('vatRate'), fields),
  };
}

/** ISO 6523: GTIN. */
const GTIN = '0160';

function gtinOf(item: XmlElement): string {
  const [id] = allAt(item, 'StandardItemIdentification/ID');
  return id?.attributes['schemeID'] === GTIN ? id.text.trim().slice(0, 14) : '';
}

const rateOf = (of: XmlElement, category: string, field: string, fields: UblFields): number =>
  fields.scaled(of, `${category}/Percent`, { field, digits: 2, rounds: true, most: WHOLE, least: 0 });

interface Priced {
  readonly field: string;
  readonly quantity: number;
  readonly net: number;
}

/**
 * The price of one and the discount that a line comes to its net amount by; where they do not, or more is charged on the
 * line, the price that does. A quantity below zero is a price below zero.
 */
function pricedOf(
  line: XmlElement,
  fields: UblFields,
  { field, quantity, net }: Priced,
): Pick<EBillLine, 'price' | 'discount'> {
  const written = fields.scaled(line, 'Price/PriceAmount', {
    field,
    digits: 4,
    rounds: true,
    most: MOST_PRICE,
  });
  const per = fields.scaled(line, 'Price/BaseQuantity', {
    field,
    digits: 3,
    rounds: true,
    most: MOST_QUANTITY,
  });
  const fitting = (price: number): number => fields.within(price, field, { most: MOST_PRICE, element: line });
  const price = fitting((per === 0 ? written : multiplyDivide(written, UNIT, per)) * (quantity < 0 ? -1 : 1));
  const size = Math.abs(quantity);
  const gross = lineAmount(size, price);
  if (Math.abs(gross - net) <= 1 || size === 0) return { price, discount: 0 };
  const discount = gross === 0 ? -1 : multiplyDivide(gross - net, WHOLE, gross);
  const isDiscount =
    discount > 0 && discount <= WHOLE && Math.abs(lineAmount(size, price, discount) - net) <= 1;
  const hasAllowance = allAt(line, 'AllowanceCharge').length > 0;
  if (isDiscount && hasAllowance) return { price, discount };
  // What the supplier adds or takes off on the line is in its price; a wrong sum stays one.
  return { price: hasAllowance ? fitting(multiplyDivide(net, 100 * UNIT, size)) : price, discount: 0 };
}

/** Charges and discounts on the whole as lines of their own. */
function chargesOf(root: XmlElement, fields: UblFields): EBillLine[] {
  return allAt(root, 'AllowanceCharge').map((charge, at) => {
    const field = `charges.${at}.amount`;
    const isCharge = textAt(charge, 'ChargeIndicator') === 'true';
    const sum = fields.scaled(charge, 'Amount', amount(field)) * (isCharge ? 1 : -1);
    return {
      sellerCode: '',
      buyerCode: '',
      gtin: '',
      name: cut(textAt(charge, 'AllowanceChargeReason', 'AllowanceChargeReasonCode')),
      quantity: UNIT,
      unitCode: '',
      price: fields.within(sum * 100, field, { most: MOST_PRICE, element: charge }),
      discount: 0,
      amount: sum,
      vatRate: rateOf(charge, 'TaxCategory', field, fields),
    };
  });
}
