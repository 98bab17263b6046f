import { useLingui } from '@lingui/react/macro';
import { payableOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { isBillPosted, isBillUnpaid } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import {
  ownOpenOf,
  ownPayableOf,
  tabOfBill,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { AwaitedDay } from '#views/kit/document/awaited-day.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { supplierBillWords } from './supplier-bill.look.ts';
import { billSourceWords, billTypeWords } from './supplier-bill.messages.ts';
import { useBillTitle } from './supplier-bill-title.ts';

type Column = ListColumn<SupplierBillRow>;

/** The name of the supplier of a bill. */
export function useBillSupplier(): (row: Pick<SupplierBillRow, 'supplier'>) => string {
  const held = useHeld();
  return ({ supplier }) => held('supplier', supplier)?.name ?? '';
}

/** The columns of a list of bills; sums are in the company's currency. */
export function useBillColumns(): readonly Column[] {
  const { t } = useLingui();
  const supplierOf = useBillSupplier();
  const titleOf = useBillTitle();
  return [
    { id: 'number', header: t`Number`, width: 142, cell: titleOf, value: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: supplierOf,
      value: supplierOf,
    },
    {
      id: 'supplierNumber',
      header: t`Supplier's number`,
      width: { share: 1, min: 120 },
      cell: (row) => row.supplierNumber,
      value: (row) => row.supplierNumber,
    },
    ...useDayColumns(),
    useStandingColumn(),
    ...useMoneyColumns(),
    ...useExtraColumns(),
  ];
}

function useDayColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'billed',
      header: t`Bill date`,
      width: 112,
      cell: (row) => format.listed(row.billedOn, today),
      value: (row) => row.billedOn,
    },
    {
      id: 'due',
      header: t`Due date`,
      width: 128,
      cell: (row) => <AwaitedDay on={row.dueOn} isAwaited={isBillUnpaid(row)} />,
      value: (row) => row.dueOn,
      sum: () => t`With VAT`,
    },
  ];
}

/** Where a bill stands: once it is posted, whether it is paid. */
function useStandingColumn(): Column {
  const { t } = useLingui();
  const says = {
    document: useStateWords(supplierBillWords, 'document').say,
    payment: useStateWords(supplierBillWords, 'payment').say,
  };
  const region = (row: SupplierBillRow) => (isBillPosted(row) ? 'payment' : 'document');
  return {
    id: 'state',
    header: t`State`,
    width: 130,
    card: 'aside',
    cell: (row) => <StateBadges words={supplierBillWords} state={row.state} region={region(row)} />,
    value: (row) => says[region(row)](row.state),
  };
}

function useMoneyColumns(): readonly Column[] {
  const { t } = useLingui();
  const { currency } = useCompany();
  const hidden = !useModel().may(VIEW_COST);
  const total = useAmountColumn('total', ownPayableOf, (row) =>
    tabOfBill(row) === 'gone' ? 0 : payableOf(row),
  );
  const open = useAmountColumn('open', ownOpenOf, (row) => (isBillUnpaid(row) ? payableOf(row) : 0));
  return [
    {
      ...total,
      hidden,
      header: t`Total`,
      hint: t`With VAT, in the bill's own currency. Sorted, filtered and summed in ${currency}, at the rate of each bill.`,
    },
    {
      ...open,
      hidden,
      header: t({ context: 'supplier bills', message: 'To pay' }),
      hint: t`What is still to be paid, in the bill's own currency. Below zero: the supplier owes it.`,
    },
  ];
}

function useAmountColumn(
  id: string,
  own: (row: SupplierBillRow) => number,
  of: (row: SupplierBillRow) => number,
): Omit<Column, 'header'> {
  const format = useFormat();
  const sum = useOwnSum<SupplierBillRow>(own);
  return {
    id,
    width: 124,
    align: 'end',
    cell: (row) => (of(row) === 0 ? null : format.money(of(row), row.currency)),
    value: (row) => of(row) / 100,
    currency: (row) => row.currency,
    sum: (rows, restOf) => sum(rows, restOf(id)),
  };
}

function useExtraColumns(): readonly Column[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    { id: 'type', header: t`Type`, width: 120, extra: true, cell: (row) => i18n._(billTypeWords[row.type]) },
    {
      id: 'source',
      header: t`Source`,
      width: 130,
      extra: true,
      cell: (row) => i18n._(billSourceWords[row.source]),
    },
    {
      id: 'ordered',
      header: t`In payment file`,
      width: 130,
      extra: true,
      cell: (row) => (row.ordered ? format.listed(row.ordered.on, today) : ''),
      value: (row) => row.ordered?.on ?? '',
    },
  ];
}
