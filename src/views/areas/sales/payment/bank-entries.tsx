import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import type { BankEntriesWaiting } from './use-bank-entries.ts';
import { useEntryWork, type EntryLine } from './use-entry-work.ts';

interface EntriesProps {
  readonly waiting: BankEntriesWaiting;
}

/** What came in and pays nothing yet: each with what is proposed for it; what is ticked is recorded. [BNK7] */
export function BankEntries({ waiting }: EntriesProps) {
  const { t } = useLingui();
  const work = useEntryWork(waiting);
  const aside = waiting.entries.filter(({ isSetAside }) => isSetAside);
  if (waiting.phase === 'failed') return <Failed onAgain={waiting.ask} />;
  return (
    <>
      <Panel
        flush={work.lines.length > 0}
        title={t`Waiting to be recorded`}
        subtitle={t`Check what is proposed, choose who paid where nothing is, and record what is ticked.`}
        actions={work.lines.length > 0 && <RecordButton work={work} />}
        foot={waiting.more > 0 && <More waiting={waiting} />}
      >
        {work.lines.length > 0 ? <Lines work={work} /> : <Nothing phase={waiting.phase} />}
      </Panel>
      {aside.length > 0 && <SetAside waiting={waiting} />}
    </>
  );
}

type Work = ReturnType<typeof useEntryWork>;

function RecordButton({ work: { ticked, record } }: { readonly work: Work }) {
  const { t } = useLingui();
  const may = useModel().may('payment.record');
  const why = ticked.length === 0 ? t`Tick what is to be recorded.` : undefined;
  return (
    <Button
      variant="primary"
      icon="check"
      data-testid="record-entries"
      disabledReason={may ? why : t`You may not record payments.`}
      onClick={record}
    >
      {t`${plural(ticked.length, { one: 'Record # payment', other: 'Record # payments' })}`}
    </Button>
  );
}

function Lines({ work }: { readonly work: Work }) {
  const { t } = useLingui();
  return (
    <LineTable<EntryLine>
      label={t`Waiting to be recorded`}
      rows={work.lines}
      rowId={({ id }) => id}
      columns={useEntryColumns(work)}
      onCell={() => {}}
    />
  );
}

function Nothing({ phase }: { readonly phase: BankEntriesWaiting['phase'] }) {
  const { t } = useLingui();
  if (phase === 'loading') return <p className="ui-faint">{t`Loading …`}</p>;
  return (
    <EmptyState icon="cash" title={t`Nothing to record`}>
      <Trans>What came in by the files that you import waits here until it is recorded as payments.</Trans>
    </EmptyState>
  );
}

/** That not all of it is shown, and the way on. */
function More({ waiting: { more, ask } }: EntriesProps) {
  const { t } = useLingui();
  return (
    <div className="ui-row">
      <span>{t`${plural(more, { one: '# more waits after these.', other: '# more wait after these.' })}`}</span>
      <Button size="sm" data-testid="more-entries" onClick={ask}>
        {t`Show what waits now`}
      </Button>
    </div>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning" actions={<Button size="sm" onClick={onAgain}>{t`Try again`}</Button>}>
      <Trans>What waits is kept at the server, which cannot be reached.</Trans>
    </Notice>
  );
}

/** Money that pays no invoice, as somebody said; it can be brought back. */
function SetAside({ waiting: { entries, setAside } }: EntriesProps) {
  const { t } = useLingui();
  const work = useEntryWork({ phase: 'ready', entries: [], more: 0, ask: () => {}, setAside });
  const lines = entries.filter(({ isSetAside }) => isSetAside).map((one) => work.lineOf(one));
  return (
    <Panel flush title={t({ context: 'heading', message: 'Set aside' })}>
      <LineTable<EntryLine>
        readOnly
        label={t({ context: 'heading', message: 'Set aside' })}
        rows={lines}
        rowId={({ id }) => id}
        columns={useEntryColumns(work, 'aside')}
        onCell={() => {}}
      />
    </Panel>
  );
}
