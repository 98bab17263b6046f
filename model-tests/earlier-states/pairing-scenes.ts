import {
  acceptanceFixture,
  invitationFixture,
  syncedFixture,
} from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** Everything that can happen to a pairing, as a company that is nobody's sees it; no record is kept in step. */
export async function playPairings(company: TradingCompany): Promise<void> {
  const give = (pairing: string, type: string, data: unknown = {}) =>
    company.giveInternally('pairing', pairing, type, data);
  const { partner, permissions } = acceptanceFixture();
  const kinds = [syncedFixture()];
  const invited = freshId();
  await give(invited, 'invite', invitationFixture());
  await give(invited, 'permit', { permissions });
  await give(invited, 'answer', { partner: { ...partner, company: 9001 } });
  await give(invited, 'choose', { kinds });
  await give(invited, 'noteChosen', { kinds, revision: 2, chosenBy: 'accepter' });
  await give(invited, 'match');
  await give(invited, 'confirm', { revision: 2 });
  await give(invited, 'noteConflict', { conflicts: 1 });
  for (const type of ['noteSettled', 'pause', 'resume', 'unpair']) await give(invited, type);
  const accepted = freshId();
  await give(accepted, 'accept', acceptanceFixture({ partner: { ...partner, company: 9002 } }));
  await give(accepted, 'noteUnpaired');
}
