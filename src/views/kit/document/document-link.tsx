import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useDocumentName } from './document-name.ts';
import { documentPath } from './document-path.ts';

interface DocumentLinkProps {
  readonly kind: string;
  readonly id: string;
}

/** A document by its number or name, linked to its page if it has one. */
export function DocumentLink({ kind, id }: DocumentLinkProps) {
  const paths = usePaths();
  const nameOf = useDocumentName();
  const path = documentPath(kind, id);
  const name = nameOf(kind, id);
  return path === undefined ? <>{name}</> : <UiLink to={paths.to(path)}>{name}</UiLink>;
}
