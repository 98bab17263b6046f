import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ColumnMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ColumnNote } from '#model/areas/integrations/data-import/import-line.ts';
import { Button } from '#views/ui/button.tsx';
import type { Option } from '#views/ui/option.ts';
import { TextInput } from '#views/ui/text-input.tsx';
import { useMoneyChoices } from './use-money-choices.ts';

/** How a column is to be read from now on. */
export type ReadOtherwise = Pick<ColumnMapping, 'others' | 'vat'>;

interface ColumnFixesProps {
  readonly told: ColumnNote & { readonly column: number };
  /** What the column is read as, in words. */
  readonly name: string;
  /** Lines may go without the cell. */
  readonly isOptional: boolean;
  /** The columns can still be said otherwise. */
  readonly mayRead: boolean;
  /** Makes all of these cells say this; empty: nothing. */
  readonly onMend: (becomes: string) => void;
  /** Reads the whole column otherwise, and checks again. */
  readonly onRead: (change: ReadOtherwise) => void;
}

/** What somebody has to say of the whole column. */
const asked: ReadonlySet<string> = new Set(['importVatOpen', 'cellOtherCurrency']);

/** What mends everything that is told of a column, in one press. [DIS36] */
export function ColumnFixes(props: ColumnFixesProps) {
  const {
    told: { code, how },
    name,
    isOptional,
    mayRead,
    onMend,
    onRead,
  } = props;
  const { t } = useLingui();
  const { vat, others } = useMoneyChoices();
  if (asked.has(code) && !mayRead) return null;
  if (code === 'importVatOpen')
    return <Choices label={t`Prices of this file`} choices={vat} onChoose={(one) => onRead({ vat: one })} />;
  if (code === 'cellOtherCurrency')
    return (
      <Choices
        label={t`Other currencies in ${name}`}
        choices={others}
        onChoose={(one) => onRead({ others: one })}
      />
    );
  return <Mend {...{ name, onMend }} mayLeaveOut={how === 'rejected' && isOptional} />;
}

interface ChoicesProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Option<V>[];
  readonly onChoose: (value: V) => void;
}

const Choices = <V extends string>({ label, choices, onChoose }: ChoicesProps<V>) => (
  <span className="import-bar-acts" role="group" aria-label={label}>
    {choices.map((choice) => (
      <Button key={choice.value} size="sm" onClick={() => onChoose(choice.value)}>
        {choice.label}
      </Button>
    ))}
  </span>
);

interface MendProps extends Pick<ColumnFixesProps, 'name' | 'onMend'> {
  readonly mayLeaveOut: boolean;
}

function Mend({ name, onMend, mayLeaveOut }: MendProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <span className="import-bar-acts" role="group" aria-label={name}>
      <TextInput
        label={t`Value of ${name} in all of them`}
        placeholder={t`Value for all of them`}
        value={text}
        onChange={setText}
      />
      <Button
        size="sm"
        icon="copy"
        disabledReason={text.trim() === '' ? t`Type a value first.` : undefined}
        onClick={() => onMend(text.trim())}
      >
        {t`Use in all`}
      </Button>
      {mayLeaveOut && (
        <Button size="sm" variant="quiet" icon="minus" onClick={() => onMend('')}>
          {t`Leave out`}
        </Button>
      )}
    </span>
  );
}
