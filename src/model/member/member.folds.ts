import type { Draft } from 'immer';
import type { MemberForm, MemberProfile, MemberRow } from './member.events.ts';

const stateOnly = (): void => {};

export const memberFolds = {
  added: (row: Draft<MemberRow>, data: MemberForm): void => void Object.assign(row, data),
  updated: (row: Draft<MemberRow>, data: MemberProfile): void => void Object.assign(row, data),
  roleChanged: (row: Draft<MemberRow>, data: { role: string }): void => void (row.role = data.role),
  founderAppointed: (row: Draft<MemberRow>): void => void (row.founder = true),
  founderDismissed: (row: Draft<MemberRow>): void => void (row.founder = false),
  suspended: stateOnly,
  resumed: stateOnly,
  removed: stateOnly,
};
