import type { SyncedKind } from './pairing.choice.ts';
import type { PairingAcceptance, PairingInvitation } from './pairing.facts.ts';

/** What is kept of a code; another letter, another code. */
export const keptCode = (letter = 'a') => ({ hash: letter.repeat(64), lastFour: letter.repeat(4) });

/** A valid invitation; override what matters to the test. */
export const invitationFixture = (over: Partial<PairingInvitation> = {}): PairingInvitation => ({
  name: 'Baltic Parts OÜ',
  permissions: ['product.create', 'product.edit'],
  code: keptCode(),
  ...over,
});

/** Another company that accepts one. */
export const acceptanceFixture = (over: Partial<PairingAcceptance> = {}): PairingAcceptance => ({
  permissions: ['product.create', 'product.edit'],
  partner: { company: 7, name: 'Nordlager AB', currency: 'SEK' },
  ...over,
});

/** A kind kept in step; override what matters to the test. */
export const syncedFixture = (over: Partial<SyncedKind> = {}): SyncedKind => ({
  kind: 'product',
  leader: 'newest',
  fields: {},
  states: true,
  newOnes: true,
  ...over,
});
