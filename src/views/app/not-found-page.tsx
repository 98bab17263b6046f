import { useLingui } from '@lingui/react/macro';
import { ErrorPage } from './error-page.tsx';

interface NotFoundPageProps {
  readonly path: string;
  /** True where it takes the place of a page within the shell. */
  readonly within?: boolean;
}

/** An address that leads nowhere. */
export function NotFoundPage({ path, within = false }: NotFoundPageProps) {
  const { t } = useLingui();
  return <ErrorPage status={404} detail={t`Page Not Found: ${path}`} within={within} />;
}
