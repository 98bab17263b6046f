import { useLingui } from '@lingui/react/macro';
import type { ShownJob } from '#model/areas/integrations/jobs/job-answer.ts';
import { importText, mailTexts, routineTexts } from '#words/job.words.ts';
import { messageOf } from '#i18n/i18n.ts';
import { useEventName } from './use-event-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { jobQueueWords, jobStateLook } from './job-words.ts';

interface Acts {
  readonly retry: (job: ShownJob) => void;
  readonly giveUp: (job: ShownJob) => void;
}

/** What a list of jobs tells of each, and what can be done with it. */
export function useJobColumns({ retry, giveUp }: Acts): readonly Column<ShownJob>[] {
  const { t, i18n } = useLingui();
  const nameOf = useJobName();
  const kindOf = ({ queue }: ShownJob): string => i18n._(jobQueueWords[queue]);
  return [
    { id: 'what', header: t`What`, width: { share: 3, min: 150 }, cell: nameOf },
    { id: 'queue', header: t`Kind`, width: 90, card: 'subtitle', cell: kindOf },
    { id: 'to', header: t`To`, width: { share: 2, min: 110 }, cell: ({ to }) => to },
    ...useProgressColumns(),
    {
      id: 'acts',
      header: t`Actions`,
      width: 80,
      card: 'action',
      lives: true,
      cell: (job) => <JobMenu job={job} onRetry={() => retry(job)} onGiveUp={() => giveUp(job)} />,
    },
  ];
}

/** How far it is. */
function useProgressColumns(): readonly Column<ShownJob>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'state',
      header: t`State`,
      width: 130,
      card: 'aside',
      cell: ({ state }) => <JobStateBadge state={state} />,
    },
    {
      id: 'due',
      header: t`Next or ended`,
      hint: t`When it is run next, or when it ended`,
      width: 155,
      cell: ({ due_at: due, ended_at: ended }) => format.dateTime(ended ?? due),
    },
    {
      id: 'attempts',
      header: t`Attempts`,
      width: 85,
      align: 'end',
      cell: ({ attempts, most }) => t`${attempts} of ${most}`,
    },
    { id: 'error', header: t`Problem`, width: { share: 3, min: 120 }, cell: ({ error }) => error },
  ];
}

function JobStateBadge({ state }: Pick<ShownJob, 'state'>) {
  const { i18n } = useLingui();
  const { tone, icon, label } = jobStateLook[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}

interface JobMenuProps {
  readonly job: ShownJob;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

const waiting: readonly string[] = ['waits', 'retries'];
const over: readonly string[] = ['failed', 'givenUp'];

function JobMenu({ job, onRetry, onGiveUp }: JobMenuProps) {
  const { t } = useLingui();
  const nameOf = useJobName();
  const waits = waiting.includes(job.state);
  if (!waits && !over.includes(job.state)) return null;
  const retry = { id: 'retry', label: t`Run now`, icon: 'refresh' as const, onSelect: onRetry };
  const end = { id: 'giveUp', label: t`Give up`, icon: 'ban' as const, danger: true, onSelect: onGiveUp };
  return (
    <ButtonMenu
      size="sm"
      variant="quiet"
      label={t`Actions of ${nameOf(job)}`}
      items={waits ? [retry, end] : [retry]}
    />
  );
}

/** A job by name: the letter, the routine, the event, imports. */
function useJobName(): (job: ShownJob) => string {
  const { i18n } = useLingui();
  const eventName = useEventName();
  return ({ queue, what }) => {
    if (queue === 'webhook') return eventName(what);
    if (queue === 'import') return i18n._(messageOf(importText));
    const text = queue === 'mail' ? mailTexts[what] : routineTexts[what];
    return text ? i18n._(messageOf(text)) : what;
  };
}
