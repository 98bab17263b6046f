import { all, documentSetup, given } from '#model/engine/chart.ts';
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
} from '#model/member/invitation.rules.ts';
import type {
  Acceptance,
  InvitationForm,
  MemberForm,
  MemberProfile,
  MemberRow,
} from '#model/member/member.events.ts';
import {
  anotherFounderActs,
  byFounder,
  founderTouchedByFounder,
  isFounder,
  isNoFounder,
  roleMayBeGiven,
  roleMayBeKept,
  userIsNoMember,
} from '#model/member/member.rules.ts';

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

const nothing = (): object => ({});
const update = { actions: 'updated' } as const;
const changeRole = { guard: 'roleMayChange', actions: 'roleChanged' } as const;
const remove = { guard: 'mayLeave', target: 'removed', actions: 'removed' } as const;
const resend = { guard: 'mayBeSentAgain', actions: 'resent' } as const;
const revoke = { target: 'revoked', actions: 'revoked' } as const;

/** The life of a person in a company. */
export const memberMachine = documentSetup<MemberRow, MemberCommand>()({
  rules: {
    mayJoin: all<MemberRow, MemberForm>(userIsNoMember, roleMayBeGiven),
    mayBeInvited: all<MemberRow, InvitationForm>(addressIsNew, roleMayBeGiven, placeIsLeft, isNotTooMany),
    mayBeSentAgain: all(roleMayBeKept, placeIsLeft, isNotTooSoon, isNotTooMany),
    mayAccept: all<MemberRow, Acceptance>(isInTime, isAddressee, userIsNoMember),
    timeIsOver,
    roleMayChange: all(founderTouchedByFounder, roleMayBeGiven),
    mayBecomeFounder: all(isNoFounder, byFounder),
    mayEndAsFounder: all(isFounder, byFounder, anotherFounderActs),
    mayLeave: all(founderTouchedByFounder, anotherFounderActs),
    founderTouchedByFounder,
  },
  facts: {
    added: (_: unknown, data: MemberForm) => data,
    invited: invitedBy,
    resent: resentBy,
    expired: nothing,
    revoked: nothing,
    declined: nothing,
    accepted: (_: unknown, data: Acceptance) => data,
    updated: (_: unknown, data: MemberProfile) => data,
    roleChanged: (_: unknown, data: { role: string }) => data,
    founderAppointed: nothing,
    founderDismissed: nothing,
    suspended: nothing,
    resumed: nothing,
    removed: nothing,
  },
}).createMachine({
  id: 'member',
  context: given,
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
        resume: { guard: 'founderTouchedByFounder', target: 'active', actions: 'resumed' },
        remove,
      },
    },
    removed: {},
  },
});
