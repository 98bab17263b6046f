import './list.css';
import { useLingui } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { WholeList } from './use-rest.ts';

interface RestNoteProps {
  readonly status: WholeList<never>['status'];
  readonly onAgain: () => void;
}

/** Says what a list or a figure speaks of while it does not speak of all there is. */
export function RestNote({ status, onAgain }: RestNoteProps) {
  const { t } = useLingui();
  const format = useFormat();
  const since = format.date(useModel().replica.recentSince);
  if (status !== 'failed') return null;
  return (
    <p className="list-rest" role="status" data-testid="list-rest">
      {t`Of what is on this device: open ones, and those changed since ${since}. The others need a connection.`}
      <Button variant="quiet" size="sm" icon="refresh" onClick={onAgain}>
        {t`Try again`}
      </Button>
    </p>
  );
}
