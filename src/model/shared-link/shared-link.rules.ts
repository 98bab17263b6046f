import { agentOf } from '../areas/setup/agent/agent-kinds.ts';
import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { FollowUp, Refusal } from '../engine/envelope.ts';
import type { Env } from '../engine/env.ts';
import type { Reader } from '../engine/reader.ts';
import type { DocumentRow } from '../engine/rows.ts';
import { outsideScope } from '../comment/comment.rules.ts';
import { onField } from '../engine/on-field.ts';
import { sharedPurposes } from '../shared-purposes.ts';
import { asSharedWith, commandsFor, permissionsFor, type SharedPurpose } from '../sharing/shared-purpose.ts';
import { MOST_QUESTIONS, type NewLink } from './shared-link.facts.ts';
import type { SharedLinkRow } from './shared-link.kind.ts';

type Context = DecisionContext<SharedLinkRow>;
type LinkRule<D = never> = Rule<SharedLinkRow, D>;

/** The purpose of a name from the log; undefined where there is no such purpose any more. */
export const purposeOf = (name: string): SharedPurpose | undefined =>
  Object.hasOwn(sharedPurposes, name) ? Reflect.get(sharedPurposes, name) : undefined;

/** [LNK1] Who makes a link sees the document, where they work, and it is one that the purpose shows as it stands. */
export const documentIsShown: LinkRule<NewLink> = (context, data) => {
  if (!data) return null;
  const { view, env } = context;
  const { about, of } = data;
  const purpose = sharedPurposes[data.purpose];
  if (purpose.kind !== about) return onField('purposeOfOther', 'purpose');
  const permission = `${about}.view`;
  if (!env.internal && !env.may(permission)) return { code: 'notPermitted', params: { permission } };
  const row = view.get(about, of);
  if (!row) return { code: 'unknownDocument', params: { kind: about } };
  const beyond = outsideScope({ view, env, id: of }, about);
  if (beyond) return beyond;
  const shown = asSharedWith(purpose, row as DocumentRow, data.party); // kinds with purposes are documents
  if (!shown) return onField('partyMissing', 'party');
  return purpose.isShown(shown as never) ? null : { code: 'notToBeShared' }; // a row of the purpose's kind
};

/** [LNK2] Only who comes by the link acts through it. */
export const isByLink = ({ id, env }: Context): Refusal | null =>
  env.internal || (env.byType === 'agent' && env.by === id) ? null : { code: 'onlyByLink' };

/** [LNK6] The first opening is a fact; how often it was opened is counted outside the log. */
export const isFirstOpening = ({ row }: Context): Refusal | null =>
  row && row.openedAt !== null ? { code: 'linkOpenedBefore' } : null;

/** [LNK5] Read is confirmed once, where the purpose asks for it. */
export const readIsAsked = ({ row }: Context): Refusal | null => {
  if (!row) return null;
  if (row.readAt !== null) return { code: 'readConfirmedBefore' };
  return purposeOf(row.purpose)?.asksToConfirm ? null : { code: 'readNotAsked' };
};

/** [LNK5] A link that strangers got hold of does not fill a document with questions. */
export const questionsAreFew = ({ row }: Context): Refusal | null =>
  row && row.questions >= MOST_QUESTIONS
    ? { code: 'tooManyQuestions', params: { most: MOST_QUESTIONS } }
    : null;

/** [LNK7] The internal `expire` requires that its time is over. */
export const timeIsOver = ({ row, env }: Context): Refusal | null =>
  row && row.expiresAt <= env.now ? null : { code: 'linkNotOver' };

const DAY = 86_400_000;

/** [LNK15] Whether a document is still for the customer or supplier that its link was made for. */
export const isOfItsParty = (
  view: Reader,
  { party }: Pick<SharedLinkRow, 'party'>,
  purpose: SharedPurpose,
  row: DocumentRow,
): boolean => (party === undefined && !purpose.several) || purpose.partyOf(view, row as never)?.id === party; // a row of the purpose's kind

/** The fact of a new link; its rights are those of whoever answers for who makes it. */
export function madeLink({ view, env }: Context, { days, contact, party: named, ...asked }: NewLink) {
  const purpose = sharedPurposes[asked.purpose];
  const stored = view.get(asked.about, asked.of) as (DocumentRow & { warehouse?: string | null }) | undefined;
  const row = stored && asSharedWith(purpose, stored, named);
  const party = row ? purpose.partyOf(view, row as never) : null; // a row of the purpose's kind
  return {
    ...asked,
    name: [contact, party?.name].filter(Boolean).join(', '),
    ...(party && { party: party.id }),
    owner: env.onBehalfOf ?? agentOf(view, env.by)?.agent.owner ?? env.by,
    permissions: permissionsFor(purpose),
    warehouse: stored?.warehouse ?? null,
    expiresAt: new Date(Date.parse(env.now) + days * DAY).toISOString(),
  };
}

/**
 * [LNK3] What a link may command: itself, the document it is of by what its purpose allows, and a comment there. Null
 * for every other actor.
 */
export function commandsOfLink(view: Reader, by: string): NonNullable<Env['only']> | null {
  const link = view.get('sharedLink', by);
  if (!link) return null;
  const acts = commandsFor(purposeOf(link.purpose) ?? { acts: {} });
  return ({ kind, document, type }: Pick<FollowUp, 'kind' | 'document' | 'type'>, now: string) => {
    if (link.expiresAt <= now) return false;
    if (kind === 'sharedLink') return document === by;
    if (document !== link.of) return false;
    return kind === 'comment' ? type === 'write' : kind === link.about && acts.includes(type);
  };
}
