import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { Acceptance, Invited, MemberRow, Resent } from './member.facts.ts';

type Row = Draft<MemberRow>;

const nobodyYet = { user: null, name: '', email: '', founder: false } as const;

export const memberFolds = {
  invited: (row: Row, { role, invitation }: Invited, { by, at }: AppliedEvent): void => {
    Object.assign(row, nobodyYet, { role });
    if (invitation) row.invitation = { ...invitation, by, sentAt: at };
  },
  resent: (row: Row, { invitation }: Resent, { by, at }: AppliedEvent): void => {
    if (invitation) row.invitation = { ...invitation, by, sentAt: at };
  },
  accepted: (row: Row, data: Acceptance): void => {
    Object.assign(row, data);
    delete row.invitation;
  },
  founderAppointed: (row: Row): void => void (row.founder = true),
  founderDismissed: (row: Row): void => void (row.founder = false),
};
