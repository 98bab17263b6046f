import './document.css';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '#views/ui/badge.tsx';
import { usePendingDocuments } from './model-context.tsx';

interface PendingMarkProps {
  readonly kind: string;
  readonly document: string;
}

/** Marks a document with pending commands; CSS delays it so that quick ones do not show. */
export function PendingMark({ kind, document }: PendingMarkProps) {
  const { t } = useLingui();
  if (!usePendingDocuments().has(`${kind}/${document}`)) return null;
  return (
    <span className="document-pending">
      <Badge icon="clock">{t`Waits for the server`}</Badge>
    </span>
  );
}
