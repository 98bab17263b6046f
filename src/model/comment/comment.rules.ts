import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';
import { isWithin, outOfScope, type Placed } from '../engine/scope.ts';
import { kinds } from '../kinds.ts';
import { grantsOf, memberOf, type Grants } from '../areas/setup/member/member.rules.ts';
import {
  commentable,
  type CommentEntry,
  type CommentRow,
  type Commentable,
  type DoneRequest,
  type EditedComment,
  type Mention,
  type NamedComment,
  type NewComment,
  type NewRequest,
} from './comment.facts.ts';

type Context = DecisionContext<CommentRow>;
type CommentRule<D> = Rule<CommentRow, D>;

const MOST_COMMENTS = 1000;

/** [CO1] Anyone who may see a document may comment on it, whatever its state. */
export const documentIsSeen: CommentRule<NewComment> = (context, data) => {
  if (!data) return null;
  const forbidden = mustSee(context, data.about);
  if (forbidden) return forbidden;
  const isThere = context.view.get(data.about, context.id) !== undefined;
  const isAnother = context.row !== undefined && context.row.about !== data.about;
  return isThere && !isAnother ? null : { code: 'unknownDocument', params: { kind: data.about } };
};

/** [CO1] for existing comments. */
export const conversationIsSeen: CommentRule<NamedComment> = (context) =>
  context.row ? mustSee(context, context.row.about) : null;

/** [CO2] A document has at most a thousand comments, each with its own id. */
export const thereIsRoom: CommentRule<NewComment> = ({ row }, data) => {
  if (!data || !row) return null;
  if (row.entries.length >= MOST_COMMENTS)
    return { code: 'tooManyComments', params: { most: MOST_COMMENTS } };
  return entryOf(row, data.id) ? { code: 'commentExists' } : null;
};

/** [CO3] Only its author may edit or remove a comment, and not once it is removed. */
export const isOnesOwn: CommentRule<NamedComment> = ({ row, env }, data) => {
  if (!data || !row) return null;
  const entry = entryOf(row, data.id);
  if (!entry) return { code: 'unknownComment' };
  if (entry.by !== env.by) return { code: 'commentOfAnother' };
  return entry.removedAt === null ? null : { code: 'commentRemoved' };
};

/** [CO3] A request is taken back, not edited: those asked have read it. */
export const isNoRequest: CommentRule<NamedComment> = ({ row }, data) =>
  data && entryOf(row, data.id)?.request ? { code: 'requestIsNotEdited' } : null;

/** [CO7] Asked are members who may do it. */
export const askedMay: CommentRule<NewRequest> = ({ view }, data) => {
  if (!data) return null;
  const unable = data.mentions.find((user) => !grantsOf(view, user)?.may(data.permission));
  return unable === undefined
    ? null
    : {
        code: 'askedMayNot',
        params: { name: memberOf(view, unable)?.name ?? '', permission: data.permission },
      };
};

/** [CO8] A request is answered once, by somebody who was asked or may do it. */
export const mayAnswer: CommentRule<NamedComment> = ({ row, env }, data) => {
  if (!data || !row) return null;
  const entry = entryOf(row, data.id);
  const request = entry?.request;
  if (!request) return { code: 'unknownComment' };
  if (entry.removedAt !== null) return { code: 'commentRemoved' };
  if (request.answer !== null) return { code: 'requestAnswered' };
  const isAsked = entry.mentions.some(({ user }) => user === env.by);
  return isAsked || env.may(request.permission) ? null : { code: 'notAsked' };
};

/**
 * [CO8] It is carried out once the command has changed the document. A device sends both one after the other, and cannot
 * know yet what becomes of the first.
 */
export const documentHasChanged: CommentRule<DoneRequest> = ({ row, view, id, env }, data) => {
  const request = data && entryOf(row, data.id)?.request;
  if (!row || !data || !request || !env.drawsNumbers) return null;
  const now = view.get(row.about, id)?.version ?? 0;
  return data.version > request.version && now >= data.version ? null : { code: 'notCarriedOut' };
};

/** [CO4] Mentioned users must be members who may see the document. */
export const mentionsMaySee: CommentRule<NewComment | EditedComment> = (context, data) => {
  if (!data) return null;
  const { view, row } = context;
  const about = 'about' in data ? data.about : row?.about;
  if (about === undefined) return null;
  const blind = data.mentions.find((user) => {
    const grants = grantsOf(view, user);
    return !grants?.may(commentable[about]) || !isCovered(context, about, grants);
  });
  return blind === undefined
    ? null
    : { code: 'mentionMayNotSee', params: { name: memberOf(view, blind)?.name ?? '' } };
};

/** The mentioned users with their names, deduplicated. Throws `Miss` if members are not loaded. */
export const mentionsOf = (view: Reader, users: readonly string[]): Mention[] =>
  [...new Set(users)].map((user) => ({ user, name: memberOf(view, user)?.name ?? '' }));

export const entryOf = (row: CommentRow | undefined, id: string): CommentEntry | undefined =>
  row?.entries.find((entry) => entry.id === id);

function mustSee(context: Context, about: Commentable): Refusal | null {
  const { env } = context;
  const permission = commentable[about];
  if (!env.internal && !env.may(permission)) return { code: 'notPermitted', params: { permission } };
  return outsideScope(context, about);
}

/** [CO1] in a warehouse that the person's role covers. */
export const outsideScope = ({ view, env, id }: Pick<Context, 'view' | 'env' | 'id'>, about: Commentable) =>
  env.internal || !env.warehouses
    ? null
    : outOfScope(env, tableOf(about), view.get(about, id), {
        nameOf: (one) => view.get('warehouse', one)?.name,
      });

const tableOf = (about: Commentable): Placed => kinds.find(({ kind }) => kind === about)?.table ?? {};

/** Whether a member's role covers the warehouse that a document stands in. */
function isCovered({ view, id }: Context, about: Commentable, { warehouses }: Grants): boolean {
  const row = warehouses === null ? undefined : view.get(about, id);
  return row === undefined || isWithin(warehouses, tableOf(about), row);
}
