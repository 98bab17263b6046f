import { useLingui } from '@lingui/react/macro';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { LimitFields } from './limit-fields.tsx';
import { WarehouseBoxes } from './warehouse-boxes.tsx';

interface RoleScopeProps {
  readonly form: Form<RoleForm>;
}

/** Where a role holds, and how far. */
export function RoleScopeFields({ form }: RoleScopeProps) {
  return (
    <>
      <Warehouses form={form} />
      <LimitFields form={form} />
    </>
  );
}

/** None ticked: all warehouses, also those to come. */
function Warehouses({ form: { value, edit, error } }: RoleScopeProps) {
  const { t } = useLingui();
  return (
    <WarehouseBoxes
      testId="role-warehouses"
      chosen={value.warehouses ?? null}
      problem={error('warehouses')}
      none={t`None is ticked: the role holds in every warehouse.`}
      some={t`Orders, goods and stock elsewhere are not shown to who has the role.`}
      onChange={(chosen) => edit((draft) => void (draft.warehouses = chosen))}
    />
  );
}
