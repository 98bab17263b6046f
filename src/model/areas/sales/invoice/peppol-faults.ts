import type { Refusal } from '#model/engine/envelope.ts';
import { isCountry } from '#model/values/countries.ts';
import { vatNumberAsWritten } from '#model/vat/vat-number-form.ts';
import type { InvoiceContent, InvoiceLine, InvoiceParty, Taxed } from './invoice-content.ts';
import { missingContents, uncharged, when } from './missing-contents.ts';
import { isNorwegian, isNumberOf, isScheme } from '#model/checks/participant-number.ts';
import { registeredNumber } from './registered-number.ts';
import { sumFaults } from './sum-faults.ts';

/**
 * All that keeps an invoice from being sent by Peppol, each with the field to mend: what the law asks for, sums, and each
 * fatal rule of Peppol BIS Billing 3.0.21 and of EN 16931 1.3.16 that what an invoice says can break. Rules that the file
 * keeps whatever it says (its form, its codes) are not asked. [INV9]
 */
export const peppolFaults = (invoice: InvoiceContent): readonly Refusal[] => [
  ...missingContents(invoice),
  ...sumFaults(invoice),
  ...references(invoice),
  ...countries(invoice),
  ...countryRules(invoice),
  ...rulesOfSeller(invoice),
  ...(['seller', 'buyer'] as const).flatMap((who) => party(who, invoice[who])),
  ...sellerNumbers(invoice),
  ...invoice.lines.flatMap((line, at) => priced(line, at)),
  ...taxes(invoice),
];

/** PEPPOL-EN16931-R003, BR-IC-11. */
const references = (invoice: InvoiceContent): Refusal[] => [
  ...when(
    invoice.buyerReference.trim() === '' && invoice.buyerOrderNumber.trim() === '',
    'buyerReferenceMissing',
    'buyerReference',
  ),
  ...when(
    invoice.type === 'creditNote' && invoice.deliveredOn === null && isTaxedAs(invoice, 'K'),
    'deliveredOnMissing',
    'deliveredOn',
  ),
];

const isTaxedAs = ({ vat }: InvoiceContent, asked: Taxed['category']): boolean =>
  vat.some(({ category }) => category === asked);

/** BR-CL-14. */
const countries = ({ seller, buyer, deliverTo }: InvoiceContent): Refusal[] =>
  Object.entries({ seller, buyer, deliverTo }).flatMap(([who, of]) =>
    when(of !== null && !isCountry(of.address.country), 'countryUnknown', `${who}.address`),
  );

const greek: ReadonlySet<string> = new Set(['GR', 'EL']);
const GERMANY = 'DE';

/** What cannot be written here: the MARK of Greek invoices (GR-R-001, GR-R-004), and what Germans ask of each other. */
function countryRules({ seller, buyer }: InvoiceContent): Refusal[] {
  const isGreek = [seller.address.country, vatPrefix(seller)].some((one) => greek.has(one));
  const isGerman = [seller, buyer].every(({ address }) => address.country === GERMANY);
  return [
    ...when(isGreek, 'eInvoiceMarkMissing', 'seller.address'),
    ...when(isGerman, 'eInvoiceCountryRules', 'seller.address', { country: GERMANY }),
  ];
}

/**
 * Those of the Netherlands, Iceland, Italy and Denmark: NL-R-002 to R-008, IS-R-002 to R-005, IT-R-002 to R-004, DK-R-002,
 * DK-R-014. A Danish buyer pays a Danish seller to an account with an IBAN: Bankgiro and Plusgiro are none there (DK-R-005).
 */
function rulesOfSeller({ seller, buyer, bank, totals, type }: InvoiceContent): Refusal[] {
  const country = ['NL', 'IS', 'IT', 'DK'].find(
    (one) => seller.address.country === one || vatPrefix(seller) === one,
  );
  if (country === undefined) return [];
  const isAtHome = country !== 'IT' && buyer.address.country === country;
  const postcode = (who: 'seller' | 'buyer', { address }: InvoiceParty) =>
    when(address.postcode.trim() === '', 'eInvoicePostcodeMissing', `${who}.address`);
  const number = (who: 'seller' | 'buyer', { organisationNumber }: InvoiceParty) =>
    when(organisationNumber.trim() === '', 'organisationNumberMissing', `${who}.organisationNumber`);
  const accounts = [bank.bankgiro, bank.plusgiro, bank.iban];
  const isOwed = type !== 'creditNote' && totals.payable > 0;
  const lacksAccount = isOwed && accounts.every((one) => one === '');
  return [
    ...(country === 'DK' ? number('seller', seller) : postcode('seller', seller)),
    ...(isAtHome && country !== 'DK' ? postcode('buyer', buyer) : []),
    ...(country === 'IS' ? number('seller', seller) : []),
    ...(country === 'IS' && isAtHome ? number('buyer', buyer) : []),
    ...when(country === 'NL' && lacksAccount, 'sellerAccountMissing', 'seller.bank'),
    ...when(country === 'DK' && isAtHome && isOwed && bank.iban === '', 'sellerIbanMissing', 'seller.bank'),
  ];
}

