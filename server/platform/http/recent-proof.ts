import type { FastifyRequest } from 'fastify';
import { sessionOf, type CompanyRouteDeps } from './company-request.ts';
import { HttpError } from './http-error.ts';

/** How long a password or second factor counts as given just now, in seconds. */
const RECENT_SECONDS = 600;

/**
 * Throws an HttpError 403 unless the person has signed in or proven themselves a moment ago: a device left open must not
 * be enough for acts that take access away, or give it.
 *
 * @param provenAt when they last did (UTC ISO)
 */
export function refuseUnproven({ provenAt }: { readonly provenAt: string }, now: string): void {
  if (Date.parse(now) - Date.parse(provenAt) > RECENT_SECONDS * 1000)
    throw new HttpError(403, { code: 'proofNeeded' });
}

/** Throws as `refuseUnproven`, of whoever sends a request; 401 for a visitor. */
export async function mustBeProven(deps: CompanyRouteDeps, request: FastifyRequest): Promise<void> {
  refuseUnproven(await sessionOf(deps, request), deps.now());
}
