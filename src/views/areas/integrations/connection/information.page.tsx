import './connection.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import type { ConnectionNews } from '#model/areas/integrations/connection/item-answer.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { BROWSE, configurePath } from './connection-paths.ts';
import { ConnectionRights } from './connection-rights.tsx';
import { connectionWords } from './connection.look.ts';
import { ItemList } from './item-list.tsx';
import { LinkList } from './link-list.tsx';
import { RefusedItems } from './refused-items.tsx';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';
import { useNews } from './use-news.ts';

/** One connection: what it did in a day, what waits to be put right, what is linked, and what it may do. [CNV3] */
export function InformationPage({ row }: { readonly row: ConnectionRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const words = useConnectorWords();
  const { news, busy, run, retry, drop } = useNews(row.id);
  const may = useModel().may('connection.manage');
  return (
    <DocumentPage
      words={connectionWords}
      row={row}
      title={row.name}
      subtitle={words.name(row.connector)}
      back={{ label: t`Connections`, to: paths.to(BROWSE) }}
      overrides={{ update: () => paths.go(configurePath(row.id)) }}
      actions={may && isWorking(row) && <RunNow isBusy={busy === 'run'} onRun={run} />}
      standing={<Problem row={row} />}
      tabs={[
        {
          id: 'now',
          label: t`Now`,
          content: news ? (
            <Now news={news} row={row} retry={retry} drop={drop} />
          ) : (
            <Skeleton height="12rem" />
          ),
        },
        {
          id: 'links',
          label: t`Linked`,
          content: news ? <LinkList news={news} /> : <Skeleton height="6rem" />,
        },
        { id: 'rights', label: t`Rights`, content: <ConnectionRights row={row} /> },
      ]}
    />
  );
}

function RunNow({ isBusy, onRun }: { readonly isBusy: boolean; readonly onRun: () => void }) {
  return (
    <Button icon="refresh" loading={isBusy} data-testid="run-now" onClick={onRun}>
      <Trans>Run now</Trans>
    </Button>
  );
}

function Problem({ row }: { readonly row: ConnectionRow }) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const format = useFormat();
  if (!row.problem) return null;
  return (
    <Notice tone="danger" title={sentence(row.problem)}>
      {row.failingSince !== null &&
        t`Since ${format.dateTime(row.failingSince)}. It is tried again by itself.`}
    </Notice>
  );
}

interface NowProps {
  readonly news: ConnectionNews;
  readonly row: ConnectionRow;
  readonly retry: (item: string, texts: Readonly<Record<string, string>>) => Promise<void>;
  readonly drop: (item: string) => Promise<void>;
}

function Now({ news, row, retry, drop }: NowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const at = (moment: string | null): string => (moment === null ? '–' : format.dateTime(moment));
  const recent = isAll ? news.recent : news.recent.slice(0, 10);
  return (
    <div className="ui-stack">
      <Stats>
        <Stat label={t`In, 24 hours`} figure={format.count(news.in)} />
        <Stat label={t`Out, 24 hours`} figure={format.count(news.out)} />
        <Stat label={t`To put right`} figure={format.count(news.refused)} />
        <Stat
          label={t`Waiting`}
          figure={format.count(news.waiting)}
          note={news.waitingSince !== null && t`since ${format.dateTime(news.waitingSince)}`}
        />
      </Stats>
      <p className="ui-faint">
        <Trans>
          Last run {at(news.ranAt)}, next {at(news.nextAt)}.
        </Trans>
      </p>
      <RefusedItems items={news.refusals} connector={row.connector} retry={retry} drop={drop} />
      <Panel title={t`Last`} flush>
        <ItemList items={recent} connector={row.connector} />
        {!isAll && news.recent.length > recent.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </Panel>
    </div>
  );
}
