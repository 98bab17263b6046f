import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TargetField } from '#model/data-import/import-target.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { fixedTo, missingFields } from './mapping-edits.ts';
import type { Mapping } from './use-mapping.ts';
import { useFieldName } from './use-target-name.ts';

interface MissingFieldsProps {
  readonly fields: readonly TargetField[];
  readonly mapping: Mapping;
  readonly mayMap: boolean;
}

/** What lines have to say and no column does, and what is the same in every line. [DIS4] */
export function MissingFields({ fields, mapping, mayMap }: MissingFieldsProps) {
  const { t } = useLingui();
  const fieldName = useFieldName(mapping.value.target);
  const missing = missingFields(fields, mapping.value).map(({ name }) => name);
  // A field that was asked for stays while its text is written.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const shown = [...new Set([...missing, ...Object.keys(mapping.value.fixed), ...asked])];
  const names = missing.map(fieldName).join(', ');
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={t`Still missing: ${names}`}>
          <Trans>Read a column as it, or say below what holds for every line.</Trans>
        </Notice>
      )}
      {(mayMap || shown.length > 0) && (
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
                  options={fields
                    .filter(({ name }) => !shown.includes(name))
                    .map(({ name }) => ({ value: name, label: fieldName(name) }))}
                  onChange={(name) => setAsked([...asked, name])}
                />
              </Field>
            )}
          </div>
        </Panel>
      )}
    </>
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
