import { useLingui } from '@lingui/react/macro';
import { chartList } from '#machines/chart-list.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentName } from './document-name.ts';
import { documentPath } from './document-path.ts';
import { UiLink } from '#views/ui/ui-link.tsx';

interface FlowDocumentProps {
  readonly kind: string;
  readonly document: string;
  /** Its name; null if it has none yet. */
  readonly name: string | null;
}

/** A document by its name, linked to its page. */
export function FlowDocument({ kind, document, name }: FlowDocumentProps) {
  const paths = usePaths();
  const nameOf = useDocumentName();
  const path = documentPath(kind, document);
  const said = name ?? nameOf(kind, document);
  return path === undefined ? <span>{said}</span> : <UiLink to={paths.to(path)}>{said}</UiLink>;
}

/** A link to a document's path on its chart, step by step. */
export function ReplayLink({ kind, document, name }: FlowDocumentProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useDocumentName();
  const slug = chartList.find(({ id }) => id === kind)?.slug;
  const said = name ?? nameOf(kind, document);
  if (slug === undefined) return null;
  return (
    <UiLink
      to={paths.to(`/apps/flows/${slug}?tab=replay&document=${document}`)}
      aria-label={t`Replay of ${said}`}
    >
      {t`Replay`}
    </UiLink>
  );
}
