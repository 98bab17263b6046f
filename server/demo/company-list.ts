import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { builtInRoleNames } from '#model/areas/setup/role/permissions.ts';
import { demoId } from './demo-id.ts';

type RoleName = (typeof builtInRoleNames)[number];

/** A demo company. `key` identifies it in ids. */
export interface DemoCompany {
  readonly key: string;
  readonly form: CompanyForm;
  readonly warehouse: { readonly code: string; readonly name: string };
}

/** A demo person, and the companies (by key) where they have their role. */
export interface DemoPerson {
  readonly user: string;
  readonly email: string;
  readonly name: string;
  readonly role: RoleName;
  readonly founder: boolean;
  readonly companies: readonly string[];
}

/** The same for everybody. Not a secret: the demo holds made-up data only. */
export const demoPassword = 'lagra-demo-2026';

export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'nordlager',
    form: {
      name: 'Nordlager AB',
      organisationNumber: '559999-0107',
      vatNumber: 'SE559999010701',
      address: { street: 'Terminalgatan 14', postcode: '195 60', city: 'Arlandastad', country: 'SE' },
      timeZone: 'Europe/Stockholm',
      currency: 'SEK',
      vatRegistrations: [{ country: 'FI', number: 'FI20774740' }],
      bank: {
        iban: 'SE45 5000 0000 0583 9825 7466',
        bic: 'ESSESESS',
        bankgiro: '999-9996',
        plusgiro: '',
        swish: '123 999 99 96',
      },
      approvedForFTax: true,
      eInvoiceAddress: '0007:5599990107',
    },
    warehouse: { code: 'ARN', name: 'Arlandastad' },
  },
  {
    key: 'baltic',
    form: {
      name: 'Baltic Parts OÜ',
      organisationNumber: '19990123',
      vatNumber: 'EE109990121',
      address: { street: 'Peterburi tee 46', postcode: '11415', city: 'Tallinn', country: 'EE' },
      timeZone: 'Europe/Tallinn',
      currency: 'EUR',
    },
    warehouse: { code: 'TLL', name: 'Tallinn' },
  },
  {
    key: 'fjord',
    form: {
      name: 'Fjord Trading AS',
      organisationNumber: '999 990 126',
      vatNumber: 'NO999990126MVA',
      address: { street: 'Alnabruveien 3', postcode: '0668', city: 'Oslo', country: 'NO' },
      timeZone: 'Europe/Oslo',
      currency: 'NOK',
    },
    warehouse: { code: 'OSL', name: 'Alnabru' },
  },
];

const person = (address: string, name: string, role: RoleName, companies: readonly string[]): DemoPerson => ({
  user: demoId(`user/${address}`),
  email: `${address}@example.com`,
  name,
  role,
  founder: address === 'founder',
  companies,
});

export const demoPeople: readonly DemoPerson[] = [
  person('founder', 'Astrid Lindqvist', 'Administrator', ['nordlager', 'baltic', 'fjord']),
  person('admin', 'Oskar Berg', 'Administrator', ['nordlager', 'baltic']),
  person('sales', 'Sara Nyström', 'Sales', ['nordlager']),
  person('purchasing', 'Mikael Ek', 'Purchasing', ['nordlager']),
  person('warehouse', 'Kaspar Tamm', 'Warehouse', ['nordlager', 'baltic']),
  person('viewer', 'Vilde Haugen', 'Viewer', ['nordlager']),
];
