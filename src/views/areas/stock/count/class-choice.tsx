import { useLingui } from '@lingui/react/macro';
import type { CountScope } from '#model/areas/stock/count/count.facts.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { useCounting } from './use-counting.ts';

type ByClass = Extract<CountScope, { by: 'abc' }>;

interface ClassChoiceProps {
  readonly value: ByClass['class'] | null;
  readonly error: string | undefined;
  readonly onChange: (scope: ByClass) => void;
}

/** The products of a class, as the ledger has them now. */
export function ClassChoice({ value, error, onChange }: ClassChoiceProps) {
  const { t } = useLingui();
  const { figures } = useCounting();
  if (figures.status === 'failed')
    return (
      <Notice tone="info">{t`Classes are told by the server, which can't be reached right now.`}</Notice>
    );
  const { A, B } = figures.status === 'ready' ? figures.value.classes : { A: [], B: [] };
  const choose = (one: ByClass['class']): void =>
    onChange({ by: 'abc', class: one, products: one === 'A' ? [...A] : one === 'B' ? [...B] : [...A, ...B] });
  return (
    <Field
      label={t`Class`}
      required
      hint={figures.status === 'ready' ? undefined : t`Working out the classes …`}
      error={error}
    >
      <Select
        value={value}
        disabled={figures.status !== 'ready'}
        options={[
          { value: 'A', label: t`A: most of what customers take` },
          { value: 'B', label: t`B: nearly all the rest` },
          { value: 'C', label: t`C: everything else` },
        ]}
        onChange={choose}
      />
    </Field>
  );
}
