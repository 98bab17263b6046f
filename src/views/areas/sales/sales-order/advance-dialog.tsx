import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { advanceable } from '#model/areas/sales/invoice/invoice.advances.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { MoneyInput, PercentInput } from '#views/ui/scaled-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface AdvanceProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

type Way = 'percent' | 'amount';

/** Thirty percent, basis points. */
const USUAL = 3_000;

/** Asks how much of an order is invoiced before delivery, and when that is paid; the draft that follows is opened. [BIL22] */
export function AdvanceDialog({ row, onClose }: AdvanceProps) {
  const { t } = useLingui();
  const { way, setWay, value, setValue, on, setOn, refusal, give } = useAsking(row, onClose);
  const sentence = useFieldSentence();
  const error = (...fields: readonly string[]): string | undefined =>
    fields.map((field) => sentence(refusal?.fields?.[field])).find(Boolean);
  const figure = { value: value ?? null, onChange: setValue, autoFocus: true };
  return (
    <GiveDialog
      title={t`Invoice an advance`}
      label={t`Draft the invoice`}
      testId="give-advance"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="invoice" refusal={refusal} />
        <Ways way={way} onChange={setWay} />
        {way === 'percent' ? (
          <Field label={t`Percentage`} required error={error('advance.share.percent', 'advance.share')}>
            <PercentInput {...figure} />
          </Field>
        ) : (
          <AmountField row={row} error={error('advance.share.amount', 'advance.share')} figure={figure} />
        )}
        <Field
          label={t`Day of the advance`}
          required
          hint={t`The day on which it is paid: the invoice has to say it.`}
          error={error('advance.on')}
        >
          <DateInput value={on} onChange={setOn} />
        </Field>
      </div>
    </GiveDialog>
  );
}

function Ways({ way, onChange }: { readonly way: Way; readonly onChange: (way: Way) => void }) {
  const { t } = useLingui();
  const percent = t`Of each VAT rate of what is not invoiced yet.`;
  return (
    <ChoiceCards<Way>
      label={t`How much`}
      name="way"
      value={way}
      options={[
        { value: 'percent', label: t`A percentage`, hint: percent },
        { value: 'amount', label: t`An amount`, hint: t`Spread over the VAT rates of the order.` },
      ]}
      onChange={onChange}
    />
  );
}

interface AmountProps extends Pick<AdvanceProps, 'row'> {
  readonly error: string | undefined;
  readonly figure: Omit<Parameters<typeof MoneyInput>[0], 'currency'>;
}

function AmountField({ row, error, figure }: AmountProps) {
  const { t } = useLingui();
  return (
    <Field
      label={row.pricesIncludeVat ? t`Amount incl. VAT` : t`Amount without VAT`}
      required
      hint={useMost(row)}
      error={error}
    >
      <MoneyInput {...figure} currency={row.currency} />
    </Field>
  );
}

/** How much can be asked for, as far as it is known here. */
function useMost(row: SalesOrderRow): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const most = ifKnown(() => advanceable(view, row), null);
  return most === null ? undefined : t`At most ${format.money(most, row.currency)}.`;
}

function useAsking(row: SalesOrderRow, onClose: () => void) {
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const [way, chooseWay] = useState<Way>('percent');
  const [value, setValue] = useState<number | null | undefined>(USUAL);
  const [on, setOn] = useState<string | null>(useToday());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (): void => {
    const document = model.newId();
    const advance = { on, share: { [way]: value ?? null } };
    const data = { type: 'invoice', customer: row.customer, orders: [row.id], corrects: null, advance };
    const refused = propose({ kind: 'invoice', document, type: 'create', data }, { quiet: true });
    setRefusal(refused);
    if (refused) return;
    onClose();
    paths.go(`/apps/sales/invoices/${document}`);
  };
  const setWay = (next: Way): void => {
    chooseWay(next);
    setValue(next === 'percent' ? USUAL : null);
    setRefusal(null);
  };
  return { way, setWay, value, setValue, on, setOn, refusal, give };
}
