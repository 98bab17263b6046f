import type { MemberRow } from './member.facts.ts';
import { memberFolds } from './member.folds.ts';
import { DAY, defineKind } from '../engine/kind.ts';
import type {} from './member.facts.ts';

/** Key of the founders who can act. */
export const ACTING_FOUNDER = 'acting';

/** Key of those who take one of the places that the company's plan has. */
export const PLACE_TAKEN = 'taken';

/** Neither members nor about to be: they stand in the way of nobody. */
const over: ReadonlySet<unknown> = new Set(['removed', 'revoked', 'declined']);
const unlessOver = (row: MemberRow, key: string | null): string | null => (over.has(row.state) ? null : key);

export const memberKind = defineKind({
  kind: 'member',
  actions: ['view', 'manage'],
  isDiscussed: false,
  changesAccess: true,
  limitedByPlan: 'members',
  limits: { invited: 7 * DAY, expired: 30 * DAY },
  concerns: { roleChanged: ['user'], founderAppointed: ['user'], founderDismissed: ['user'] },
  indexes: {
    user: (row) => unlessOver(row, row.user),
    role: (row) => unlessOver(row, row.role),
    founder: (row) => (row.founder && row.state === 'active' ? ACTING_FOUNDER : null),
    email: (row) => unlessOver(row, (row.invitation?.email ?? row.email).toLowerCase() || null),
    place: (row) => (row.state === 'expired' ? null : unlessOver(row, PLACE_TAKEN)),
    // Of every sending, also of those that came to nothing: they are counted by the day.
    sentOn: (row) => row.invitation?.sentAt.slice(0, 10) ?? null,
  },
  guarded: [{ permission: 'member.manage', fields: ['invitation'] }],
  folds: memberFolds,
});
