import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf, signOf } from '#model/areas/sales/owed/owed.ts';
import { total } from '#model/lines/line-parts.ts';
import { useDecider } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { differenceWords } from './difference.messages.ts';
import { DocumentLinksTo } from './document-links-to.tsx';

interface SettlingProps {
  readonly row: InvoiceRow;
}

/** How an issued invoice is settled: what was paid before and since, credited, set off, written off, and what is open. */
export function InvoiceSettling({ row }: SettlingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number): string => format.money(amount, row.currency);
  const parts = [...usePaid(row, money), ...useCredited(row, money), ...useDeducted(row, money)];
  if (parts.length === 0) return null;
  return (
    <Panel title={t`Payments and credits`}>
      <KeyValues
        columns={2}
        items={[
          ...parts,
          {
            id: 'open',
            label: t({ context: 'invoices', message: 'To be paid' }),
            value: <strong>{money(openOf(row))}</strong>,
          },
        ]}
      />
    </Panel>
  );
}

type Money = (amount: number) => string;

const withLink = (amount: string, link: ReactNode): ReactNode => (
  <>
    {amount} {link}
  </>
);

function usePaid(row: InvoiceRow, money: Money): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const sign = signOf(row);
  const before = row.prepaid.map(({ order, payment, on, amount }) => ({
    id: payment,
    label: t`Paid in advance on ${format.date(on)}`,
    value: withLink(money(amount), <DocumentLinksTo kind="salesOrder" ids={[order]} />),
  }));
  const since = row.paid.flatMap(({ payment, on, amount, less, withoutMoney }) => [
    withoutMoney
      ? {
          id: payment,
          label: t`Set off on ${format.date(on)}`,
          value: withLink(money(amount), <SetOffWith row={row} other={payment} />),
        }
      : {
          id: payment,
          label: sign < 0 ? t`Paid back on ${format.date(on)}` : t`Paid on ${format.date(on)}`,
          value: withLink(money(amount), <DocumentLinksTo kind="payment" ids={[payment]} />),
        },
    ...(less
      ? [{ id: `${payment} less`, label: i18n._(differenceWords[less.kind]), value: money(less.amount) }]
      : []),
  ]);
  return [...before, ...since];
}

/** The other side of a set-off; from a credit note it is undone. [BIL26] */
function SetOffWith({ row, other }: SettlingProps & { readonly other: string }) {
  const { t } = useLingui();
  const replica = useDecider();
  const propose = usePropose();
  const refused = useRefused('invoice');
  const command = {
    kind: 'invoice',
    document: row.id,
    type: 'freeSetOff',
    data: { invoice: other },
  } as const;
  return (
    <>
      <DocumentLinksTo kind="invoice" ids={[other]} />
      {signOf(row) < 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon="undo"
          label={t`Undo the set-off`}
          data-testid="free-set-off"
          {...refused(replica.wouldRefuse(command))}
          onClick={() => void propose(command)}
        />
      )}
    </>
  );
}

/** What later invoices deducted of an advance, as its prices are, or gave back to it. [BIL23] */
function useDeducted({ deductions = [] }: InvoiceRow, money: Money): readonly KeyValue[] {
  const { t } = useLingui();
  return deductions.map(({ by, lines }) => ({
    id: by,
    label: t`Deducted`,
    value: withLink(
      money(total(lines, ({ amount }) => amount)),
      <DocumentLinksTo kind="invoice" ids={[by]} />,
    ),
  }));
}

function useCredited(row: InvoiceRow, money: Money): readonly KeyValue[] {
  const { t } = useLingui();
  const credits = row.credits.map(({ by, amount }) => ({
    id: by,
    label: t`Credited`,
    value: withLink(money(amount), <DocumentLinksTo kind="invoice" ids={[by]} />),
  }));
  const setOff = {
    id: 'setOff',
    label: t`Set off against the invoice`,
    value: withLink(
      money(row.setOff),
      row.corrects && <DocumentLinksTo kind="invoice" ids={[row.corrects]} />,
    ),
  };
  const writtenOff = { id: 'writtenOff', label: t`Written off`, value: money(row.writtenOff) };
  return [...credits, ...(row.setOff > 0 ? [setOff] : []), ...(row.writtenOff === 0 ? [] : [writtenOff])];
}
