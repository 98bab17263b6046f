import { z } from 'zod';
import { keptSecret } from '../api-client/api-client.facts.ts';
import { permissions, type Permission } from '#model/areas/setup/role/permissions.ts';
import * as v from '#model/values/schemas.ts';
import { pairingChoice, partner } from './pairing.choice.ts';
import { syncKinds } from './sync-kinds.ts';

/** What a pairing may be given: to write what is kept in step. */
export const syncPermissions: readonly Permission[] = permissions.filter((permission) => {
  const [subject, action = ''] = permission.split('.');
  return (
    syncKinds.some((kind) => kind === subject) && ['create', 'edit', 'block', 'archive'].includes(action)
  );
});
const permitted = z
  .array(z.enum(syncPermissions as [Permission, ...Permission[]])) // never empty
  .max(syncPermissions.length);

/** An invitation. */
export const pairingInvitation = z.strictObject({
  /** Whom it is for, as the inviter calls them. */
  name: v.name,
  permissions: permitted,
  code: keptSecret,
});
export type PairingInvitation = z.infer<typeof pairingInvitation>;

export const pairingPermission = z.strictObject({ permissions: permitted });
export const pairingAcceptance = z.strictObject({ permissions: permitted, partner });
export type PairingAcceptance = z.infer<typeof pairingAcceptance>;
export const pairingAnswer = z.strictObject({ partner });
export const pairingConfirmation = z.strictObject({ revision: v.counted });
export const pairingConflicts = z.strictObject({ conflicts: z.int().min(1) });

/** Facts outlive the catalogue of permissions: one that is gone stays in them and opens nothing. */
const held = { permissions: z.array(v.code), owner: z.string() };

export const pairingFacts = {
  invited: pairingInvitation.extend({ ...held, expiresAt: v.moment }),
  accepted: pairingAcceptance.extend(held),
  answered: pairingAnswer,
  chosen: pairingChoice,
  /** Chosen in the other company. */
  choiceTaken: pairingChoice,
  matchStarted: v.empty,
  confirmed: pairingConfirmation,
  conflicted: pairingConflicts,
  settled: v.empty,
  paused: v.empty,
  resumed: v.empty,
  permitted: z.object(held),
  unpaired: v.empty,
  /** Unpaired by the other company. */
  endedThere: v.empty,
} as const;
