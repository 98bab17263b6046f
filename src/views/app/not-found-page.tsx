import { useLingui } from '@lingui/react/macro';
import { ErrorPage } from './error-page.tsx';

/** An address that leads nowhere; with `path` it says which. */
export function NotFoundPage({ path }: { path?: string | undefined }) {
  const { t } = useLingui();
  return <ErrorPage status={404} detail={path === undefined ? undefined : t`Page Not Found: ${path}`} />;
}
