import { Trans, useLingui } from '@lingui/react/macro';
import { useDisplayName } from '#views/kit/document/display-name.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useTriedRole } from '#views/areas/setup/role/use-tried-role.ts';

/** Above every page while a role is tried on: whose eyes these are, and the way back. */
export function TriedRoleNotice() {
  const { t } = useLingui();
  const givenName = useDisplayName();
  const { tried, isGoing, tryRole } = useTriedRole();
  if (tried === null) return null;
  const role = givenName('role', tried);
  return (
    <div className="above-page ui-no-print">
      <Notice
        tone="warning"
        title={t`You are trying on the role ${role}`}
        actions={
          <Button size="sm" disabled={isGoing} onClick={() => tryRole(null)}>
            <Trans>Stop trying</Trans>
          </Button>
        }
      >
        <Trans>You see what it sees and can open what it can do; nothing is changed.</Trans>
      </Notice>
    </div>
  );
}
