import { describe, expect, it } from 'vitest';
import { customerFixture } from '../areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '../areas/products/product/product.fixtures.ts';
import { companyFaults } from '../form-checks/company-faults.ts';
import { partyFaults, productFaults, warehouseFaults } from '../form-checks/form-checks.ts';
import { organisationNumbers } from './organisation-numbers.ts';
import { postcodes } from './postcodes.ts';
import {
  barcodeFault,
  emailFault,
  organisationNumberFault,
  postcodeFault,
  vatNumberFault,
} from './single-checks.ts';
import { vatNumbers } from './vat-numbers.ts';

const address = { street: 'Storgatan 2', postcode: '222 22', city: 'Lund', country: 'SE' };

describe('a number by its country', () => {
  it.each([
    ['CK1', organisationNumbers],
    ['CK2', vatNumbers],
    ['CK3', postcodes],
  ])('[CK1, CK2, CK3] is shown by an example that passes: %s', (_, rules) => {
    const wrong = Object.entries(rules).filter(([, { example, isValid }]) => !isValid(example));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['556000-0001', 'SE', null],
    ['5560000001', 'SE', null],
    ['556000-0002', 'SE', 'notAnOrganisationNumber:556000-0001'], // Luhn
    ['hello', 'SE', 'notAnOrganisationNumber:556000-0001'],
    ['988 077 917', 'NO', null],
    ['988 077 918', 'NO', 'notAnOrganisationNumber:988 077 917'],
    ['2077474-1', 'FI', 'notAnOrganisationNumber:2077474-0'],
    ['HRB 12345', 'DE', null], // no check digits are published
    ['<script>', 'DE', 'notAnOrganisationNumber:HRB 12345'],
    ['', 'SE', null],
  ])('[CK1, CK6] organisation number %j in %s', (text, country, fault) => {
    expect(organisationNumberFault(text, country)).toBe(fault);
  });

  it.each([
    ['SE556000000101', 'SE', null],
    ['se 556000-0001 01', 'SE', null],
    ['SE556000000201', 'SE', 'notAVatNumber:SE556000000101'],
    ['556000000101', 'SE', null],
    ['DE136695976', 'SE', null], // its own letters name its country
    ['DE136695970', 'SE', 'notAVatNumber:DE136695976'],
    ['EL094259216', 'GR', null],
    ['XI980780684', 'GB', null],
    ['NL', 'NL', 'notAVatNumber:NL004495445B01'],
    ['XX1', 'SE', 'notAVatNumber:SE556000000101'],
    ['12-3456', 'US', null],
    ['=1+1', 'US', 'notAVatNumber:123456789'],
  ])('[CK2, CK6] VAT number %j of %s', (text, country, fault) => {
    expect(vatNumberFault(text, country)).toBe(fault);
  });

  it.each([
    ['222 22', 'SE', null],
    ['22222', 'SE', null],
    ['2222', 'SE', 'notAPostcode:111 22'],
    ['EC1A 1BB', 'GB', null],
    ['12345', 'GB', 'notAPostcode:EC1A 1BB'],
    ['anything', 'ZZ', null],
    ['more than is a postcode', 'ZZ', 'notAPostcode:12345'],
  ])('[CK3, CK6] postcode %j of %s', (text, country, fault) => {
    expect(postcodeFault(text, country)).toBe(fault);
  });
});

describe('a single field', () => {
  it.each([
    ['kim@example.com', null],
    ['', null],
    ['kim@', 'notAnAddress'],
    ['kim example.com', 'notAnAddress'],
  ])('[CK4] email address %j', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
  });

  it.each([
    ['4006381333931', null],
    ['4006381333932', 'wrongCheckDigit:1'],
    ['96385070', 'wrongCheckDigit:4'],
    ['036000291450', 'wrongCheckDigit:2'],
    ['14006381333939', 'wrongCheckDigit:8'],
    ['14006381333938', null],
    ['96385074', null],
    ['036000291452', null],
    ['123', 'notABarcode:4006381333931'],
    ['BOX-12', null],
    ['12-BOX', null],
    ['12-12', 'notABarcode:4006381333931'],
    ['bad\tcode', 'notABarcode:4006381333931'],
    ['', null],
  ])('[CK5] barcode %j', (text, fault) => {
    expect(barcodeFault(text)).toBe(fault);
  });

  it.each(['7.35E+12', '7,35E+12', '7.35e+12', '7.350001E12', '7E+12', ' 4,26E+012 '])(
    '[CK9] barcode %j has lost its digits',
    (text) => {
      expect(barcodeFault(text)).toBe('barcodeShortened');
    },
  );

  it.each(['1E5', '12E4', 'A.35E+12', '7.35E+12-B', 'BE+12'])('[CK9] %j is a code of its own', (text) => {
    expect(barcodeFault(text)).toBeNull();
  });
});

