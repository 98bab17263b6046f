import type { z } from 'zod';
import { all, documentSetup, given } from '#model/engine/chart.ts';
import {
  EVERY_MEMBER,
  type DecisionContext,
  type CommandSpec,
  type DocumentType,
} from '#model/engine/document-type.ts';
import {
  commentFacts,
  editedComment,
  namedComment,
  newComment,
  type CommentRow,
  type Edited,
  type EditedComment,
  type NamedComment,
  type NewComment,
  type Removed,
  type Written,
} from '#model/comment/comment.facts.ts';
import * as rules from '#model/comment/comment.rules.ts';
import { commentKind } from '#model/comment/comment.kind.ts';

type CommentCommand = 'write' | 'edit' | 'remove';
type Context = DecisionContext<CommentRow>;

function aboutOf({ row, id }: Context): CommentRow['about'] {
  if (!row) throw new Error(`nothing is said about ${id}`);
  return row.about;
}

function edited(context: Context, { id, text, mentions }: EditedComment): Edited {
  const before = rules.entryOf(context.row, id)?.mentions.map(({ user }) => user) ?? [];
  const now = rules.mentionsOf(context.view, mentions);
  const mentionedAnew = now.map(({ user }) => user).filter((user) => !before.includes(user));
  return { about: aboutOf(context), id, text, mentions: now, mentionedAnew };
}

const write = { guard: 'mayWrite', target: 'open', actions: 'written' } as const;

/** The comments on one document. */
const commentMachine = documentSetup<CommentRow, CommentCommand>()({
  rules: {
    mayWrite: all<CommentRow, NewComment>(rules.documentIsSeen, rules.thereIsRoom, rules.mentionsMaySee),
    mayEdit: all<CommentRow, EditedComment>(rules.conversationIsSeen, rules.isOnesOwn, rules.mentionsMaySee),
    mayRemove: all<CommentRow, NamedComment>(rules.conversationIsSeen, rules.isOnesOwn),
  },
  facts: commentFacts,
  makers: {
    written: ({ view }: Context, data: NewComment): Written => ({
      ...data,
      mentions: rules.mentionsOf(view, data.mentions),
    }),
    edited,
    removed: (context: Context, { id }: NamedComment): Removed => ({ about: aboutOf(context), id }),
  },
}).createMachine({
  id: 'comment',
  context: given,
  initial: 'none',
  states: {
    none: { on: { write } },
    open: {
      on: {
        write,
        edit: { guard: 'mayEdit', actions: 'edited' },
        remove: { guard: 'mayRemove', actions: 'removed' },
      },
    },
  },
});

/** Who may comment depends on the document: a rule of the chart checks it. */
const open = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'predict', permission: EVERY_MEMBER });

export const commentDocument: DocumentType = {
  ...commentKind,
  chart: commentMachine,
  commands: { write: open(newComment), edit: open(editedComment), remove: open(namedComment) },
  facts: commentFacts,
};
