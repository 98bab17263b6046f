import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { TableMapping } from '#model/areas/integrations/connection/table-mapping.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { readAs } from '../data-import/mapping-edits.ts';
import { useColumnFields } from '../data-import/use-column-fields.ts';
import { useFieldOptions, NOTHING } from '../data-import/use-field-options.ts';
import { useTargetOptions } from '../data-import/use-target-options.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { SettingFields } from './setting-fields.tsx';
import type { StepProps } from './step-props.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';

/** How what comes in is read: the columns of a file by their heads, or what the connector asks. [CNV2] */
export function MappingStep({ row, form }: StepProps) {
  const { t } = useLingui();
  const spec = connectorSpec(row.connector);
  const hasFields = spec?.settings.some(({ step }) => step === 'mapping') ?? false;
  const isEmpty = !hasFields && spec?.mapsTables !== true;
  return (
    <div className="ui-stack">
      {isEmpty && <Notice tone="info">{t`There is nothing to map here. Go on to the next step.`}</Notice>}
      {hasFields && (
        <Panel title={t`Mapping`}>
          <div className="ui-fields">
            <SettingFields form={form} step="mapping" />
          </div>
        </Panel>
      )}
      {spec?.mapsTables && <Tables row={row} form={form} />}
    </div>
  );
}

function Tables({ row, form }: StepProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const { press, busy } = useConnections();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [lines, setLines] = useState<readonly (readonly string[])[]>([]);
  const { mapping } = form.value;
  const set = (next: TableMapping | null): void => form.edit((draft) => void (draft.mapping = next as never)); // immer's own type of it
  const read = async (target: string | null): Promise<void> => {
    const answer = await press('sample', (desk) => desk.sample(row.id, target));
    setRefusal(answer?.refusal ?? null);
    if (!answer?.sample) return;
    setLines(answer.sample.lines);
    set({ ...answer.sample.mapping, heads: answer.sample.heads });
  };
  return (
    <>
      <Panel
        title={t`Files`}
        subtitle={t`Put a file like those to come into the folder and read it here. Columns are found by their heads.`}
      >
        {refusal && <Notice tone="warning">{sentence(refusal)}</Notice>}
        <TargetFields mapping={mapping} onTarget={(target) => void read(target)} onChange={set} />
        <div className="connection-buttons">
          <Button
            icon="file"
            loading={busy === 'sample'}
            data-testid="read-sample"
            disabledReason={form.isDirty && mapping === null ? t`Save the settings first.` : undefined}
            onClick={() => void read(mapping?.target ?? null)}
          >
            <Trans>Read the first file</Trans>
          </Button>
        </div>
      </Panel>
      {mapping && <Columns mapping={mapping} lines={lines} onChange={set} />}
    </>
  );
}

interface TargetFieldsProps {
  readonly mapping: TableMapping | null;
  readonly onTarget: (target: string) => void;
  readonly onChange: (mapping: TableMapping) => void;
}

function TargetFields({ mapping, onTarget, onChange }: TargetFieldsProps) {
  const { t } = useLingui();
  const targets = useTargetOptions();
  const target = mapping && importTarget(mapping.target);
  const modes = {
    createAndUpdate: t`Created and changed`,
    createOnly: t`Created alone`,
    updateOnly: t`Changed alone`,
  } as const;
  return (
    <div className="ui-fields">
      <Field label={t`Files hold`}>
        <Select name="target" value={mapping?.target ?? null} options={targets} onChange={onTarget} />
      </Field>
      {mapping && target && target.modes.length > 1 && (
        <Field label={t`Records are`}>
          <Select
            name="mode"
            value={mapping.mode}
            options={target.modes.map((mode) => ({ value: mode, label: modes[mode] }))}
            onChange={(mode) => onChange({ ...mapping, mode })}
          />
        </Field>
      )}
    </div>
  );
}

interface ColumnsProps {
  readonly mapping: TableMapping;
  /** The first lines of the file that was read; none where none was. */
  readonly lines: readonly (readonly string[])[];
  readonly onChange: (mapping: TableMapping) => void;
}

function Columns({ mapping, lines, onChange }: ColumnsProps) {
  const { t } = useLingui();
  const fields = useColumnFields(mapping.target);
  const options = useFieldOptions(fields, mapping);
  return (
    <Panel title={t`Columns`} flush>
      <ul className="connection-columns" aria-label={t`Columns of the file`}>
        {mapping.heads.map((head, column) => {
          const name = head || t`Column ${column + 1}`;
          const read = mapping.columns.find((one) => one.column === column);
          const samples = lines.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
          return (
            <li key={column}>
              <span>
                <strong>{name}</strong>
                <span className="ui-faint">{samples.slice(0, 3).join(' · ')}</span>
              </span>
              <Select
                label={t`${name} is read as`}
                value={read?.field ?? NOTHING}
                options={options}
                onChange={(field) =>
                  onChange({ ...mapping, ...readAs(mapping, column, fields.named(field) ?? null) })
                }
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
