import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

const leaderWords = {
  inviter: msg`The company that invited`,
  accepter: msg`The company that accepted`,
  newest: msg`The newest change`,
  ask: msg`Ask when both changed it`,
  own: msg`Each keeps its own`,
};
const sideWords = { inviter: leaderWords.inviter, accepter: leaderWords.accepter };

/** How histories name what facts of a pairing tell. */
export const pairingFields: Readonly<Record<string, FieldDisplay>> = {
  name: { label: msg`Company`, as: 'text' },
  permissions: { label: msg`Permissions`, as: 'permissions' },
  expiresAt: { label: msg`Code is good until`, as: 'moment' },
  'partner.company': { label: msg`Number of the other company`, as: 'whole' },
  'partner.name': { label: msg`Other company`, as: 'text' },
  'partner.currency': { label: msg`Currency`, as: 'text' },
  'kinds.leader': { label: msg`Whose value counts`, as: { words: leaderWords } },
  'kinds.fields': { label: msg`Field by field`, as: { words: leaderWords } },
  'kinds.states': { label: msg`Put into use, blocked and archived together`, as: 'yesNo' },
  'kinds.newOnes': { label: msg`New ones are made in the other company`, as: 'yesNo' },
  revision: { label: msg`Choice number`, as: 'whole' },
  chosenBy: { label: msg`Chosen by`, as: { words: sideWords } },
  conflicts: { label: msg`Conflicts`, as: 'whole' },
};
