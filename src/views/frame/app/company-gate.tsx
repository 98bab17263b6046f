import { lazy, Suspense, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { CompanyBroken } from './company-broken.tsx';
import { OpeningPage } from './opening-page.tsx';

// Lazy: only shown on a device that does not hold the company yet.
const Progress = lazy(async () => ({ default: (await import('#views/ui/progress.tsx')).Progress }));

const CompanyNotices = partOnDemand(
  async () => (await import('../settings/company-notices.tsx')).CompanyNotices,
);

interface CompanyGateProps {
  /** The page title, shown at once. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Renders its children once the company's model is ready; until then, the loading progress. */
export function CompanyGate({ title, children }: CompanyGateProps) {
  const company = useApp().company();
  const opening = <OpeningPage title={title ?? ''} />;
  return company ? (
    <Opened company={company} title={title} opening={opening}>
      {children}
    </Opened>
  ) : (
    opening
  );
}

interface OpenedProps {
  readonly company: OpenCompany;
  readonly title: string | undefined;
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

function Opened({ company, title, opening, children }: OpenedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const state = useSelector(company.sync, (snapshot) => snapshot);
  if (state.matches('usable'))
    return (
      <ModelProvider model={company.model()}>
        {title !== undefined && (
          <Suspense fallback={null}>
            <CompanyNotices />
          </Suspense>
        )}
        {children}
      </ModelProvider>
    );
  if (state.matches('broken')) return <CompanyBroken company={company} title={title} />;
  const { done, total } = state.context;
  if (!state.matches('bootstrapping') || total === 0) return opening;
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <Progress
        label={t`Fetching the company`}
        percent={Math.floor((100 * done) / total)}
        detail={t`${format.count(done)} of ${format.count(total)} rows`}
      />
    </Suspense>
  );
}
