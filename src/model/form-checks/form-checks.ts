import type { Faults } from '../checks/faults.ts';
import type { ProductForm } from '../areas/products/product/product.facts.ts';
import { codesOf } from '../areas/products/product/product.units.ts';
import type { PartyForm } from '../areas/setup/party/party.ts';
import type { Address } from '../values/schemas.ts';
import type { WarehouseForm } from '../areas/stock/warehouse/warehouse.facts.ts';
import { participantFault } from '../checks/participant-number.ts';
import {
  barcodeFault,
  emailFault,
  organisationNumberFault,
  postcodeFault,
  vatNumberFault,
} from '../checks/single-checks.ts';

/** The faults of a form. What stood in `before` already is not judged: it stays as it is until somebody changes it. */
export type FormCheck<T> = (form: T, before: T | undefined) => Faults;

interface Numbered {
  readonly organisationNumber: string;
  readonly vatNumber: string;
}

/** [CK1, CK2, CK3, CK4, CK6, CK10] A customer or a supplier. */
export const partyFaults: FormCheck<PartyForm & EInvoiced> = ({ addresses, contacts, ...form }, before) => {
  const known = before && [before.addresses.billing, ...before.addresses.delivery];
  const emails = new Set(before?.contacts.map(({ email }) => email));
  return faults([
    ...numbers(form, before, addresses.billing.country),
    at('eInvoiceAddress', eInvoiceFault(form, before)),
    ['addresses.billing.postcode', postcode(addresses.billing, known)],
    ...addresses.delivery.map((one, index) =>
      at(`addresses.delivery.${index}.postcode`, postcode(one, known)),
    ),
    ...contacts.map(({ email }, index) =>
      at(`contacts.${index}.email`, emails.has(email) ? null : emailFault(email)),
    ),
  ]);
};

/** [CK3, CK6] A warehouse. */
export const warehouseFaults: FormCheck<Pick<WarehouseForm, 'address'>> = ({ address }, before) =>
  faults([['address.postcode', postcode(address, before && [before.address])]]);

/** [CK5, CK6] A product. */
export const productFaults: FormCheck<ProductForm> = ({ barcodes, packagings = [] }, before) => {
  const known = new Set(before && codesOf(before).map(({ code }) => code));
  const fault = (code: string): string | null => (known.has(code) ? null : barcodeFault(code));
  return faults([
    ...barcodes.map(({ code }, index) => at(`barcodes.${index}.code`, fault(code))),
    ...packagings.map(({ barcode }, index) => at(`packagings.${index}.barcode`, fault(barcode))),
  ]);
};

/** [CK6, CK10] An address for e-invoices. */
export const eInvoiceFault = (form: EInvoiced, before: EInvoiced | undefined): string | null =>
  form.eInvoiceAddress === before?.eInvoiceAddress ? null : participantFault(form.eInvoiceAddress ?? '');

interface EInvoiced {
  readonly eInvoiceAddress?: string | undefined;
}

export type Fault = readonly [path: string, code: string | null];

export const at = (path: string, code: string | null): Fault => [path, code];

export const faults = (found: readonly Fault[]): Faults =>
  Object.fromEntries(found.filter((fault): fault is [string, string] => fault[1] !== null));

export function numbers(form: Numbered, before: Numbered | undefined, country: string): readonly Fault[] {
  const { organisationNumber: organisation, vatNumber: vat } = form;
  return [
    at(
      'organisationNumber',
      organisation === before?.organisationNumber ? null : organisationNumberFault(organisation, country),
    ),
    at('vatNumber', vat === before?.vatNumber ? null : vatNumberFault(vat, country)),
  ];
}

export function postcode(address: Address, known: readonly Address[] | undefined): string | null {
  const stood = known?.some((one) => one.postcode === address.postcode && one.country === address.country);
  return stood ? null : postcodeFault(address.postcode, address.country);
}
