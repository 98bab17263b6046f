import { asUser } from '#model/engine/actor.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { IdentityTrial } from './identity.fixtures.ts';

const administrator = demoId('user/admin');

/** Creates invitations in the first demo company; mail is sent immediately. */
export function invitationsOf(trial: IdentityTrial) {
  const company = trial.companies[0]?.id ?? 0;
  const give = async (document: string, type: string, data: object = {}) => {
    const command = { id: freshId(), kind: 'member', document, type, data, seen: 0 };
    const [settled] = await trial.executor.submit(company, asUser(administrator), [command]);
    await trial.accounts.postman.drain();
    return settled;
  };
  return {
    company,
    give,
    /** Invites an address, as a salesperson by default; returns the member's id. */
    invite: async (email: string, role = 'Sales') => {
      const member = freshId();
      const roleId = demoId(`nordlager/role/${role}`);
      const settled = await give(member, 'invite', { email, role: roleId, language: 'sv' });
      if (!settled || 'refusal' in settled) throw new Error(`refused: ${JSON.stringify(settled)}`);
      return member;
    },
    row: (member: string) => trial.identity.reading(company, (view) => view.get('member', member)),
    /** The token in the latest mail to an address. */
    tokenTo: (email: string): string => {
      const link = trial.letters.findLast((letter) => letter.to === email)?.link ?? '';
      return /\/auth\/invitation\/([\w-]+)$/.exec(link)?.[1] ?? 'no mail';
    },
  };
}
