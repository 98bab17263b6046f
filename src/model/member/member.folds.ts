import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { Acceptance, Invited, MemberForm, MemberProfile, MemberRow, Resent } from './member.events.ts';

type Row = Draft<MemberRow>;

const stateOnly = (): void => {};
const nobodyYet = { user: null, name: '', email: '', founder: false } as const;

export const memberFolds = {
  added: (row: Row, data: MemberForm): void => void Object.assign(row, data),
  invited: (row: Row, { role, invitation }: Invited, { by, at }: AppliedEvent): void => {
    Object.assign(row, nobodyYet, { role });
    if (invitation) row.invitation = { ...invitation, by, sentAt: at };
  },
  resent: (row: Row, { invitation }: Resent, { by, at }: AppliedEvent): void => {
    if (invitation) row.invitation = { ...invitation, by, sentAt: at };
  },
  expired: stateOnly,
  revoked: stateOnly,
  declined: stateOnly,
  accepted: (row: Row, data: Acceptance): void => {
    Object.assign(row, data);
    delete row.invitation;
  },
  updated: (row: Row, data: MemberProfile): void => void Object.assign(row, data),
  roleChanged: (row: Row, data: { role: string }): void => void (row.role = data.role),
  founderAppointed: (row: Row): void => void (row.founder = true),
  founderDismissed: (row: Row): void => void (row.founder = false),
  suspended: stateOnly,
  resumed: stateOnly,
  removed: stateOnly,
};
