import { expect, it } from 'vitest';
import { companyFaults } from '#model/form-checks/company-faults.ts';
import { organisationNumberFault, postcodeFault, vatNumberFault } from '#model/checks/single-checks.ts';
import { balticTrade } from './catalogue-baltic.ts';
import { fjordTrade } from './catalogue-fjord.ts';
import { nordlagerTrade } from './catalogue-nordlager.ts';
import { demoCompanies } from './company-list.ts';
import { partyNumbers } from './party-numbers.ts';

it('[CK1, CK2, CK3] the demo companies and their partners have numbers and postcodes of their countries', () => {
  const parties = [balticTrade, fjordTrade, nordlagerTrade].flatMap((trade) => [
    ...trade.customers.map((party, index) => ({ ...party, ...partyNumbers(party.country, index + 1001) })),
    ...trade.suppliers.map((party, index) => ({ ...party, ...partyNumbers(party.country, index + 101) })),
  ]);
  const faults = parties.flatMap(({ country, organisationNumber, vatNumber, postcode, name }) =>
    [
      organisationNumberFault(organisationNumber, country),
      vatNumberFault(vatNumber, country),
      postcodeFault(postcode, country),
    ].flatMap((fault) => (fault === null ? [] : [`${name} ${country}: ${fault}`])),
  );
  expect([parties.length > 50, faults]).toEqual([true, []]);
  expect(demoCompanies.map(({ form }) => companyFaults(form, undefined))).toEqual([{}, {}, {}]);
});
