import { stopTryingRole, tryRole as trying } from '#model/areas/setup/role/tried-role.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Looks at a company as a role from now on; null: with the own one again. */
export async function tryRole(http: HttpClient, company: number, role: string | null): Promise<void> {
  await (role === null ? http.call(stopTryingRole) : http.call(trying, { body: { company, role } }));
}
