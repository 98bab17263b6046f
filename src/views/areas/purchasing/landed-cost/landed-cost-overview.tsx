import { useLingui } from '@lingui/react/macro';
import { total } from '#model/lines/line-parts.ts';
import type { LandedCharge, LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { isReversed, isUnfinished } from '#model/areas/purchasing/landed-cost/landed-cost.kind.ts';
import { chargedOf } from '#model/areas/purchasing/landed-cost/landed-cost.listing.ts';
import { ownAmountOf } from '#model/areas/purchasing/landed-cost/spread.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { LandedGoods } from './landed-goods.tsx';
import { basisWords, chargeTypeWords } from './landed-cost.messages.ts';
import { LandedOutlook } from './landed-outlook.tsx';

interface OverviewProps {
  readonly row: LandedCostRow;
}

/** The charges, what carries them, and what that changes or has changed. */
export function LandedCostOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  const mayViewCost = useModel().may('product.viewCost');
  const about = useAbout(row);
  return (
    <div className="ui-stack">
      {mayViewCost && (
        <>
          <Figures row={row} />
          <Charges row={row} />
          {isUnfinished(row) && <LandedOutlook row={row} />}
          {row.lines.length > 0 && <Landed row={row} />}
        </>
      )}
      <Panel title={t`Landed cost`}>
        <KeyValues columns={2} items={about} />
      </Panel>
    </div>
  );
}

function Figures({ row }: OverviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const money = (amount: number): string => format.money(amount, currency);
  return (
    <Stats>
      <Stat label={t`Charges`} figure={money(chargedOf(row))} />
      {row.lines.length > 0 && (
        <>
          <Stat label={t`Into stock`} figure={money(total(row.lines, ({ value }) => value))} />
          <Stat label={t`Cost of goods`} figure={money(total(row.lines, ({ expensed }) => expensed))} />
        </>
      )}
    </Stats>
  );
}

function Landed({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={isReversed(row) ? t`What was posted, and taken back` : t`What was posted`}>
      <LandedGoods lines={row.lines.map((line) => ({ ...line, id: line.line, landed: line }))} />
    </Panel>
  );
}

type ChargeLine = LandedCharge & { readonly id: string };

function Charges({ row: { charges } }: OverviewProps) {
  const { t } = useLingui();
  const lines = charges.map((charge, at) => ({ ...charge, id: String(at) }));
  return <LineList title={t`Charges`} lines={lines} columns={useChargeColumns(charges)} />;
}

function useChargeColumns(charges: readonly LandedCharge[]): readonly LineColumn<ChargeLine>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const supplier = useSupplierColumn();
  const inOwn = useOwnColumns(own);
  return [
    {
      id: 'type',
      header: t({ context: 'landed cost', message: 'Charge' }),
      width: '8rem',
      text: ({ type }) => i18n._(chargeTypeWords[type]),
    },
    supplier,
    { id: 'reference', header: t`Reference`, width: '9rem', text: ({ reference }) => reference },
    { id: 'basis', header: t`Spread by`, width: '8rem', text: ({ basis }) => i18n._(basisWords[basis]) },
    {
      id: 'amount',
      header: t`Amount`,
      width: '9rem',
      align: 'end',
      text: ({ amount, currency }) => format.money(amount, currency),
    },
    ...(charges.some(({ currency }) => currency !== own) ? inOwn : []),
  ];
}

function useSupplierColumn(): LineColumn<ChargeLine> {
  const { t } = useLingui();
  const held = useHeld();
  const paths = usePaths();
  const nameOf = (id: string): string => held('supplier', id)?.name ?? '…';
  return {
    id: 'supplier',
    header: t`Supplier`,
    text: ({ supplier }) => (supplier === null ? '' : nameOf(supplier)),
    render: ({ supplier }) =>
      supplier === null ? null : (
        <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier}`)}>{nameOf(supplier)}</UiLink>
      ),
  };
}

/** The rate of charges in another currency, and what they come to. */
function useOwnColumns(own: string): readonly LineColumn<ChargeLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'rate',
      header: t`Rate`,
      width: '7rem',
      align: 'end',
      text: ({ currency, rate }) => (currency === own ? '' : format.decimal(rate, 6, 2)),
    },
    {
      id: 'own',
      header: t`In ${own}`,
      width: '9rem',
      align: 'end',
      text: (charge) => format.money(ownAmountOf(charge), own),
    },
  ];
}

function useAbout(row: LandedCostRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const item = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
    value === null || value === undefined || value === '' ? [] : [{ id, label, value }];
  return [
    ...item('on', t`Day of the charges`, format.date(row.on)),
    ...item('posted', t`Posted`, row.postedAt && format.dateTime(row.postedAt)),
    ...item('reversed', t`Reversed`, row.reversedFor && reasonText('reverse', row.reversedFor)),
    ...item('opened', t`Opened by`, personName(row.createdBy)),
    ...item('notes', t`Notes`, row.notes),
  ];
}
