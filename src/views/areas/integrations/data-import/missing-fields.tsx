import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TargetField } from '#model/areas/integrations/data-import/import-target.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { fixedTo, missingFields } from './mapping-edits.ts';
import type { Mapping } from './use-mapping.ts';
import { useFieldName } from './use-target-name.ts';

interface MissingFieldsProps {
  readonly fields: readonly TargetField[];
  readonly mapping: Mapping;
  readonly mayMap: boolean;
}

/** What lines have to say and no column does. [DIS4] */
export function MissingFields({ fields, mapping }: Omit<MissingFieldsProps, 'mayMap'>) {
  const { t } = useLingui();
  const fieldName = useFieldName(mapping.value.target);
  const missing = missingFields(fields, mapping.value);
  if (missing.length === 0) return null;
  const names = missing.map(({ name }) => fieldName(name)).join(', ');
  return (
    <Notice tone="warning" title={t`Still missing: ${names}`}>
      <Trans>Read a column as it, or say below what holds for every line.</Trans>
    </Notice>
  );
}

/** What every line says whose own cell is empty, or that has none. [DIS4] */
export function FixedFields({ fields, mapping, mayMap }: MissingFieldsProps) {
  const { t } = useLingui();
  const fieldName = useFieldName(mapping.value.target);
  const missing = missingFields(fields, mapping.value).map(({ name }) => name);
  // A field that was asked for stays while its text is written.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const shown = [...new Set([...missing, ...Object.keys(mapping.value.fixed), ...asked])];
  if (!mayMap && shown.length === 0) return null;
  const others = fields.filter(({ name }) => !shown.includes(name));
  return (
    <Panel
      title={t`The same in every line`}
      subtitle={t`Where no column says it, or the cell of a line is empty.`}
    >
      <div className="import-settings">
        {shown.map((name) => (
          <FixedField key={name} {...{ name, mapping, mayMap }} label={fieldName(name)} />
        ))}
        {mayMap && (
          <Field label={t`Another field`}>
            <Select
              value={null}
              options={others.map(({ name }) => ({ value: name, label: fieldName(name) }))}
              onChange={(name) => setAsked([...asked, name])}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}

interface FixedFieldProps extends Omit<MissingFieldsProps, 'fields'> {
  readonly name: string;
  readonly label: string;
}

const FixedField = ({ name, label, mapping: { value, edit }, mayMap }: FixedFieldProps) => (
  <Field label={label}>
    <TextInput
      value={value.fixed[name] ?? ''}
      name={`fixed-${name}`}
      disabled={!mayMap}
      onChange={(text) => edit(fixedTo(value, name, text))}
    />
  </Field>
);
