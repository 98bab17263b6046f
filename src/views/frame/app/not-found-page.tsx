import { useLingui } from '@lingui/react/macro';
import { ErrorPage, type Within } from './error-page.tsx';

interface NotFoundPageProps {
  readonly path: string;
  readonly within?: Within;
}

/** An address that leads nowhere. */
export function NotFoundPage({ path, within = 'nothing' }: NotFoundPageProps) {
  const { t } = useLingui();
  return <ErrorPage status={404} detail={t`Page Not Found: ${path}`} within={within} />;
}
