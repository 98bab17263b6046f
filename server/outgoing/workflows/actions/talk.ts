import { idWithin } from '#model/values/ids.ts';
import { workflowCommands } from '#model/areas/integrations/workflow/workflow-commands.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { give } from './give.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';
import { namesOf, recipientsOf } from './people.ts';

/** Comments on the document. */
export const comment = async (
  acting: Acting,
  { text }: Extract<WorkflowAction, { do: 'comment' }>,
): Promise<Outcome> => say(acting, 'write', { text, mentions: [] }, '');

/** Asks those who may do it for a command: a request in their inboxes, which they carry out or decline. */
export async function ask(
  acting: Acting,
  { command, to, text }: Extract<WorkflowAction, { do: 'ask' }>,
): Promise<Outcome> {
  const { deps, company, run } = acting;
  const type = deps.engine.types.get(run.kind);
  const permission = type && workflowCommands(type).find((one) => one.command === command)?.permission;
  if (permission === undefined) return refused('noSuchStep');
  const people = await deps.database.withCompany(company, (trx) => recipientsOf(trx, acting, to, permission));
  if (people.length === 0) return refused('nobodyToAsk');
  const mentions = people.slice(0, MOST_ASKED).map(({ user }) => user);
  return say(acting, 'ask', { text, mentions, command, permission }, namesOf(people));
}

const MOST_ASKED = 50;

async function say(acting: Acting, type: string, data: object, what: string): Promise<Outcome> {
  const { deps, company, run } = acting;
  // With the server's secret: somebody who wrote a comment under it before would have this one done.
  const id = deps.executor.idOf(company, idWithin(run.id, `comment/${run.step}`));
  const given = { kind: 'comment', document: run.document, type, data: { ...data, about: run.kind, id } };
  const settled = await give(acting, given);
  // One of another try that was not known to have been accepted.
  if ('refusal' in settled && settled.refusal.code !== 'commentExists') return settled;
  return { what };
}
