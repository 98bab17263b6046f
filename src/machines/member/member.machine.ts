import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { MemberForm, MemberProfile, MemberRow } from '#model/member/member.events.ts';
import {
  anotherFounderActs,
  byFounder,
  founderByFounder,
  founderTouchedByFounder,
  isFounder,
  isNoFounder,
  roleMayBeGiven,
  userIsNoMember,
} from '#model/member/member.rules.ts';

type MemberCommand =
  | 'add'
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

/** The life of a person in a company. */
export const memberMachine = documentSetup<MemberRow, MemberCommand>()({
  rules: {
    mayJoin: all<MemberRow, MemberForm>(userIsNoMember, founderByFounder, roleMayBeGiven),
    roleMayChange: all(founderTouchedByFounder, roleMayBeGiven),
    mayBecomeFounder: all(isNoFounder, byFounder),
    mayEndAsFounder: all(isFounder, byFounder, anotherFounderActs),
    mayLeave: all(founderTouchedByFounder, anotherFounderActs),
    founderTouchedByFounder,
  },
  facts: {
    added: (_: unknown, data: MemberForm) => data,
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
    none: { on: { add: { guard: 'mayJoin', target: 'active', actions: 'added' } } },
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
