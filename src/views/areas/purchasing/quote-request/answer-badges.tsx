import { useLingui } from '@lingui/react/macro';
import type { AskedSupplier } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { Badge } from '#views/ui/badge.tsx';

interface BadgesProps {
  readonly asked: AskedSupplier;
  /** Its prices do not hold any more. */
  readonly isExpired?: boolean;
}

/** Whether a supplier has answered, how, and whether that was in time and still holds. */
export function AnswerBadges({ asked: { quotation, declined }, isExpired = false }: BadgesProps) {
  const { t } = useLingui();
  const answer = quotation ?? declined;
  return (
    <span className="ui-row">
      {!answer && <Badge tone="neutral" icon="clock">{t`No answer yet`}</Badge>}
      {quotation && (
        <Badge tone="success" icon="check">
          {quotation.byLink ? t`Answered by link` : t`Answered`}
        </Badge>
      )}
      {declined && <Badge tone="danger" icon="x">{t`Declines`}</Badge>}
      {answer?.isLate && <Badge tone="warning" icon="clock">{t`Late`}</Badge>}
      {isExpired && <Badge tone="danger" icon="clock">{t`Does not hold any more`}</Badge>}
    </span>
  );
}
