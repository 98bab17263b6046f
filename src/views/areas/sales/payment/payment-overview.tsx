import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { allocatedOf, feesKeptOf, refundedOf } from '#model/areas/sales/payment/payment.figures.ts';
import { toAllocateOf } from '#model/areas/sales/payment/payment.listing.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useRateSentence } from '#views/kit/document/use-rate-sentence.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { PaymentAllocations } from './payment-allocations.tsx';
import { directionWords, sourceWords } from './payment.messages.ts';

interface OverviewProps {
  readonly row: PaymentRow;
}

/** How much came, what it pays, and what is left. */
export function PaymentOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <Figures row={row} />
      <PaymentAllocations row={row} />
      <Panel title={t`Payment`}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

function Figures({ row }: OverviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number): string => format.money(amount, row.currency);
  return (
    <Stats>
      <Stat label={t`Amount`} figure={money(row.amount)} />
      <Stat label={t`Allocated`} figure={money(allocatedOf(row))} />
      {feesKeptOf(row) > 0 && <Stat label={t`Reminder fees`} figure={money(feesKeptOf(row))} />}
      {row.refunds.length > 0 && <Stat label={t`Paid back`} figure={money(refundedOf(row))} />}
      <Stat label={t`Left to allocate`} figure={money(toAllocateOf(row))} />
    </Stats>
  );
}

function useAbout(row: PaymentRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const rateSentence = useRateSentence();
  const reasonText = useReasonText();
  const { currency } = useCompany();
  const said = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
    value === null || value === undefined || value === '' ? [] : [{ id, label, value }];
  return [
    ...said('on', t`Booked`, format.date(row.on)),
    ...said('direction', t`Direction`, i18n._(directionWords[row.direction])),
    ...said('reference', t`Reference`, row.reference),
    ...said('source', t`Source`, i18n._(sourceWords[row.source])),
    ...said('bank', t`The bank's reference`, row.bankReference),
    ...said('rate', t`Rate`, row.currency === currency ? null : rateSentence(row.currency, row.rate)),
    ...row.refunds.map(({ on, amount }, index) => {
      const [day, money] = [format.date(on), format.money(amount, row.currency)];
      return { id: `refund${index}`, label: t`Paid back on ${day}`, value: money };
    }),
    ...said('by', t`Recorded by`, personName(row.recordedBy)),
    ...said('reversed', t`Reversed`, row.reversedFor && reasonText('reverse', row.reversedFor)),
    ...said('notes', t`Notes`, row.notes),
  ];
}
