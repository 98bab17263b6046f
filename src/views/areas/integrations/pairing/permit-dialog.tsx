import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { knownOf } from '#views/areas/setup/role/permission-choice.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { PermissionBoxes } from './permission-boxes.tsx';

interface PermitDialogProps {
  readonly row: PairingRow;
  readonly onClose: () => void;
}

/** [MS8] Changes what a pairing may do here; from then on within the rights of who changed it. */
export function PermitDialog({ row, onClose }: PermitDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const [{ version, permissions: known }] = useState(row);
  const [permissions, setPermissions] = useState(knownOf(known ?? []));
  const give = (): void => {
    const draft = {
      kind: 'pairing',
      document: row.id,
      type: 'permit',
      data: { permissions },
      version,
    } as const;
    if (!propose(draft)) onClose();
  };
  return (
    <GiveDialog
      title={t`Change what it may do`}
      width="43.75rem"
      label={t`Save`}
      testId="give-permit"
      onClose={onClose}
      onGive={give}
    >
      <PermissionBoxes chosen={permissions} onChange={setPermissions} />
    </GiveDialog>
  );
}
