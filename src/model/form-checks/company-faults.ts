import type { BankDetails, CompanyForm } from '../areas/setup/company/company.facts.ts';
import { bankgiroFault, bicFault, ibanFault, plusgiroFault, swishFault } from '../checks/bank-checks.ts';
import { at, eInvoiceFault, faults, numbers, postcode, type Fault, type FormCheck } from './form-checks.ts';
import { vatNumberOfCountryFault } from '../checks/single-checks.ts';

/** [CK1, CK2, CK3, CK6, CK7, CK8, CK10] The company itself. */
export const companyFaults: FormCheck<CompanyForm> = ({ address, bank, ...form }, before) =>
  faults([
    ...numbers(form, before, address.country),
    at('address.postcode', postcode(address, before && [before.address])),
    at('timeZone', form.timeZone === before?.timeZone ? null : zoneFault(form.timeZone)),
    ...registrations({ address, ...form }, before),
    ...accounts(bank, before?.bank),
    at('eInvoiceAddress', eInvoiceFault(form, before)),
  ]);

/** [CK8] A time zone that days can be counted in. */
function zoneFault(timeZone: string): string | null {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return 'notATimeZone';
  }
}

/** One registration a country, and none where the company's own number holds. */
function registrations(form: CompanyForm, before: CompanyForm | undefined): readonly Fault[] {
  const all = form.vatRegistrations ?? [];
  const stood = new Set(before?.vatRegistrations?.map(({ country, number }) => `${country} ${number}`));
  return all.flatMap(({ country, number }, index) => {
    const isDouble =
      country === form.address.country || all.findIndex((one) => one.country === country) < index;
    const path = `vatRegistrations.${index}`;
    return [
      at(`${path}.country`, isDouble ? 'countryHasVatNumber' : null),
      at(
        `${path}.number`,
        stood.has(`${country} ${number}`) ? null : vatNumberOfCountryFault(number, country),
      ),
    ];
  });
}

function accounts(bank: BankDetails | undefined, before: BankDetails | undefined): readonly Fault[] {
  const checks = {
    iban: ibanFault,
    bic: bicFault,
    bankgiro: bankgiroFault,
    plusgiro: plusgiroFault,
    swish: swishFault,
  };
  return Object.entries(checks).map(([key, check]) => {
    const field = key as keyof BankDetails; // the keys of `checks`
    const text = bank?.[field] ?? '';
    return at(`bank.${field}`, text === before?.[field] ? null : check(text));
  });
}
