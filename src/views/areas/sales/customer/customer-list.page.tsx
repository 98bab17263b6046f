import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { PartyListPage } from '#views/areas/setup/party/party-list.tsx';
import type { PartyFigures } from '#views/areas/setup/party/party-row.ts';
import { useOrderColumns } from './customer-columns.tsx';
import { customerFigures, type CustomerFigures } from './customer-figures.ts';
import { customerFields } from './customer.fields.ts';
import { customerWords } from './customer.look.ts';

type FiguresOf = PartyFigures<CustomerFigures>;
const noFigures: FiguresOf = new Map();

/** All customers. */
export function CustomerListPage() {
  const { t } = useLingui();
  const today = useToday();
  const orders = useRows('salesOrder');
  const figures = useQuery(['salesOrder'], today, () => customerFigures(orders, today), noFigures);
  return (
    <PartyListPage
      kind="customer"
      words={customerWords}
      path="/apps/sales/customers"
      fields={customerFields}
      orders="salesOrder"
      figures={figures}
      own={{ columns: useOrderColumns(figures), filters: useOrderFilters(figures), sorts: sortsOf(figures) }}
      empty={{
        icon: 'users',
        narrowed: t`No customer matches`,
        none: t`No customers yet`,
        text: t`A customer is who you sell and deliver to.`,
      }}
    />
  );
}

function useOrderFilters(figures: FiguresOf): readonly ListFilter<CustomerRow>[] {
  const { t } = useLingui();
  const { currency } = useCompany();
  return [
    {
      kind: 'flag',
      id: 'open',
      label: t`Open orders`,
      icon: 'shoppingCart',
      is: (row) => (figures.get(row.id)?.open ?? 0) > 0,
    },
    {
      kind: 'amount',
      id: 'net',
      label: t`Open value`,
      digits: 2,
      unit: currency,
      amount: (row) => figures.get(row.id)?.openNet ?? 0,
    },
  ];
}

const sortsOf = (figures: FiguresOf) => ({
  open: (row: CustomerRow) => figures.get(row.id)?.open ?? 0,
  net: (row: CustomerRow) => figures.get(row.id)?.openNet ?? 0,
});
