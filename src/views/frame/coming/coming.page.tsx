import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { SitePage } from '#views/site-page.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';

/** A page that is not implemented yet: its purpose, and who may see it. */
export function ComingPage({ page }: { readonly page: SitePage }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const inShell = page.layout === 'default';
  return (
    <>
      <PageHeader title={i18n._(page.title)} />
      <EmptyState
        icon="clock"
        title={t`This page is not built yet`}
        actions={
          <Button to={paths.to(inShell ? '/dashboard' : '')}>
            {inShell ? t`To the dashboard` : t`Back to the start`}
          </Button>
        }
      >
        {page.purpose && (
          <>
            <Trans>Planned here: {i18n._(page.purpose)}</Trans>{' '}
          </>
        )}
        <ComingReaders page={page} />
      </EmptyState>
    </>
  );
}

function ComingReaders({ page: { access, can } }: { readonly page: SitePage }) {
  if (access === 'public') return <Trans>Everyone can see it.</Trans>;
  if (!can) return <Trans>Everyone in the company can see it.</Trans>;
  const permission = `${can.subject}.${can.action}`;
  return (
    <Trans>
      Visible to roles with the permission <code>{permission}</code>.
    </Trans>
  );
}
