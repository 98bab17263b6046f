import { useLingui } from '@lingui/react/macro';
import { pullPauses } from '#model/areas/integrations/connection/connection.kind.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import { AgentPermissions, AgentRole, AgentWarehouses } from '#views/areas/setup/role/agent-rights.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { SettingFields } from './setting-fields.tsx';
import type { StepProps } from './step-props.ts';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

/** What flows which way, how often, and what the connection may do for it. [CNV2] */
export function DirectionStep({ row, form }: StepProps) {
  const { t } = useLingui();
  const spec = connectorSpec(row.connector);
  const flows = spec?.flows ?? [];
  return (
    <div className="ui-stack">
      <Panel title={t`What flows`}>
        {flows.length === 0 && (
          <p className="ui-faint">{t`Nothing is exchanged: it is used where it is needed.`}</p>
        )}
        <Flows row={row} form={form} />
        <div className="ui-fields">
          {flows.some(({ direction }) => direction === 'in') && <Every form={form} />}
          <SettingFields form={form} step="direction" />
        </div>
      </Panel>
      {flows.length > 0 && <Rights form={form} />}
    </div>
  );
}

function Flows({ row, form: { value, edit, error } }: StepProps) {
  const { t } = useLingui();
  const words = useConnectorWords();
  const problem = error('flows');
  return (
    <div className="connection-flows">
      {(connectorSpec(row.connector)?.flows ?? []).map(({ name, direction }) => {
        const flow = words.flow(row.connector, name);
        return (
          <Checkbox
            key={name}
            checked={value.flows.includes(name)}
            label={direction === 'in' ? t`In: ${flow}` : t`Out: ${flow}`}
            onChange={(isOn) =>
              edit((draft) => {
                draft.flows = isOn ? [...draft.flows, name] : draft.flows.filter((one) => one !== name);
              })
            }
          />
        );
      })}
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}

function Every({ form: { value, edit } }: Pick<StepProps, 'form'>) {
  const { t } = useLingui();
  const names: Readonly<Record<number, string>> = {
    15: t`Quarter of an hour`,
    60: t`Hour`,
    240: t`Four hours`,
    1440: t`Day`,
  };
  const options = pullPauses.map((minutes) => ({ value: String(minutes), label: names[minutes] ?? '' }));
  return (
    <Field label={t`Looks every`}>
      <Select
        name="every"
        value={String(value.every)}
        options={options}
        onChange={(minutes) =>
          edit(
            (draft) => void (draft.every = pullPauses.find((one) => String(one) === minutes) ?? draft.every),
          )
        }
      />
    </Field>
  );
}

function Rights({ form: { value, edit, error } }: Pick<StepProps, 'form'>) {
  const { t } = useLingui();
  return (
    <Panel title={t`Rights`} subtitle={t`It acts under its own name, and may never do more than its owner.`}>
      <AgentRole
        role={value.role}
        problem={error('role')}
        onChange={(role) => edit((draft) => void (draft.role = role))}
      />
      <AgentWarehouses
        testId="connection-warehouses"
        chosen={value.warehouses}
        problem={error('warehouses')}
        onChange={(chosen) => edit((draft) => void (draft.warehouses = chosen))}
      />
      {value.role === null && (
        <AgentPermissions
          chosen={value.permissions}
          problem={error('permissions')}
          onChange={(chosen) => edit((draft) => void (draft.permissions = chosen))}
        />
      )}
    </Panel>
  );
}
