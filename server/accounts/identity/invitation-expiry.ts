import { asSystem } from '#model/engine/actor.ts';
import type { Accounts } from './accounts.ts';

/** Expires overdue invitations; those that were answered or resent are not affected. */
export async function expireInvitations({
  executor,
  invitationLinks,
}: Pick<Accounts, 'executor' | 'invitationLinks'>): Promise<void> {
  for (const { company, member } of await invitationLinks.over()) {
    const expire = { kind: 'member', document: member, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: asSystem });
    await invitationLinks.settle(company, member);
  }
}
