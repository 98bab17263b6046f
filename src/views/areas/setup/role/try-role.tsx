import { Trans, useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { isUsed } from '#model/areas/setup/role/role.rules.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { useTriedRole } from '#views/areas/setup/role/use-tried-role.ts';

/** Shows the company as a role sees it. Not while changes wait on the device: they would be sent as that role. */
export function TryRole({ row }: { readonly row: RoleRow }) {
  const { t } = useLingui();
  const model = useModel();
  const { tried, isGoing, tryRole } = useTriedRole();
  if (!isUsed(row) || tried !== null) return null;
  const waits = model.pending().length > 0;
  return (
    <p>
      <Button
        size="sm"
        icon="eye"
        disabled={isGoing}
        disabledReason={waits ? t`Changes on this device are still being sent.` : undefined}
        onClick={() => tryRole(row.id)}
      >
        <Trans>Try this role on</Trans>
      </Button>
    </p>
  );
}
