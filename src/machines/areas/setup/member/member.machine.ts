import { z } from 'zod';
import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  addressIsNew,
  invitedBy,
  isAddressee,
  isInTime,
  isNotTooMany,
  isNotTooSoon,
  placeIsLeft,
  resentBy,
  timeIsOver,
} from '#model/areas/setup/member/invitation.rules.ts';
import {
  acceptance,
  invitationForm,
  memberFacts,
  memberForm,
  memberProfile,
  type Acceptance,
  type InvitationForm,
  type MemberForm,
  type MemberRow,
} from '#model/areas/setup/member/member.facts.ts';
import {
  anotherFounderActs,
  byFounder,
  founderTouchedByFounder,
  isFounder,
  isNoFounder,
  personIsWithin,
  roleMayBeGiven,
  roleMayBeKept,
  userIsNoMember,
} from '#model/areas/setup/member/member.rules.ts';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import { memberKind } from '#model/areas/setup/member/member.kind.ts';
import * as v from '#model/values/schemas.ts';

type MemberCommand =
  | 'add'
  | 'invite'
  | 'resend'
  | 'expire'
  | 'revoke'
  | 'decline'
  | 'accept'
  | 'update'
  | 'changeRole'
  | 'appointFounder'
  | 'dismissFounder'
  | 'suspend'
  | 'resume'
  | 'remove';

const update = { actions: 'updated' } as const;
const changeRole = { guard: 'roleMayChange', actions: 'roleChanged' } as const;
const remove = { guard: 'mayLeave', target: 'removed', actions: 'removed' } as const;
const resend = { guard: 'mayBeSentAgain', actions: 'resent' } as const;
const revoke = { guard: 'personIsWithin', target: 'revoked', actions: 'revoked' } as const;

/** The life of a company member. */
const memberMachine = documentSetup<MemberRow, MemberCommand>()({
  rules: {
    mayJoin: all<MemberRow, MemberForm>(userIsNoMember, roleMayBeGiven),
    mayBeInvited: all<MemberRow, InvitationForm>(addressIsNew, roleMayBeGiven, placeIsLeft, isNotTooMany),
    mayBeSentAgain: all(roleMayBeKept, placeIsLeft, isNotTooSoon, isNotTooMany),
    mayAccept: all<MemberRow, Acceptance>(isInTime, isAddressee, userIsNoMember),
    timeIsOver,
    roleMayChange: all(founderTouchedByFounder, personIsWithin, roleMayBeGiven),
    mayBecomeFounder: all(isNoFounder, byFounder),
    mayEndAsFounder: all(isFounder, byFounder, anotherFounderActs),
    mayLeave: all(founderTouchedByFounder, personIsWithin, anotherFounderActs),
    mayReturn: all(founderTouchedByFounder, personIsWithin),
    personIsWithin,
  },
  facts: memberFacts,
  makers: { invited: invitedBy, resent: resentBy },
}).createMachine({
  id: 'member',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        add: { guard: 'mayJoin', target: 'active', actions: 'added' },
        invite: { guard: 'mayBeInvited', target: 'invited', actions: 'invited' },
      },
    },
    invited: {
      on: {
        resend,
        revoke,
        changeRole,
        accept: { guard: 'mayAccept', target: 'active', actions: 'accepted' },
        decline: { target: 'declined', actions: 'declined' },
        expire: { guard: 'timeIsOver', target: 'expired', actions: 'expired' },
      },
    },
    expired: { on: { resend: { ...resend, target: 'invited' }, revoke, changeRole } },
    revoked: {},
    declined: {},
    active: {
      on: {
        update,
        changeRole,
        appointFounder: { guard: 'mayBecomeFounder', actions: 'founderAppointed' },
        dismissFounder: { guard: 'mayEndAsFounder', actions: 'founderDismissed' },
        suspend: { guard: 'mayLeave', target: 'suspended', actions: 'suspended' },
        remove,
      },
    },
    suspended: {
      on: {
        update,
        changeRole,
        dismissFounder: { guard: 'mayEndAsFounder', actions: 'founderDismissed' },
        resume: { guard: 'mayReturn', target: 'active', actions: 'resumed' },
        remove,
      },
    },
    removed: {},
  },
});

/** Access is granted and revoked by the server: it is not shown before it takes effect. */
const managed = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: 'member.manage',
});
/** A device left open must not be enough for it. */
const grave = (schema: z.ZodType): CommandSpec => ({ ...managed(schema), wantsProof: true });
/** Given by the server on behalf of the person concerned: only it knows that they agreed. */
const internal = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'confirm', permission: null });

export const memberDocument: DocumentType = {
  ...memberKind,
  chart: memberMachine,
  commands: {
    add: internal(memberForm),
    invite: grave(invitationForm),
    resend: grave(v.empty),
    revoke: { ...managed(v.empty), whileReadOnly: true },
    accept: internal(acceptance),
    decline: internal(v.empty),
    expire: internal(v.empty),
    update: internal(memberProfile),
    changeRole: grave(z.strictObject({ role: v.id })),
    appointFounder: grave(v.empty),
    dismissFounder: grave(v.empty),
    suspend: { ...grave(v.empty), whileReadOnly: true },
    resume: grave(v.empty),
    remove: { ...grave(v.empty), whileReadOnly: true },
  },
  facts: memberFacts,
};