const vatPrefix = ({ vatNumber }: InvoiceParty): string => vatNumberAsWritten(vatNumber).slice(0, 2);

/** PEPPOL-EN16931-R010, R020, CL008; PEPPOL-COMMON-R040 to R053; BR-CO-09. */
function party(who: 'seller' | 'buyer', of: InvoiceParty): Refusal[] {
  const { scheme, id } = registeredNumber(of);
  const { endpoint } = of;
  const at = `${who}.endpoint`;
  const missing = who === 'seller' ? 'sellerEndpointMissing' : 'buyerEndpointMissing';
  return [
    ...(endpoint === null
      ? when(true, missing, at)
      : isScheme(endpoint.scheme)
        ? when(!isNumberOf(endpoint.scheme, endpoint.id), 'endpointNumberUnfit', at, { ...endpoint })
        : when(true, 'endpointSchemeUnknown', at, { scheme: endpoint.scheme })),
    ...when(
      id !== '' && scheme !== null && !isNumberOf(scheme, id),
      'eInvoiceOrganisationNumberUnfit',
      `${who}.organisationNumber`,
    ),
    ...when(
      of.vatNumber !== '' && !/^[A-Z]{2}/.test(vatPrefix(of)),
      'eInvoiceVatNumberUnfit',
      `${who}.vatNumber`,
    ),
  ];
}

/** BR-CO-26, SE-R-001, SE-R-002, NO-R-001. */
function sellerNumbers({ seller, vat }: InvoiceContent): Refusal[] {
  const number = vatNumberAsWritten(seller.vatNumber);
  const isSwedish = seller.address.country === 'SE' && number.startsWith('SE');
  const isUnfit =
    (isSwedish && !/^SE\d{12}$/.test(number)) ||
    (number.startsWith('NO') && !(/^NO\d{9}MVA$/.test(number) && isNorwegian(number.slice(2, 11))));
  const isOutside = vat.some(({ category }) => category === 'O');
  const isUnknown = seller.organisationNumber === '' && (seller.vatNumber === '' || isOutside);
  return [
    ...when(isUnfit, 'eInvoiceVatNumberUnfit', 'seller.vatNumber'),
    ...when(isUnknown, 'sellerUnidentified', 'seller.organisationNumber'),
  ];
}

/** BR-27. */
const priced = ({ price }: InvoiceLine, at: number): Refusal[] =>
  when(price < 0, 'invoicePriceBelowZero', `lines.${at}.price`);

/** The rates of Sweden, basis points. */
const ofSweden: ReadonlySet<number> = new Set([2500, 1200, 600]);
/** The categories of codes that stand for one alone (PEPPOL-EN16931-P0104 to P0111). */
const categoryOf: Readonly<Record<string, Taxed['category']>> = {
  'VATEX-EU-G': 'G',
  'VATEX-EU-O': 'O',
  'VATEX-EU-IC': 'K',
  'VATEX-EU-AE': 'AE',
  'VATEX-EU-D': 'E',
  'VATEX-EU-F': 'E',
  'VATEX-EU-I': 'E',
  'VATEX-EU-J': 'E',
};
const EXEMPTION = /^VATEX-(EU|FR)-[A-Z0-9-]+$/;

/** BR-S-05, BR-Z-05 and those of the other categories; BR-S-10; BR-O-11; SE-R-006. */
function taxes(invoice: InvoiceContent): Refusal[] {
  const { vat, seller } = invoice;
  const isOfSweden =
    seller.address.country === 'SE' && vatPrefix(seller) === 'SE' && !isTaxedAs(invoice, 'O');
  return [
    ...vat.flatMap(({ category, rate, exemption }, at) => [
      ...when((category === 'S') !== rate > 0, 'vatRateUnfit', `vat.${at}.rate`),
      ...when(
        isOfSweden && category === 'S' && rate > 0 && !ofSweden.has(rate),
        'vatRateNotSwedish',
        `vat.${at}.rate`,
      ),
      ...when(!isExemptionFit(category, exemption), 'exemptionCodeUnfit', `vat.${at}.exemption`),
    ]),
    ...when(isTaxedAs(invoice, 'O') && vat.length > 1, 'outsideOfVatMixed', 'vat'),
  ];
}

function isExemptionFit(
  category: Taxed['category'],
  exemption: InvoiceContent['vat'][number]['exemption'],
): boolean {
  if (exemption === null) return true;
  if (!uncharged.has(category)) return false;
  const { code } = exemption;
  return code === '' || (EXEMPTION.test(code) && (categoryOf[code] ?? category) === category);
}
