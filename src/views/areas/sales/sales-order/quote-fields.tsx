import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Select } from '#views/ui/select.tsx';
import type { OrderEditor } from './use-order-editor.ts';
import { quantityWords } from './quote.messages.ts';

/** Until when an order holds as a quote, and what other quantities cost; nothing once it is confirmed. [SO75] [SO79] */
export function QuoteFields({
  editor: { value, change, error, amending },
}: {
  readonly editor: OrderEditor;
}) {
  const { t, i18n } = useLingui();
  if (amending) return null;
  return (
    <>
      <Field
        label={t`Quote valid until`}
        optional
        hint={t`Empty: 30 days from when it is sent.`}
        error={error('validUntil')}
      >
        <DateInput
          value={value.validUntil ?? null}
          onChange={(validUntil) => change({ validUntil }, 'validUntil')}
        />
      </Field>
      <Field label={t`If the customer wants another quantity`} error={error('quantities')}>
        <Select
          value={value.quantities ?? 'locked'}
          options={(['locked', 'repriced'] as const).map((one) => ({
            value: one,
            label: i18n._(quantityWords[one]),
          }))}
          onChange={(quantities) => change({ quantities })}
        />
      </Field>
    </>
  );
}
