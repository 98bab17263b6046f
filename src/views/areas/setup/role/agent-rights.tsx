import { useLingui } from '@lingui/react/macro';
import { takesPerson } from '#model/areas/setup/agent-rights/agent-grants.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { PermissionGrid } from './permission-grid.tsx';
import { useRoleOptions } from './role-name.ts';
import { WarehouseBoxes } from './warehouse-boxes.tsx';

/** Stands for an agent with permissions of its own. */
const OWN = 'own';

interface AgentRoleProps {
  /** Null: permissions of its own. */
  readonly role: string | null;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly onChange: (role: string | null) => void;
}

/** Whether an agent has the permissions of a role, or its own. [AG1] */
export function AgentRole({ role, hint, problem, onChange }: AgentRoleProps) {
  const { t } = useLingui();
  const options = [{ value: OWN, label: t`Permissions chosen below` }, ...useRoleOptions()];
  return (
    <Field label={t`May do what`} hint={hint} error={problem}>
      <Select
        name="role"
        value={role ?? OWN}
        options={options}
        onChange={(chosen) => onChange(chosen === OWN ? null : chosen)}
      />
    </Field>
  );
}

interface AgentWarehousesProps {
  readonly testId: string;
  readonly chosen: readonly string[] | null;
  readonly problem: string | undefined;
  readonly onChange: (chosen: string[] | null) => void;
}

/** The warehouses of an agent; none ticked: all those of its role and its owner. */
export function AgentWarehouses(props: AgentWarehousesProps) {
  const { t } = useLingui();
  return (
    <WarehouseBoxes
      {...props}
      none={t`None is ticked: it works in every warehouse of its role and its owner.`}
      some={t`Orders, goods and stock elsewhere are not told to it.`}
    />
  );
}

interface AgentPermissionsProps {
  readonly chosen: readonly Permission[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: Permission[]) => void;
}

/** Permissions of an agent's own, of those that the person has and an agent may hold. [AG2] */
export function AgentPermissions({ chosen, problem, onChange }: AgentPermissionsProps) {
  const model = useModel();
  return (
    <>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <PermissionGrid
        chosen={chosen}
        mayHave={(permission) => model.may(permission) && !takesPerson(permission)}
        onChange={onChange}
      />
    </>
  );
}
