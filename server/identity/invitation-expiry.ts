import type { Accounts } from './accounts.ts';

const EVERY = 15 * 60_000;

/** Tells invitations whose time is over that it is; those that were answered or sent again take no notice. */
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

/** Does so now and again; returns what stops it. */
export function watchInvitations(accounts: Accounts, onFault: (error: unknown) => void): () => void {
  const look = (): void => void expireInvitations(accounts).catch(onFault);
  const timer = setInterval(look, EVERY);
  timer.unref();
  look();
  return () => clearInterval(timer);
}
