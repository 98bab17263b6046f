import { useState } from 'react';
import { useApp } from '#views/navigation/app-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useDesk } from '#views/kit/document/use-desk.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { CodeDialog } from './code-dialog.tsx';
import type { MadeInvitation } from './invite-dialog.tsx';
import { pairingPath } from './pairing-paths.ts';

interface NewInvitationProps {
  readonly made: MadeInvitation;
  readonly onDone: () => void;
}

/** [MS1] Once the server has an invitation, its code is shown, or accepted for the person’s own other company. */
export function NewInvitation({ made, onDone }: NewInvitationProps) {
  const row = useRow('pairing', made.id);
  const [mustShow, setMustShow] = useState(made.own === null);
  const accept = useAccept(made);
  const isThere = row?.code?.hash === made.hash;
  useWhenChanged(String(isThere), () => {
    if (!isThere || made.own === null) return;
    void accept().then((isDone) => (isDone ? onDone() : setMustShow(true)));
  });
  return isThere && mustShow ? <CodeDialog name={row.name} code={made.code} onClose={onDone} /> : null;
}

/** Accepts in the other company; where that is refused, the code is shown instead. */
function useAccept({ id, own, code, permissions }: MadeInvitation): () => Promise<boolean> {
  const { pairings } = useApp();
  const paths = usePaths();
  const { press } = useDesk(() => pairings(own ?? 0));
  return async () => {
    const accepted = await press('accept', (desk) => desk.accept(code, permissions));
    if (accepted !== undefined) paths.go(pairingPath(id));
    return accepted !== undefined;
  };
}
