import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import {
  isInConflict,
  isMatching,
  isOpenInvitation,
  isOver,
  isWorking,
} from '#model/areas/integrations/pairing/pairing-states.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface StepNoticeProps {
  readonly row: PairingRow;
  readonly standing: PairingStanding | null;
}

/** What comes next, and who has to do it. */
export function StepNotice({ row, standing }: StepNoticeProps) {
  const { t } = useLingui();
  const { name } = row;
  if (isOver(row)) return null;
  if (isOpenInvitation(row)) return <Invitation row={row} />;
  const other = standing?.partnerState ?? null;
  if (isWorking(row) && other === 'paused')
    return <Notice tone="warning">{t`${name} has paused. Changes wait until it resumes.`}</Notice>;
  if (isWorking(row) && other === 'matching')
    return <Notice tone="info">{t`Waiting for ${name} to confirm.`}</Notice>;
  if (isInConflict(row)) return <ToSettle fields={row.conflicts} />;
  if (isMatching(row) && other === 'paired')
    return (
      <Notice tone="info">{t`Waiting for ${name} to begin matching. Until then nothing is shown.`}</Notice>
    );
  if (isMatching(row))
    return (
      <Notice tone="info" title={t`Go through the lists, then confirm`}>
        <Trans>
          Decisions of both companies are shared. Pairs that nobody decides on are left as they are.
        </Trans>
      </Notice>
    );
  if (row.kinds.length === 0)
    return (
      <Notice tone="info">{t`Choose what is synced. It is shown to ${name}, which may change it.`}</Notice>
    );
  return null;
}

function Invitation({ row: { name, code, expiresAt } }: Pick<StepNoticeProps, 'row'>) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Notice tone="info" title={t`Waiting for ${name} to enter the code`}>
      {code && expiresAt && (
        <Trans>
          The code ends in {code.lastFour} and is good until {format.dateTime(expiresAt)}. If it is lost,
          unpair and invite again.
        </Trans>
      )}
    </Notice>
  );
}

function ToSettle({ fields }: { readonly fields: number }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning">
      {t`${plural(fields, {
        one: 'One field was changed in both companies. Choose its value under To settle.',
        other: '# fields were changed in both companies. Choose their values under To settle.',
      })}`}
    </Notice>
  );
}
