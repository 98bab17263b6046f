import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { GroupChoice, useGroup } from '#views/kit/list/group-choice.tsx';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { customerReturnWords } from './customer-return.look.ts';
import {
  RATED_DAYS,
  rateGroups,
  returnRates,
  shareOf,
  type RateGroup,
  type ReturnRate,
} from './return-rates.ts';
import { ReturnRules } from '#views/areas/setup/company/return-rules.tsx';
import { SENT, sentIn } from './sent-goods.ts';

const none: readonly ReturnRate[] = [];

/** What came back of what left in the last days, by product, reason or customer. [RT14] */
export function ReturnRatesPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const group = useGroup(rateGroups);
  const days = format.count(RATED_DAYS);
  return (
    <>
      <PageHeader
        title={t`Return rates`}
        subtitle={t`Of what left in the last ${days} days, what came back`}
        back={{ label: i18n._(customerReturnWords.many), to: paths.to('/apps/sales/returns') }}
        actions={<RulesButton />}
      />
      <div className="ui-stack">
        <GroupChoice
          groups={rateGroups}
          labels={{ product: t`By product`, reason: t`By reason`, customer: t`By customer` }}
        />
        <ListPart key={group} definition={useRateList(group)} />
      </div>
    </>
  );
}

/** For who may: how long goods are taken back. [RT4] */
function RulesButton() {
  const { t } = useLingui();
  const model = useModel();
  const [asks, setAsks] = useState(false);
  if (!model.may('company.manage')) return null;
  return (
    <>
      <Button icon="adjustments" data-testid="return-rules" onClick={() => setAsks(true)}>
        {t`Return rules`}
      </Button>
      {asks && <ReturnRules onClose={() => setAsks(false)} />}
    </>
  );
}

function useRateList(group: RateGroup): ListDefinition<ReturnRate> {
  const { t } = useLingui();
  const paths = usePaths();
  const today = useToday();
  const nameOf = useRateName();
  const rows = useQuery(SENT, `${group} ${today}`, (model) => returnRates(group, sentIn(model), today), none);
  const at = ({ id }: ReturnRate): string =>
    group === 'product' ? `/apps/products/${id}` : `/apps/sales/customers/${id}`;
  return {
    id: 'returnRate',
    label: t`Return rates`,
    rows,
    rowId: ({ id }) => id,
    ...(group === 'reason'
      ? {}
      : { href: (row) => paths.to(at(row)), onOpen: (row: ReturnRate) => paths.go(at(row)) }),
    searchHint: t`Name`,
    text: (row) => nameOf(row).toLowerCase(),
    filters: [],
    columns: useRateColumns(group),
    sorts: {
      name: nameOf,
      returned: ({ returned }) => returned,
      value: ({ returnedValue }) => returnedValue,
      share: shareOf,
    },
    defaultSort: { column: 'share', direction: 'descending' },
    empty: {
      icon: 'chart',
      narrowed: t`Nothing matches`,
      none: t`Nothing came back`,
      text: t`What customers send back of what left in these days is added up here.`,
    },
  };
}

/** What a rate is about, in words. */
function useRateName(): (row: ReturnRate) => string {
  const words = useLineWords();
  const customerName = useCustomerName();
  const reasonText = useReasonText();
  return ({ id, group }) =>
    group === 'product'
      ? words.name({ product: id })
      : group === 'customer'
        ? customerName(id)
        : reasonText('return', id);
}

function useRateColumns(group: RateGroup): readonly ListColumn<ReturnRate>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const words = useLineWords();
  const nameOf = useRateName();
  const headers = { product: t`Product`, reason: t`Reason`, customer: t`Customer` };
  const units = (row: ReturnRate, quantity: number): string =>
    group === 'product' ? words.quantity({ product: row.id }, quantity) : format.quantity(quantity);
  return [
    { id: 'name', header: headers[group], width: { share: 3, min: 200 }, cell: nameOf },
    { id: 'sent', header: t`Sent`, width: 120, align: 'end', cell: (row) => units(row, row.sent) },
    {
      id: 'returned',
      header: t`Came back`,
      width: 120,
      align: 'end',
      cell: (row) => units(row, row.returned),
    },
    {
      id: 'value',
      header: t`Value`,
      width: 140,
      align: 'end',
      cell: ({ returnedValue }) => format.money(returnedValue, currency),
      value: ({ returnedValue }) => returnedValue / 100,
      currency: () => currency,
    },
    {
      id: 'share',
      header: t`Return rate`,
      width: 120,
      align: 'end',
      cell: (row) => format.percent(shareOf(row)),
      value: (row) => shareOf(row) / 10_000,
    },
  ];
}
