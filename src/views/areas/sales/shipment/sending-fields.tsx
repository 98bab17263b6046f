import { useLingui } from '@lingui/react/macro';
import { useCarrierOptions, useSending } from '#views/areas/setup/carrier/use-sending.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import type { SendingDraft } from './use-parcels.ts';

interface SendingFieldsProps {
  readonly value: SendingDraft;
  readonly onChange: (sending: SendingDraft) => void;
}

const NONE = 'none';

/** Who brings the parcels, and by which service; nothing where the company has no carriers. [CRR4] */
export function SendingFields({ value, onChange }: SendingFieldsProps) {
  const { t } = useLingui();
  const carriers = useCarrierOptions(value.carrier ?? undefined);
  const { carrier } = useSending({ carrier: value.carrier ?? undefined });
  const none = { value: NONE, label: t`None` };
  if (carriers.length === 0) return null;
  const services = (carrier?.services ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
    hint: code,
  }));
  const gone = value.service !== null && services.every((one) => one.value !== value.service);
  return (
    <div className="ui-fields shipment-sending">
      <Field label={t`Carrier`}>
        <Select
          value={value.carrier ?? NONE}
          options={[none, ...carriers]}
          onChange={(chosen) => onChange({ carrier: chosen === NONE ? null : chosen, service: null })}
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
            onChange={(service) =>
              onChange({ carrier: value.carrier, service: service === NONE ? null : service })
            }
          />
        </Field>
      )}
    </div>
  );
}
