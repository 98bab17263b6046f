import type { MemberRow } from './member.facts.ts';
import { memberFolds } from './member.folds.ts';
import { DAY, defineKind } from '#model/engine/kind.ts';
import type {} from './member.facts.ts';

/** Index key of active founders. */
export const ACTING_FOUNDER = 'acting';

/** Index key of members who take one of the plan's places. */
export const PLACE_TAKEN = 'taken';

/** States that are neither member nor invited: they no longer block anything. */
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
    // Includes revoked and declined invitations: the daily limit counts every mail sent.
    sentOn: (row) => row.invitation?.sentAt.slice(0, 10) ?? null,
  },
  guarded: [{ permission: 'member.manage', fields: ['invitation'] }],
  folds: memberFolds,
});
