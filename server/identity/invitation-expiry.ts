import type { Accounts } from './accounts.ts';

const EVERY = 15 * 60_000;

/** Expires overdue invitations; those that were answered or resent are not affected. */
export async function expireInvitations({
  executor,
  invitationLinks,
}: Pick<Accounts, 'executor' | 'invitationLinks'>): Promise<void> {
  for (const { company, member } of await invitationLinks.over()) {
    const expire = { kind: 'member', document: member, type: 'expire', data: {} };
    await executor.systemPropose(company, [expire], { by: 'system' });
    await invitationLinks.settle(company, member);
  }
}

/** Does so periodically; returns a function that stops it. */
export function watchInvitations(accounts: Accounts, onFault: (error: unknown) => void): () => void {
  const look = (): void => void expireInvitations(accounts).catch(onFault);
  const timer = setInterval(look, EVERY);
  timer.unref();
  look();
  return () => clearInterval(timer);
}
