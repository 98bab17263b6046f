import './pairing.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import {
  isCompared,
  isMatching,
  isOpenInvitation,
  isOver,
} from '#model/areas/integrations/pairing/pairing-states.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { ChooseKinds } from './choose-kinds.tsx';
import { MatchStep } from './match-step.tsx';
import { PairingFacts } from './pairing-facts.tsx';
import { PAIRINGS } from './pairing-paths.ts';
import { pairingWords } from './pairing.look.ts';
import { PermitDialog } from './permit-dialog.tsx';
import { StepNotice } from './step-notice.tsx';
import { TroubleList } from './trouble-list.tsx';
import { useStanding } from './use-pairings.ts';

/** What was read of it when it was to be confirmed: both may change behind the dialog. */
type ToConfirm = Pick<PairingRow, 'revision' | 'version'>;

/** One pairing: what is synced, what is the same, and how it stands. */
export function PairingPage({ row }: { readonly row: PairingRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const propose = usePropose();
  const [asks, setAsks] = useState<'permit' | ToConfirm | null>(null);
  const { standing, again } = useStanding(row);
  const close = (): void => setAsks(null);
  const confirm = ({ revision, version }: ToConfirm): void => {
    close();
    propose({ kind: 'pairing', document: row.id, type: 'confirm', data: { revision }, version });
  };
  return (
    <>
      <DocumentPage
        words={pairingWords}
        row={row}
        title={row.name}
        back={{ label: t`Master sync`, to: paths.to(PAIRINGS) }}
        overrides={{ permit: () => setAsks('permit'), confirm: () => setAsks(row) }}
        watches={['role', 'member']}
        standing={<StepNotice row={row} standing={standing} />}
        tabs={useTabs(row, standing, again)}
      />
      {asks === 'permit' && <PermitDialog row={row} onClose={close} />}
      {asks !== null && asks !== 'permit' && (
        <ConfirmDialog
          open
          title={t`Confirm what is synced?`}
          confirmLabel={t`Confirm`}
          onConfirm={() => confirm(asks)}
          onClose={close}
        >
          {t`Once both companies have confirmed, the records are made the same, and changes travel from then on.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What matters in the state comes first. */
function useTabs(
  row: PairingRow,
  standing: PairingStanding | null,
  again: () => void,
): readonly DocumentTab[] {
  const { t } = useLingui();
  const facts: DocumentTab = {
    id: 'standing',
    label: t`Status`,
    content: <PairingFacts row={row} standing={standing} />,
  };
  if (isOpenInvitation(row) || isOver(row)) return [facts];
  const choice: DocumentTab = {
    id: 'choice',
    label: t`What is synced`,
    content: <ChooseKinds key={`${row.revision}${row.chosenBy}`} row={row} />,
  };
  const matches: DocumentTab = {
    id: 'matches',
    label: t`Match`,
    content: <MatchStep row={row} standing={standing} />,
  };
  const troubles: DocumentTab = {
    id: 'troubles',
    label: t`To settle`,
    count: standing?.troubles.length,
    content: <TroubleList row={row} standing={standing} onDone={again} />,
  };
  if (isMatching(row)) return [matches, choice, facts];
  return isCompared(row) ? [facts, troubles, choice] : [choice, facts];
}
