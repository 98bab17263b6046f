import type { InvoiceContent, InvoiceParty } from '#model/areas/sales/invoice/invoice-content.ts';
import { registeredNumber } from '#model/areas/sales/invoice/registered-number.ts';
import { vatNumberAsWritten } from '#model/vat/vat-number-form.ts';
import type { Address } from '#model/values/schemas.ts';
import { VAT } from './ubl-figures.ts';
import type { UblElements } from './ubl-xml.ts';

/** What approved sellers say in Sweden, in these words alone (SE-R-005). */
const F_TAX = 'Godkänd för F-skatt';

/** The seller and the buyer. Where an invoice is outside of VAT, neither has a VAT number in it (BR-O-02). */
export function parties(invoice: InvoiceContent): UblElements {
  const isOutside = invoice.vat.some(({ category }) => category === 'O');
  const isApproved = invoice.approvedForFTax && invoice.seller.address.country === 'SE';
  const fTax = isApproved ? [{ 'cbc:CompanyID': F_TAX, 'cac:TaxScheme': { 'cbc:ID': 'TAX' } }] : [];
  return {
    'cac:AccountingSupplierParty': { 'cac:Party': party(invoice.seller, isOutside, fTax) },
    'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer, isOutside, []) },
  };
}

function party(of: InvoiceParty, isOutside: boolean, schemes: readonly UblElements[]): UblElements {
  const vatNumber = isOutside ? '' : vatNumberAsWritten(of.vatNumber);
  const { scheme, id } = registeredNumber(of);
  return {
    'cbc:EndpointID': of.endpoint ? { '@schemeID': of.endpoint.scheme, '#text': of.endpoint.id } : undefined,
    'cac:PartyName': { 'cbc:Name': of.name },
    'cac:PostalAddress': postalAddress(of.address),
    'cac:PartyTaxScheme': [
      ...(vatNumber === '' ? [] : [{ 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': VAT }]),
      ...schemes,
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': of.name,
      'cbc:CompanyID': { '@schemeID': scheme ?? undefined, '#text': id },
    },
    'cac:Contact': {
      'cbc:Name': of.contact?.name,
      'cbc:Telephone': of.contact?.phone,
      'cbc:ElectronicMail': of.contact?.email,
    },
  };
}

/** An address; the lines of its street are three at most, of which the last one takes what is left. */
export function postalAddress({ street, city, postcode, country }: Address): UblElements {
  const [first, second, ...rest] = street.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    'cbc:StreetName': first,
    'cbc:AdditionalStreetName': second,
    'cbc:CityName': city,
    'cbc:PostalZone': postcode,
    'cac:AddressLine': { 'cbc:Line': rest.join(', ') },
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}
