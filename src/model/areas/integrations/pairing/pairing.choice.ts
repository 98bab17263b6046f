import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { syncKinds } from './sync-kinds.ts';

/** Which of the two a company is. */
export const pairingSides = ['inviter', 'accepter'] as const;
export type PairingSide = (typeof pairingSides)[number];

/** Whose value a field takes, as both companies say it; `own`: each keeps its own. */
export const leaderChoices = [...pairingSides, 'newest', 'ask', 'own'] as const;
export type LeaderChoice = (typeof leaderChoices)[number];

/** How a kind is kept in step. */
const syncedKind = z.strictObject({
  kind: z.enum(syncKinds),
  /** Of the fields that are not named below. */
  leader: z.enum(leaderChoices),
  fields: z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.enum(leaderChoices)),
  /** Whether they are put into use, blocked and archived together. */
  states: z.boolean(),
  /** Whether a new one in one company is made in the other. */
  newOnes: z.boolean(),
});
export type SyncedKind = z.infer<typeof syncedKind>;

const chosenKinds = z.array(syncedKind).max(syncKinds.length);
/** The data of `choose`. */
export const syncChoice = z.strictObject({ kinds: chosenKinds });
export type SyncChoice = z.infer<typeof syncChoice>;

/** The other company of a pairing; `pairing` is the id of its side, absent where both sides were made under one. */
export const partner = z.strictObject({
  company: z.int().min(1),
  name: v.name,
  currency: v.currency,
  pairing: v.id.optional(),
});
export type Partner = z.infer<typeof partner>;

/** What was chosen in the other company. */
export const pairingChoice = z.strictObject({
  kinds: chosenKinds,
  revision: z.int().min(1),
  chosenBy: z.enum(pairingSides),
});
export type PairingChoice = z.infer<typeof pairingChoice>;
