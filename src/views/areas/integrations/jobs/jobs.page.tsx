import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  jobStates,
  type JobPage,
  type JobState,
  type ShownJob,
} from '#model/areas/integrations/jobs/job-answer.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { Button } from '#views/ui/button.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useTicks } from '#views/ui/use-ticks.ts';
import { jobStateLook } from './job-words.ts';
import { useJobColumns } from './use-job-columns.tsx';
import { useOutgoing } from './use-outgoing.ts';

/** Milliseconds between two looks at what waits. */
const LOOK_EVERY = 3_000;
/** Done jobs are many: they have a tab of their own. */
const open: readonly JobState[] = ['waits', 'runs', 'retries', 'failed', 'givenUp'];

const isState = (text: string | undefined): text is JobState => jobStates.some((state) => state === text);

/** What the company does by itself: what waits, runs, failed and is tried again. [JQ7] [JQ8] */
export function JobsPage() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const { ask } = useOutgoing();
  const state = isState(query['state']) ? query['state'] : undefined;
  const states = state ? [state] : open;
  const first = useAsync(`jobs ${states.join()}`, () => ask((desk) => desk.jobs(states)));
  return (
    <>
      <PageHeader
        title={t`Jobs`}
        subtitle={t`Mail, webhooks and what the clock does for the company. What fails is tried again by itself.`}
      />
      {first.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={first.retry}>{t`Try again`}</Button>}>
          {t`The jobs could not be loaded.`}
        </Notice>
      )}
      {first.status !== 'failed' && (
        <Jobs
          key={states.join()}
          states={states}
          chosen={state}
          first={first.status === 'ready' ? first.value : null}
          onState={(next) => setQuery({ state: next })}
        />
      )}
    </>
  );
}

interface JobsProps {
  readonly states: readonly JobState[];
  readonly chosen: JobState | undefined;
  /** Null while it is loaded. */
  readonly first: JobPage | null;
  readonly onState: (state: JobState | undefined) => void;
}

function Jobs({ states, chosen, first, onState }: JobsProps) {
  const { t } = useLingui();
  const { ask, press } = useOutgoing();
  const [seen, setSeen] = useState<JobPage | null>(null);
  const [ending, setEnding] = useState<ShownJob | null>(null);
  const page = seen ?? first;
  const look = async (): Promise<void> => setSeen(await ask((desk) => desk.jobs(states)));
  // A look that fails is followed by the next one.
  useTicks(true, LOOK_EVERY, () => void look().catch(() => undefined));
  const act = async (name: string, job: ShownJob): Promise<void> => {
    await press(name, (desk) => (name === 'retry' ? desk.retry(job.id) : desk.giveUp(job.id)));
    await look().catch(() => undefined);
  };
  const columns = useJobColumns({ retry: (job) => void act('retry', job), giveUp: setEnding });
  return (
    <>
      <DataList
        label={t`Jobs`}
        columns={columns}
        rows={page?.jobs ?? []}
        rowId={({ id }) => id}
        loading={page === null}
        states={useStateTabs(page, chosen, onState)}
        empty={<NoJobs />}
      />
      {ending && (
        <GivingUp
          onClose={() => setEnding(null)}
          onGive={() => {
            setEnding(null);
            void act('giveUp', ending);
          }}
        />
      )}
    </>
  );
}

function NoJobs() {
  const { t } = useLingui();
  return (
    <EmptyState icon="circleCheck" title={t`Nothing here`}>
      {t`Everything that was to be done by itself is done.`}
    </EmptyState>
  );
}

function GivingUp({ onClose, onGive }: { readonly onClose: () => void; readonly onGive: () => void }) {
  const { t } = useLingui();
  return (
    <GiveDialog title={t`Give up`} danger testId="give-up" onClose={onClose} onGive={onGive}>
      {t`It is not tried again, unless you run it by hand.`}
    </GiveDialog>
  );
}

function useStateTabs(
  page: JobPage | null,
  chosen: JobState | undefined,
  onState: (state: JobState | undefined) => void,
) {
  const { t, i18n } = useLingui();
  const count = (of: readonly JobState[]): number | undefined =>
    page ? of.reduce((sum, state) => sum + (page.counts[state] ?? 0), 0) : undefined;
  return {
    active: chosen ?? 'open',
    tabs: [
      { id: 'open', label: t`Not done`, count: count(open) },
      ...jobStates.map((state) => ({
        id: state,
        label: i18n._(jobStateLook[state].label),
        count: count([state]),
      })),
    ],
    onChange: (id: string) => onState(isState(id) ? id : undefined),
  };
}
