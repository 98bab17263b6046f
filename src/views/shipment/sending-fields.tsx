import { useLingui } from '@lingui/react/macro';
import type { Sending } from '#model/carrier/carrier.rules.ts';
import { useCarrierOptions, useSending } from '../carrier/use-sending.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface SendingFieldsProps {
  readonly value: Sending;
  readonly onChange: (sending: Sending) => void;
}

const NONE = 'none';

/** Who brings the parcels, and by which service; nothing where the company has no carriers. [CRR4] */
export function SendingFields({ value, onChange }: SendingFieldsProps) {
  const { t } = useLingui();
  const carriers = useCarrierOptions(value.carrier);
  const { carrier } = useSending(value);
  const none = { value: NONE, label: t`None` };
  if (carriers.length === 0) return null;
  const services = (carrier?.services ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
    hint: code,
  }));
  const gone = value.service !== undefined && services.every((one) => one.value !== value.service);
  return (
    <div className="ui-fields shipment-sending">
      <Field label={t`Carrier`}>
        <Select
          value={value.carrier ?? NONE}
          options={[none, ...carriers]}
          onChange={(chosen) => onChange(chosen === NONE ? {} : { carrier: chosen })}
        />
      </Field>
      {(services.length > 0 || gone) && (
        <Field label={t`Service`}>
          <Select
            value={value.service ?? NONE}
            options={[
              none,
              ...(gone ? [{ value: value.service ?? '', label: value.service ?? '' }] : []),
              ...services,
            ]}
            onChange={(service) => onChange({ carrier: value.carrier, ...(service !== NONE && { service }) })}
          />
        </Field>
      )}
    </div>
  );
}