describe('a form', () => {
  const odd = {
    organisationNumber: '1',
    vatNumber: '2',
    addresses: {
      billing: { ...address, postcode: '3' },
      delivery: [{ ...address, label: '', postcode: '4' }],
    },
    contacts: [{ name: 'Kim', role: '', email: '5', phone: '' }],
  };
  const faults = [
    'organisationNumber',
    'vatNumber',
    'addresses.billing.postcode',
    'addresses.delivery.0.postcode',
    'contacts.0.email',
  ];

  it('[CK1, CK2, CK3, CK4] of a customer or supplier tells every fault at its field', () => {
    expect(Object.keys(partyFaults(customerFixture(odd), undefined))).toEqual(faults);
    expect(partyFaults(customerFixture(), undefined)).toEqual({});
  });

  it('[CK10] of a customer has an address of Peppol that can be one', () => {
    const faultOf = (eInvoiceAddress: string) =>
      partyFaults({ ...customerFixture(), eInvoiceAddress }, undefined);
    for (const right of [
      '',
      '0007:5560000001',
      ' 0007 : 5560000001 ',
      '0088:7300010000001',
      '9930:DE136695976',
    ])
      expect(faultOf(right)).toEqual({});
    for (const wrong of ['5560000001', '0007:5560000002', '0007:556000-0001', '0003:1', '0007:'])
      expect(faultOf(wrong)).toEqual({ eInvoiceAddress: 'notAParticipant' });
    const before = { ...customerFixture(), eInvoiceAddress: 'old' };
    expect(partyFaults(before, before)).toEqual({});
  });

  it('[CK6] keeps what stood in it, and judges what is changed', () => {
    const before = customerFixture(odd);
    expect(partyFaults({ ...before, name: 'Another' }, before)).toEqual({});
    expect(partyFaults({ ...before, organisationNumber: '12' }, before)).toEqual({
      organisationNumber: 'notAnOrganisationNumber:556000-0001',
    });
    const moved = {
      ...before,
      addresses: { ...before.addresses, billing: { ...address, postcode: '3', country: 'NO' } },
    };
    expect(partyFaults(moved, before)).toEqual({ 'addresses.billing.postcode': 'notAPostcode:0150' });
  });

  it('[CK3] of the company and of a warehouse has a postcode of its country', () => {
    const wrong = { address: { ...address, postcode: '1' } };
    const company = {
      name: 'A',
      timeZone: 'UTC',
      currency: 'SEK' as const,
      organisationNumber: '',
      vatNumber: '',
    };
    const fault = { 'address.postcode': 'notAPostcode:111 22' };
    expect(companyFaults({ ...company, ...wrong }, undefined)).toEqual(fault);
    expect(warehouseFaults(wrong, undefined)).toEqual(fault);
    expect(warehouseFaults(wrong, { ...wrong, address: { ...wrong.address, street: 'Elsewhere' } })).toEqual(
      {},
    );
  });

  it('[CK5, CK6] of a product has barcodes that can be scanned', () => {
    const barcodes = [
      { code: '4006381333931', quantity: 1000 },
      { code: '123', quantity: 1000 },
    ];
    const box = { unit: 'box', numerator: 12, denominator: 1, weight: 0 };
    const packagings = [
      { ...box, barcode: '14006381333938' },
      { ...box, unit: 'pallet', barcode: '14006381333930' },
    ];
    const form = productFixture({ barcodes, packagings });
    expect(productFaults(form, undefined)).toEqual({
      'barcodes.1.code': 'notABarcode:4006381333931',
      'packagings.1.barcode': 'wrongCheckDigit:8',
    });
    expect(productFaults(form, form)).toEqual({});
  });
});
