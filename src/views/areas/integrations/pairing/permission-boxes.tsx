import { useLingui } from '@lingui/react/macro';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PermissionGrid } from '#views/areas/setup/role/permission-grid.tsx';

const allowed = new Set(syncPermissions);
const groups = permissionGroups.flatMap(({ subject, permissions }) => {
  const kept = permissions.filter((permission) => allowed.has(permission));
  return kept.length > 0 ? [{ subject, permissions: kept }] : [];
});

interface PermissionBoxesProps {
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: Permission[]) => void;
}

/** [MS8] What the other company’s changes may do here: of what the person may do. */
export function PermissionBoxes({ chosen, onChange }: PermissionBoxesProps) {
  const { t } = useLingui();
  const model = useModel();
  return (
    <fieldset className="pairing-permissions">
      <legend>{t`What the other company’s changes may do here`}</legend>
      <PermissionGrid
        groups={groups}
        chosen={chosen}
        mayHave={(permission) => model.may(permission)}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** All that the person could give. */
export function useGivable(): Permission[] {
  const model = useModel();
  return syncPermissions.filter((permission) => model.may(permission));
}
