import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/customer/customer.events.ts';
import { useModel } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { useCompany } from '../document/use-company.ts';
import { countryName } from '../party/countries.ts';
import type { CellValue, ListColumn } from '../list/list-definition.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { useFormat } from '../ui/use-format.ts';
import type { CustomerFigures } from './customer-figures.ts';
import { customerWords } from './customer.messages.ts';

type Figures = ReadonlyMap<string, CustomerFigures>;

const stateOf = (row: CustomerRow) => <StateBadges words={customerWords} state={row.state} />;

const figure = (
  id: string,
  header: string,
  width: number,
  cell: (row: CustomerRow) => string,
  value: (row: CustomerRow) => CellValue,
): ListColumn<CustomerRow> => ({ id, header, width, align: 'end', cell, value });

/** The columns of the list of customers. */
export function useCustomerColumns(figures: Figures): readonly ListColumn<CustomerRow>[] {
  return [...useIdentityColumns(), ...useOrderColumns(figures)];
}

/** Who it is, where, and whether it is sold to. */
function useIdentityColumns(): readonly ListColumn<CustomerRow>[] {
  const { t, i18n } = useLingui();
  const { say } = useStateWords(customerWords);
  const place = ({ addresses: { billing } }: CustomerRow): string =>
    [billing.city, countryName(billing.country, i18n.locale)].filter(Boolean).join(', ');
  return [
    { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, cell: (row) => row.name },
    { id: 'number', header: t`Number`, width: 110, cell: (row) => row.number },
    { id: 'city', header: t`Place`, width: { share: 2, min: 150 }, cell: place },
    { id: 'category', header: t`Category`, width: 130, cell: (row) => row.category },
    {
      id: 'state',
      header: t`State`,
      width: 120,
      cell: stateOf,
      value: (row) => say(row.state),
      card: 'aside',
    },
  ];
}

/** What it has on order, for those who may see the orders. */
function useOrderColumns(figures: Figures): readonly ListColumn<CustomerRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const hidden = !useModel().may('salesOrder.view');
  const openNet = (row: CustomerRow): string => {
    const { open = 0, openNet: net = 0 } = figures.get(row.id) ?? {};
    return open > 0 ? format.moneyRounded(net, currency) : '';
  };
  const open = (row: CustomerRow): string => {
    const orders = figures.get(row.id)?.open ?? 0;
    return orders > 0 ? format.count(orders) : '';
  };
  const latest = (row: CustomerRow): string => {
    const day = figures.get(row.id)?.latest;
    return day ? format.date(day) : '';
  };
  const columns = [
    figure('open', t`Open orders`, 120, open, (row) => figures.get(row.id)?.open ?? 0),
    figure('net', t`Open value`, 130, openNet, (row) => (figures.get(row.id)?.openNet ?? 0) / 100),
    figure('latest', t`Last order`, 130, latest, (row) => figures.get(row.id)?.latest ?? null),
  ];
  return columns.map((column) => ({ ...column, hidden }));
}
