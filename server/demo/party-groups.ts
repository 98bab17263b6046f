import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';
import type { SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { noSupplierDefaults } from '#model/areas/setup/party-category/no-supplier-defaults.ts';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import { demoTerm } from './core-resources.ts';
import type { TradeModel } from './trade-model.ts';
import type { Staff } from './trading.ts';

interface Founded {
  readonly model: TradeModel;
  readonly staff: Staff;
  readonly at: string;
}

interface Group {
  readonly key: string;
  readonly name: string;
  readonly parent: string | null;
  readonly defaults: object;
}

const endOfMonth = builtInTerms.find(({ code }) => code === 'EOM30')?.id ?? 30;

const customerGroups: readonly Group[] = [
  { key: 'retail', name: 'Retail', parent: null, defaults: { terms: 30 } },
  { key: 'chains', name: 'Chains', parent: 'retail', defaults: { terms: endOfMonth, discount: 500 } },
  { key: 'shops', name: 'Shops', parent: 'retail', defaults: {} },
  { key: 'contractors', name: 'Contractors', parent: null, defaults: { shipPolicy: 'partialKeep' } },
];
const supplierGroups: readonly Group[] = [
  { key: 'makers', name: 'Manufacturers', parent: null, defaults: { leadDays: 10 } },
  { key: 'nordic', name: 'Nordic', parent: 'makers', defaults: { terms: 30 } },
  { key: 'wholesale', name: 'Wholesalers', parent: null, defaults: {} },
];

/** The trees of customers and suppliers, before those who are in them. */
export function makePartyGroups({ model, staff, at }: Founded): void {
  const make = (kind: string, groups: readonly Group[], defaults: object, by: string): void => {
    const id = (key: string): string => model.id(`${kind}/${key}`, at);
    for (const { key, name, parent, defaults: own } of groups)
      model.must(
        ...([kind, id(key), 'create'] as const),
        { name, parent: parent && id(parent), defaults: { ...defaults, ...own } },
        { by, at },
      );
  };
  make('customerCategory', customerGroups, noCustomerDefaults, staff.sales);
  make('supplierCategory', supplierGroups, noSupplierDefaults, staff.purchasing);
}

/** The group of a customer: one in five is a chain, which has its terms from there; contractors pay a part in advance. */
export function groupOfCustomer(
  { model, at }: Founded,
  index: number,
): Pick<CustomerForm, 'category' | 'follows' | 'discount'> & Partial<Pick<CustomerForm, 'terms'>> {
  const key = ['chains', 'shops', 'shops', 'contractors', 'retail'][index % 5] ?? 'retail';
  const category = model.id(`customerCategory/${key}`, at);
  if (key === 'contractors') return { category, discount: 0, terms: demoTerm({ model, at }, 'advance') };
  return { category, discount: 0, follows: key === 'chains' ? ['terms', 'discount'] : ['terms'] };
}

/** The group of a supplier: those of the north have their payment terms from there. */
export function groupOfSupplier(
  { model, at }: Founded,
  index: number,
): Pick<SupplierForm, 'category' | 'follows'> {
  const key = ['nordic', 'makers', 'wholesale'][index % 3] ?? 'makers';
  const category = model.id(`supplierCategory/${key}`, at);
  return { category, ...(key === 'nordic' && { follows: ['terms' as const] }) };
}
