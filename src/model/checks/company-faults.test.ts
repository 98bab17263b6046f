import { describe, expect, it, test } from 'vitest';
import type { Reader } from '../engine/reader.ts';
import { noBank } from '../areas/setup/company/company.bank.ts';
import type { CompanyForm } from '../areas/setup/company/company.facts.ts';
import { bankgiroFault, bicFault, ibanFault, plusgiroFault, swishFault } from './bank-checks.ts';
import { commandCheck } from '../form-checks/command-check.ts';
import { companyFaults } from '../form-checks/company-faults.ts';

const checks = {
  iban: ibanFault,
  bic: bicFault,
  bankgiro: bankgiroFault,
  plusgiro: plusgiroFault,
  swish: swishFault,
};

test.each([
  ['iban', ['SE45 5000 0000 0583 9825 7466', 'DE89370400440532013000', 'NO93 8601 1117 947']],
  ['bic', ['ESSESESS', 'DEUTDEFF500']],
  ['bankgiro', ['5050-1055', '50501055', '991-2346']],
  ['plusgiro', ['90 20 03-3', '902003-3', '9020033']],
  ['swish', ['123 456 78 90', '1234567890']],
] as const)('[CK7] %s numbers that are right pass', (of, numbers) => {
  expect(numbers.map((text) => checks[of](text))).toEqual(numbers.map(() => null));
});

test.each([
  ['iban', ['SE45 5000 0000 0583 9825 7467', 'SE45 5000', 'XX00 0000', 'DE8937040044053201300']],
  ['bic', ['ESSE', 'ESSEXXSS1', '1234SESS']],
  ['bankgiro', ['5050-1056', '50-501055', '5050-105', 'a']],
  ['plusgiro', ['90 20 03-4', '9', '90-20-03-3']],
  ['swish', ['070-123 45 67', '123456789']],
] as const)('[CK7] a wrong digit, length or form of %s is told with an example', (of, numbers) => {
  for (const text of numbers) expect([text, checks[of](text)]).toEqual([text, expect.stringContaining(':')]);
});

describe('the company', () => {
  const address = { street: 'Street 1', postcode: '111 22', city: 'Town', country: 'SE' };
  const company: CompanyForm = {
    name: 'A',
    organisationNumber: '',
    vatNumber: '',
    address,
    timeZone: 'UTC',
    currency: 'SEK',
  };
  const wrong = {
    ...company,
    timeZone: 'Europe/Nowhere',
    vatRegistrations: [
      { country: 'DE', number: 'DE136695976' },
      { country: 'DE', number: 'DE136695976' },
      { country: 'SE', number: 'SE556000000101' },
      { country: 'NO', number: 'DE136695976' },
    ],
    bank: { ...noBank, iban: 'SE00', bankgiro: '1', swish: '0701234567' },
    eInvoiceAddress: '0007:5560000002',
  };

  it('[CK7, CK8, CK10] tells every fault at its field: one number a country, and not for its own', () => {
    expect(companyFaults(wrong, undefined)).toEqual({
      timeZone: 'notATimeZone',
      'vatRegistrations.1.country': 'countryHasVatNumber',
      'vatRegistrations.2.country': 'countryHasVatNumber',
      'vatRegistrations.3.number': expect.stringMatching(/^notAVatNumber:/),
      'bank.iban': expect.stringMatching(/^notAnIban:/),
      'bank.bankgiro': expect.stringMatching(/^notABankgiro:/),
      'bank.swish': expect.stringMatching(/^notASwishNumber:/),
      eInvoiceAddress: 'notAParticipant',
    });
    expect(companyFaults(company, undefined)).toEqual({});
    const update = { kind: 'company', type: 'update', document: 'company', data: wrong };
    const nothing = { get: () => undefined } as unknown as Reader; // asked of a warehouse alone
    expect(commandCheck(update, undefined, nothing)?.fields).toHaveProperty('bank.iban');
  });

  it('[CK6] keeps the numbers and the time zone that stood there', () => {
    const kept = { ...wrong, vatRegistrations: wrong.vatRegistrations.slice(3) };
    expect(companyFaults({ ...kept, name: 'B' }, kept)).toEqual({});
  });
});
