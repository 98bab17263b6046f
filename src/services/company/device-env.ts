import { COMPANY } from '#model/company/company.kind.ts';
import type { Env } from '#model/engine/env.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { Replica } from '#model/engine/replica.ts';
import { dayIn } from '#model/values/moments.ts';

interface Person extends Pick<Env, 'may'> {
  readonly user: string;
  readonly scope: Scope;
  readonly limits: () => NonNullable<Env['limits']> | null;
}

/** What a decision on this device may know now. */
export function deviceEnv({ user, may, scope, limits }: Person, replica: Replica | undefined): Env {
  const now = new Date().toISOString();
  const zone = replica?.view.get('company', COMPANY)?.timeZone ?? 'UTC';
  const person = { by: user, may, warehouses: scope, limits: limits(), internal: false };
  return { now, today: dayIn(now, zone), ...person, drawsNumbers: false };
}
