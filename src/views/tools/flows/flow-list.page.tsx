import './flows.css';
import { useLingui } from '@lingui/react/macro';
import { chartList, type ListedChart } from '#machines/chart-list.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { ChartPreview } from './chart/chart-preview.tsx';
import { useKeptDrawings } from './chart/use-kept-drawings.ts';
import { useChartWords, useFlowLanguage } from '#views/kit/chart/words/use-chart-words.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';

/** All charts: the life cycles of documents, and the parts of the application. */
export function FlowListPage() {
  const { t } = useLingui();
  const i18n = useFlowLanguage();
  useKeptDrawings();
  const { to } = usePaths();
  const [query, setQuery] = useAddress();
  const sought = (query['q'] ?? '').toLocaleLowerCase(i18n.locale);
  const found = chartList.filter(({ slug }) => {
    const { chart, about } = chartWords(i18n, slug);
    return `${chart} ${about}`.toLocaleLowerCase(i18n.locale).includes(sought);
  });
  const groups = [
    { title: t`Documents`, charts: found.filter(({ kind }) => kind === 'document') },
    { title: t`The application`, charts: found.filter(({ kind }) => kind === 'app') },
  ];
  return (
    <div className="flow-list">
      <PageHeader
        title={t`Flows`}
        subtitle={t`How everything works here, drawn from the charts that run it.`}
        actions={
          <>
            <Button to={to('/apps/flows/proof')} icon="checks">{t`Proof`}</Button>
            <Button to={to('/apps/flows/recordings')} icon="circleDot">{t`Recordings`}</Button>
            <Button to={to('/apps/flows/unusual')} icon="alert">{t`Off the usual path`}</Button>
          </>
        }
      />
      <SearchInput
        value={query['q'] ?? ''}
        onChange={(q) => setQuery({ q: q === '' ? undefined : q })}
        label={t`Search charts`}
        placeholder={t`Search charts`}
        hotkey="/"
      />
      {groups.map((group) => group.charts.length > 0 && <Group key={group.title} {...group} />)}
      {found.length === 0 && <EmptyState icon="search" title={t`No chart is called that`} />}
    </div>
  );
}

function Group({ title, charts }: { readonly title: string; readonly charts: readonly ListedChart[] }) {
  return (
    <section aria-label={title}>
      <h2 className="flow-group">{title}</h2>
      <ul className="flow-cards">
        {charts.map((chart) => (
          <li key={chart.slug}>
            <Card chart={chart} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ chart }: { readonly chart: ListedChart }) {
  const { to } = usePaths();
  const words = useChartWords(chart.slug);
  return (
    <UiLink to={to(`/apps/flows/${chart.slug}`)} className="flow-card">
      <ChartPreview slug={chart.slug} />
      <strong>{words.chart}</strong>
      <small>{words.about}</small>
    </UiLink>
  );
}
