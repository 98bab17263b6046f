import './flows.css';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { chartOfSlug, type ListedChart } from '#machines/chart-list.ts';
import { NotFoundPage } from '#views/frame/app/not-found-page.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useKeptDrawings } from './chart/use-kept-drawings.ts';
import { flowTabs, type FlowTab } from './flow-tabs.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';

/** One chart: its drawing, and what is painted on it. */
export function FlowPage() {
  const { chart: slug = '' } = useParams({ strict: false }) as { chart?: string }; // of this page's address
  const chart = chartOfSlug(slug);
  return chart ? (
    <Flow key={slug} chart={chart} />
  ) : (
    <NotFoundPage path={`/apps/flows/${slug}`} within="main" />
  );
}

function Flow({ chart }: { readonly chart: ListedChart }) {
  const { t, i18n } = useLingui();
  const { to } = usePaths();
  useKeptDrawings();
  const [query, setQuery] = useAddress();
  const words = useChartWords(chart.slug);
  const tabs = flowTabs.filter(({ fits }) => fits(chart));
  const [first] = tabs;
  const active = tabs.find(({ id }) => id === query['tab']) ?? first;
  return (
    <>
      <PageHeader
        title={words.chart}
        subtitle={words.about}
        back={{ label: t`Flows`, to: to('/apps/flows') }}
      />
      <Tabs
        label={t`Views of the chart`}
        tabs={tabs.map(({ id, label, icon }) => ({ id, label: i18n._(label), icon }))}
        active={active?.id ?? ''}
        onChange={(id) => setQuery({ tab: id === first?.id ? undefined : id })}
      >
        <Suspense fallback={<Skeleton height="24rem" />}>{active && contents[active.id]?.(chart)}</Suspense>
      </Tabs>
    </>
  );
}

type Content = (chart: ListedChart) => ReactNode;

const contentOf = ({ load }: FlowTab): Content => {
  const Tab = lazy(async () => ({ default: await load() }));
  return (chart) => <Tab chart={chart} />;
};
const contents: Partial<Record<string, Content>> = Object.fromEntries(
  flowTabs.map((tab) => [tab.id, contentOf(tab)]),
);
