import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LOOK_AHEAD } from '#model/areas/purchasing/proposal/look-ahead.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { useAddress } from '#views/navigation/use-address.ts';

const CHOICES = [0, 7, LOOK_AHEAD, 30, 90, 365];

/** Days beyond lead times of which demand counts; in the address. */
export function useLookAhead(): readonly [number, (days: number) => void] {
  const [{ ahead }, setAddress] = useAddress();
  const days = Number(ahead ?? LOOK_AHEAD);
  const isKnown = CHOICES.includes(days);
  return [isKnown ? days : LOOK_AHEAD, (chosen) => setAddress({ ahead: String(chosen) })];
}

/** Chooses how far ahead is looked. [RPL2] */
export function LookAheadChoice() {
  const { t } = useLingui();
  const [days, choose] = useLookAhead();
  return (
    <Field label={t`How far ahead`}>
      <Select
        size="sm"
        value={String(days)}
        options={CHOICES.map((value) => ({
          value: String(value),
          label:
            value === 0
              ? t`Lead time only`
              : t`Lead time and ${plural(value, { one: '# day', other: '# days' })}`,
        }))}
        onChange={(value) => choose(Number(value))}
      />
    </Field>
  );
}
