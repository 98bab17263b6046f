import { all, decisionContext, documentSetup } from '#model/engine/chart.ts';
import {
  EVERY_MEMBER,
  type AppliedEvent,
  type DecisionContext,
  type DocumentType,
} from '#model/engine/document-type.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  newLink,
  question,
  sharedLinkFacts,
  type LinkAsked,
  type LinkSubject,
  type Question,
} from '#model/shared-link/shared-link.facts.ts';
import { sharedLinkKind, type SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';
import * as rules from '#model/shared-link/shared-link.rules.ts';
import * as v from '#model/values/schemas.ts';

type SharedLinkCommand = 'make' | 'open' | 'confirmRead' | 'ask' | 'revoke' | 'expire';
type Context = DecisionContext<SharedLinkRow>;

const subjectOf = ({ row }: Context): LinkSubject => ({ about: row?.about ?? '', of: row?.of ?? '' });

/** The life of a link for somebody outside the company. */
const sharedLinkMachine = documentSetup<SharedLinkRow, SharedLinkCommand>()({
  rules: {
    documentIsShown: rules.documentIsShown,
    isFirstOpening: all(rules.isByLink, rules.isFirstOpening),
    readIsAsked: all(rules.isByLink, rules.readIsAsked),
    mayAsk: all(rules.isByLink, rules.questionsAreFew),
    timeIsOver: rules.timeIsOver,
  },
  facts: sharedLinkFacts,
  makers: {
    made: rules.madeLink,
    firstOpened: subjectOf,
    readConfirmed: subjectOf,
    asked: (context: Context, asked: Question) => ({ ...subjectOf(context), ...asked }),
    revoked: subjectOf,
    expired: subjectOf,
  },
}).createMachine({
  id: 'sharedLink',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { make: { guard: 'documentIsShown', target: 'active', actions: 'made' } } },
    active: {
      on: {
        open: { guard: 'isFirstOpening', actions: 'firstOpened' },
        confirmRead: { guard: 'readIsAsked', actions: 'readConfirmed' },
        ask: { guard: 'mayAsk', actions: 'asked' },
        revoke: { target: 'revoked', actions: 'revoked' },
        expire: { guard: 'timeIsOver', target: 'expired', actions: 'expired' },
      },
    },
    expired: {},
    revoked: {},
  },
});

/** [LNK5] A question stands as a comment on the document, to whoever made the link. */
function commented({ document, data }: AppliedEvent, view: Reader): readonly FollowUp[] {
  const { about, of, id, text } = data as LinkAsked; // the fact's own data
  const owner = view.get('sharedLink', document)?.owner ?? '';
  const reads = grantsOf(view, owner)?.may(`${about}.view`) ?? false;
  const comment = { about, id, text, mentions: reads ? [owner] : [] };
  return [{ kind: 'comment', document: of, type: 'write', data: comment, byAuthor: true }];
}

/** Given through the link alone: a rule of the chart asks for it. */
const byLink = { mode: 'onlineOnly', permission: EVERY_MEMBER } as const;

export const sharedLinkDocument: DocumentType = {
  ...sharedLinkKind,
  chart: sharedLinkMachine,
  commands: {
    make: { schema: newLink, mode: 'onlineOnly', permission: 'sharedLink.manage' },
    open: { schema: v.empty, ...byLink },
    confirmRead: { schema: v.empty, ...byLink },
    ask: { schema: question, ...byLink },
    revoke: { schema: v.empty, mode: 'confirm', permission: 'sharedLink.manage', whileReadOnly: true },
    expire: { schema: v.empty, mode: 'confirm', permission: null },
  },
  facts: sharedLinkFacts,
  reactions: { asked: commented },
};
