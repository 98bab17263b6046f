import '../../../kit/list/list.css';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED, MOST_VALUES } from '#model/engine/ledger-answer.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Ledgered } from './use-ledger.ts';

interface LedgerNotesProps {
  readonly ledger: Ledgered;
  /** Whether more products match than one question can name. */
  readonly isPartial: boolean;
}

/** What the list speaks of, where that is not all there is, and what the moves of one product add up to. */
export function LedgerNotes({ ledger, isPartial }: LedgerNotesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = useSum(ledger);
  return (
    <div role="status">
      {sum && <p className="list-rest">{sum}</p>}
      {ledger.isMany && <p className="list-rest">{t`More than ${format.count(MOST_COUNTED)} moves.`}</p>}
      {isPartial && (
        <p className="list-rest">
          {t`More than ${format.count(MOST_VALUES)} products match; the moves of the first ${format.count(MOST_VALUES)} are shown.`}
        </p>
      )}
      {ledger.isOld && (
        <p className="list-rest">
          {t`Stock has moved since.`}
          <Button variant="quiet" size="sm" icon="refresh" onClick={ledger.refresh}>
            {t`Show`}
          </Button>
        </p>
      )}
      {ledger.status === 'failed' && (
        <p className="list-rest">
          {t`The stock ledger is on the server, which can't be reached right now.`}
          <Button variant="quiet" size="sm" icon="refresh" onClick={ledger.askAgain}>
            {t`Try again`}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Why a number is what it is: the moves that add up to it, as far as they are all here. */
function useSum({ rows, now, beyond }: Ledgered): string | null {
  const { t } = useLingui();
  const say = useQuantity();
  const [newest] = rows;
  if (now === null || beyond || !newest) return null;
  const total = say(now, newest.row);
  const moves = t`${plural(rows.length, { one: '# move', other: '# moves' })}`;
  const left = now - rows.reduce((sum, { change }) => sum + change, 0);
  if (left === 0) return t`These ${moves} sum to the ${total} there now.`;
  return t`These ${moves} do not sum to the ${total} there now: ${say(left, newest.row)} are left over.`;
}
