import type { z } from 'zod';
import { agentTables } from '#model/areas/setup/agent/agent-kinds.ts';
import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  EVERY_MEMBER,
  type DecisionContext,
  type CommandSpec,
  type DocumentType,
} from '#model/engine/document-type.ts';
import {
  commentFacts,
  declinedRequest,
  doneRequest,
  editedComment,
  namedComment,
  newComment,
  newRequest,
  type Asked,
  type CarriedOut,
  type CommentRow,
  type Declined,
  type DeclinedRequest,
  type DoneRequest,
  type Edited,
  type EditedComment,
  type NamedComment,
  type NewComment,
  type NewRequest,
  type Removed,
  type Written,
} from '#model/comment/comment.facts.ts';
import * as rules from '#model/comment/comment.rules.ts';
import { commentKind } from '#model/comment/comment.kind.ts';

type CommentCommand = 'write' | 'edit' | 'remove' | 'ask' | 'carryOut' | 'decline';
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

/** [CO29] What writes, if it is no person, under its name. */
function writing({ view, env }: Context): Pick<Written, 'agent'> {
  if (env.byType !== 'agent') return {};
  const agents = agentTables.flatMap((kind) => {
    const name = view.get(kind, env.by)?.name;
    return name === undefined ? [] : [{ kind, name }];
  });
  return agents[0] ? { agent: agents[0] } : {};
}

function asked(context: Context, data: NewRequest): Asked {
  const { view, id } = context;
  const version = view.get(data.about, id)?.version ?? 0;
  return { ...data, mentions: rules.mentionsOf(view, data.mentions), version, ...writing(context) };
}

const write = { guard: 'mayWrite', target: 'open', actions: 'written' } as const;
const ask = { guard: 'mayAsk', target: 'open', actions: 'asked' } as const;

/** The comments on one document. */
const commentMachine = documentSetup<CommentRow, CommentCommand>()({
  rules: {
    mayWrite: all<CommentRow, NewComment>(rules.documentIsSeen, rules.thereIsRoom, rules.mentionsMaySee),
    mayEdit: all<CommentRow, EditedComment>(
      rules.conversationIsSeen,
      rules.isOnesOwn,
      rules.isNoRequest,
      rules.mentionsMaySee,
    ),
    mayRemove: all<CommentRow, NamedComment>(rules.conversationIsSeen, rules.isOnesOwn),
    mayAsk: all<CommentRow, NewRequest>(
      rules.documentIsSeen,
      rules.thereIsRoom,
      rules.mentionsMaySee,
      rules.askedMay,
    ),
    mayCarryOut: all<CommentRow, DoneRequest>(
      rules.conversationIsSeen,
      rules.mayAnswer,
      rules.documentHasChanged,
    ),
    mayDecline: all<CommentRow, DeclinedRequest>(rules.conversationIsSeen, rules.mayAnswer),
  },
  facts: commentFacts,
  makers: {
    written: (context: Context, data: NewComment): Written => ({
      ...data,
      mentions: rules.mentionsOf(context.view, data.mentions),
      ...writing(context),
    }),
    edited,
    removed: (context: Context, { id }: NamedComment): Removed => ({ about: aboutOf(context), id }),
    asked,
    carriedOut: (context: Context, { id }: DoneRequest): CarriedOut => ({ about: aboutOf(context), id }),
    declined: (context: Context, { id, text }: DeclinedRequest): Declined => ({
      about: aboutOf(context),
      id,
      text,
    }),
  },
}).createMachine({
  id: 'comment',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { write, ask } },
    open: {
      on: {
        write,
        ask,
        edit: { guard: 'mayEdit', actions: 'edited' },
        remove: { guard: 'mayRemove', actions: 'removed' },
        carryOut: { guard: 'mayCarryOut', actions: 'carriedOut' },
        decline: { guard: 'mayDecline', actions: 'declined' },
      },
    },
  },
});

/** Who may comment depends on the document: a rule of the chart checks it. */
const open = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'predict', permission: EVERY_MEMBER });

export const commentDocument: DocumentType = {
  ...commentKind,
  chart: commentMachine,
  commands: {
    write: open(newComment),
    edit: open(editedComment),
    remove: open(namedComment),
    ask: open(newRequest),
    carryOut: open(doneRequest),
    decline: open(declinedRequest),
  },
  facts: commentFacts,
};
