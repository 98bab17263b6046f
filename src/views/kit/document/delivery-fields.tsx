import { useLingui } from '@lingui/react/macro';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useDeliveryOptions } from './use-delivery-terms.ts';

interface DeliveryFieldsProps {
  readonly value: DeliveryTerms;
  readonly error: (field: 'deliveryTerm' | 'deliveryPlace') => string | undefined;
  readonly onChange: (
    change: { readonly deliveryTerm?: string | null; readonly deliveryPlace?: string },
    tag?: string,
  ) => void;
}

const NONE = 'none';

/** The delivery terms of an order, and the place that they name. [DLT3] */
export function DeliveryTermFields({ value, error, onChange }: DeliveryFieldsProps) {
  const { t } = useLingui();
  const { options, namesPlace } = useDeliveryOptions(value.deliveryTerm);
  return (
    <>
      <Field label={t`Delivery terms`} error={error('deliveryTerm')}>
        <Select
          value={value.deliveryTerm ?? NONE}
          options={[{ value: NONE, label: t`None` }, ...options]}
          onChange={(chosen) =>
            onChange(chosen === NONE ? { deliveryTerm: null, deliveryPlace: '' } : { deliveryTerm: chosen })
          }
        />
      </Field>
      {namesPlace && (
        <Field label={t`Place of delivery`} required error={error('deliveryPlace')}>
          <TextInput
            value={value.deliveryPlace ?? ''}
            maxLength={200}
            onChange={(deliveryPlace) => onChange({ deliveryPlace }, 'deliveryPlace')}
          />
        </Field>
      )}
    </>
  );
}
