import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { canMakeSecrets, useIssuedSecret, useNewSecret } from './new-secret.ts';

interface RotateDialogProps {
  readonly row: ApiClientRow;
  readonly onClose: () => void;
}

/** Gives a client a second secret. [APV2] */
export function RotateDialog({ row, onClose }: RotateDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const given = useIssuedSecret();
  const made = useNewSecret();
  const rotate = (): void => {
    if (!made) return;
    const refusal = propose({
      kind: 'apiClient',
      document: row.id,
      type: 'rotate',
      data: { secret: made.kept },
    });
    if (!refusal) given(made);
    onClose();
  };
  return (
    <GiveDialog
      title={t`New secret`}
      testId="rotate"
      disabledReason={canMakeSecrets() ? undefined : t`Secrets are made on pages served over https.`}
      onGive={rotate}
      onClose={onClose}
    >
      <p>
        <Trans>
          Both secrets are accepted until you end the old one. Put the new one where your program reads it,
          see under Calls that it is used, then end the old one.
        </Trans>
      </p>
    </GiveDialog>
  );
}
