import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PairingOffer } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { pairingPath } from './pairing-paths.ts';
import { PermissionBoxes, useGivable } from './permission-boxes.tsx';
import { usePairings } from './use-pairings.ts';

/** [MS1] A code is entered, who invites is shown, and the invitation accepted. */
export function AcceptDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const paths = usePaths();
  const { press, busy } = usePairings();
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<PairingOffer | null>(null);
  const [permissions, setPermissions] = useState(useGivable());
  const look = async (): Promise<void> => {
    const found = await press('look', (desk) => desk.look(code.trim()));
    if (found) setOffer(found);
  };
  const accept = async (): Promise<void> => {
    const id = await press('accept', (desk) => desk.accept(code.trim(), permissions));
    if (id === undefined) return;
    onClose();
    paths.go(pairingPath(id));
  };
  return (
    <GiveDialog
      title={t`Accept an invitation`}
      width="43.75rem"
      label={offer ? t`Accept` : t`Continue`}
      testId="give-accept"
      disabledReason={busy ? t`Asking the server…` : code.trim() === '' ? t`Enter the code` : undefined}
      onClose={onClose}
      onGive={() => void (offer ? accept() : look())}
    >
      <div className="ui-stack">
        <Field label={t`Code`} hint={t`From who invites: it begins with lagra_pair_.`}>
          <TextInput value={code} readOnly={offer !== null} onChange={setCode} />
        </Field>
        {offer && <Offer offer={offer} />}
        {offer && <PermissionBoxes chosen={permissions} onChange={setPermissions} />}
      </div>
    </GiveDialog>
  );
}

function Offer({ offer: { company, expiresAt } }: { readonly offer: PairingOffer }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Notice tone="info" title={t`${company} invites this company`}>
      <Trans>
        The code is good until {format.dateTime(expiresAt)}. Nothing is shown or written before both companies
        have begun matching and confirmed.
      </Trans>
    </Notice>
  );
}
