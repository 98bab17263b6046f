import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { nameOf } from '#server/inbox/follow-inbox.ts';
import { deliverNotices } from '#server/notifications/deliver.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';
import { namesOf, recipientsOf } from './people.ts';

/** Notifies people by the channels that they have chosen; of a step once. */
export async function notify(
  acting: Acting,
  { to, text }: Extract<WorkflowAction, { do: 'notify' }>,
): Promise<Outcome> {
  const { deps, company, run, workflow, row } = acting;
  const people = await deps.database.withCompany(company, (trx) => recipientsOf(trx, acting, to));
  if (people.length === 0) return refused('nobodyToTell');
  const at = deps.now();
  const notices = people.map(({ user }) => ({
    user,
    id: `${run.id}-${run.step}`,
    at,
    reason: 'told' as const,
    kind: run.kind,
    document: run.document,
    by: workflow.id,
    data: { name: nameOf(row), type: 'told', text, refusal: null },
  }));
  return {
    what: namesOf(people),
    write: (trx) => deliverNotices(trx, company, notices, { layouts: deps.layouts, now: at }),
  };
}
