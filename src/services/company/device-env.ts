import { COMPANY } from '#model/values/company-document.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import type { Env } from '#model/engine/env.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Replica } from '#model/engine/replica.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { dayIn } from '#model/values/moments.ts';

interface Person extends Pick<Env, 'may'> {
  readonly user: string;
  readonly scope: Scope;
  readonly limits: () => NonNullable<Env['limits']> | null;
  readonly tried: () => boolean;
}

/** What a decision on this device may know now. */
export function deviceEnv({ user, may, scope, limits, tried }: Person, replica: Replica | undefined): Env {
  const now = new Date().toISOString();
  const zone = replica?.view.get('company', COMPANY)?.timeZone ?? 'UTC';
  const today = dayIn(now, zone);
  const rights = { may, warehouses: scope, limits: limits(), tried: tried() };
  const person = { ...authored(asUser(user)), ...rights, internal: false };
  const plan = ifKnown(() => replica?.view.get('subscription', SUBSCRIPTION), undefined);
  // Who sees a part of the company cannot count it.
  const held = scope === null ? (replica ?? null) : null;
  return { now, today, ...person, drawsNumbers: false, room: plan?.limits.members ?? null, held };
}
