import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CompanyEntry } from '#machines/app/session/session.types.ts';
import { keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import { newPairingCode } from '#model/areas/integrations/pairing/pairing-code.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { canMakeSecrets } from '../api-client/new-secret.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { PermissionBoxes, useGivable } from './permission-boxes.tsx';

/** An invitation that was just sent to the server. */
export interface MadeInvitation {
  readonly id: string;
  readonly code: string;
  readonly hash: string;
  /** The own company that accepts at once; null: somebody else does, with the code. */
  readonly own: number | null;
  readonly permissions: readonly string[];
}

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onMade: (made: MadeInvitation) => void;
}

const ANOTHER = 'another';

/** [MS1] Invites a company: one that the person may enter themselves, or one that is given a code. */
export function InviteDialog({ onClose, onMade }: InviteDialogProps) {
  const { t } = useLingui();
  const companies = useOtherCompanies();
  const [whom, setWhom] = useState<string>(companies[0] ? String(companies[0].id) : ANOTHER);
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState(useGivable());
  const own = companies.find(({ id }) => String(id) === whom);
  const said = own?.name ?? name.trim();
  const send = useSend(onMade);
  const invite = async (): Promise<void> => {
    if (await send({ name: said, permissions, own: own?.id ?? null })) onClose();
  };
  return (
    <GiveDialog
      title={t`Invite a company`}
      width="43.75rem"
      label={own ? t`Pair` : t`Invite`}
      testId="give-invite"
      disabledReason={reasonNot(
        said,
        t`Say which company it is for`,
        t`Codes are made on pages served over https`,
      )}
      onClose={onClose}
      onGive={() => void invite()}
    >
      <div className="ui-stack">
        <Whom {...{ companies, whom, name, setWhom, setName }} />
        <Notice tone="info">
          <Trans>
            Nothing is shown or written yet. You choose what is synced, and both companies begin matching and
            confirm.
          </Trans>
        </Notice>
        <PermissionBoxes chosen={permissions} onChange={setPermissions} />
      </div>
    </GiveDialog>
  );
}

/** Sends an invitation with a new code; false where it is refused, which is told. */
function useSend(onMade: (made: MadeInvitation) => void) {
  const model = useModel();
  const propose = usePropose();
  return async ({
    name,
    permissions,
    own,
  }: Pick<MadeInvitation, 'own' | 'permissions'> & { name: string }) => {
    const code = newPairingCode(model.company, (bytes) => crypto.getRandomValues(bytes));
    const kept = await keptOf(code);
    const id = model.newId();
    const data = { name, permissions, code: kept };
    if (propose({ kind: 'pairing', document: id, type: 'invite', data })) return false;
    onMade({ id, code, hash: kept.hash, own, permissions });
    return true;
  };
}

interface WhomProps {
  readonly companies: readonly CompanyEntry[];
  readonly whom: string;
  readonly name: string;
  readonly setWhom: (whom: string) => void;
  readonly setName: (name: string) => void;
}

/** An own company, or the name of another one. */
function Whom({ companies, whom, name, setWhom, setName }: WhomProps) {
  const { t } = useLingui();
  const own = companies.map(({ id, name: label }) => ({ value: String(id), label }));
  return (
    <>
      <Field label={t`Company`}>
        <Select
          name="whom"
          value={whom}
          options={[...own, { value: ANOTHER, label: t`Another company, with a code` }]}
          onChange={setWhom}
        />
      </Field>
      {whom === ANOTHER && (
        <Field label={t`Name`} hint={t`Whom the code is for. Only this company sees it.`} required>
          <TextInput value={name} onChange={setName} />
        </Field>
      )}
    </>
  );
}

const reasonNot = (name: string, unnamed: string, unsafe: string): string | undefined => {
  if (!canMakeSecrets()) return unsafe;
  return name === '' ? unnamed : undefined;
};

/** The other companies that the person may enter. */
function useOtherCompanies(): readonly CompanyEntry[] {
  const { session } = useApp();
  const { company } = useModel();
  const companies = useSelector(session, ({ context }) => context.companies);
  return companies.filter(({ id }) => id !== company);
}
