import './earlier-documents.css';
import { useLingui } from '@lingui/react/macro';
import type { TableName } from '#model/engine/rows.ts';
import { Button } from '../ui/button.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useEarlierDocuments } from './use-earlier-documents.ts';

interface EarlierDocumentsProps {
  readonly kind: TableName;
  /** The current search of the list. */
  readonly search?: string;
  /** Only documents of these customers or suppliers, besides those matching the search. */
  readonly parties?: readonly string[];
}

/** Says how far back a list goes, and fetches documents that ended before that. Goes below lists of kinds that end. */
export function EarlierDocuments({ kind, search = '', parties = [] }: EarlierDocumentsProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { since, status, hasMore, isDone, fetch } = useEarlierDocuments(kind, search, parties);
  if (isDone)
    return (
      <p className="earlier" role="status">
        {search ? t`Earlier ones were searched, too.` : t`All earlier ones are shown.`}
      </p>
    );
  const reach = hasMore ? t`There are earlier ones.` : t`Open ones, and those changed since ${date(since)}.`;
  return (
    <p className="earlier" role="status">
      {status === 'failed' ? t`Couldn't load earlier ones. Check your connection.` : reach}
      <Button variant="quiet" size="sm" icon="history" loading={status === 'loading'} onClick={fetch}>
        {search ? t`Search earlier ones` : t`Show earlier ones`}
      </Button>
    </p>
  );
}
