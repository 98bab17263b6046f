import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { msg, plural } from '@lingui/core/macro';
import type { ToInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { total } from '#model/lines/line-parts.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { BulkResults } from '#views/kit/list/bulk-results.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { toInvoiceRows, toInvoiceTables } from './to-invoice-rows.ts';
import { useMarking } from './use-marking.ts';

interface SwitchProps {
  /** Saves that the company invoices here; false: it was refused. */
  readonly onSave: () => boolean;
  readonly onClose: () => void;
}

const none: readonly ToInvoice[] = [];

/**
 * Asks from which day a company invoices here: what left before is marked as invoiced elsewhere in the same press, after
 * a look at what that is. [BIL16]
 */
export function SwitchOnDialog({ onSave, onClose }: SwitchProps) {
  const { run, send, begin } = useMarking();
  if (!run.hasTag('open')) return <FromWhen onSave={onSave} onBegin={begin} onClose={onClose} />;
  return (
    <BulkResults
      kind="salesOrder"
      label={msg`Mark as invoiced elsewhere`}
      order={run.context.order}
      results={run.context.results}
      isUnderWay={run.hasTag('underWay')}
      onCancel={() => send({ type: 'cancel' })}
      onClose={onClose}
    />
  );
}

interface FromProps extends SwitchProps {
  /** Marks what is to be invoiced of these orders. */
  readonly onBegin: (orders: readonly string[]) => void;
}

function FromWhen({ onSave, onBegin, onClose }: FromProps) {
  const { t } = useLingui();
  const today = useToday();
  const [from, setFrom] = useState<string | null>(today);
  const rows = useQuery(toInvoiceTables, '', toInvoiceRows, none).filter(({ gross }) => gross !== 0);
  const before = rows.filter((row) => isBefore(row, from ?? today));
  const give = (): void => {
    if (!onSave()) return;
    if (before.length === 0) onClose();
    else onBegin(before.map(({ id }) => id));
  };
  return (
    <GiveDialog
      title={t`Invoice here`}
      width="36rem"
      testId="switch-on"
      disabledReason={from === null ? t`Choose a day.` : undefined}
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <Field
          label={t`Invoices here what leaves from`}
          required
          hint={t`What left before this day counts as invoiced elsewhere.`}
        >
          <DateInput value={from} onChange={setFrom} />
        </Field>
        <Preview before={before} after={rows.filter((row) => !before.includes(row))} />
      </div>
    </GiveDialog>
  );
}

/** Whether all that is to be invoiced of an order left before a day; what nobody knows the day of did. */
const isBefore = ({ until }: ToInvoice, day: string): boolean => until === null || until < day;

interface PreviewProps {
  readonly before: readonly ToInvoice[];
  readonly after: readonly ToInvoice[];
}

/** How much is marked as invoiced elsewhere, and what stays to be invoiced here. */
function Preview({ before, after }: PreviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const said = (rows: readonly ToInvoice[]): string => {
    const sum = format.money(
      total(rows, ({ gross, order }) => amountAt(gross, order.rate)),
      currency,
    );
    return t`${plural(rows.length, { one: '# order', other: '# orders' })}, ${sum}`;
  };
  return (
    <KeyValues
      items={[
        { id: 'before', label: t`Marked as invoiced elsewhere`, value: said(before) },
        { id: 'after', label: t`To invoice here`, value: said(after) },
      ]}
    />
  );
}
