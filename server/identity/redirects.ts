import type { Grants } from '#model/member/member.rules.ts';
import type { Identity } from './identity.ts';

/**
 * Pages that lead somebody elsewhere for now, by path below the language; a target with a host is loaded from there. A
 * founder is led from the dashboard into setting up a company that is neither set up nor to be set up later.
 */
export async function redirectsFor(
  { onboarding }: Identity,
  company: number,
  grants: Grants,
): Promise<Record<string, string>> {
  if (!grants.founder) return {};
  const { status } = await onboarding.of(company);
  return status === 'open' ? { '/dashboard': '/onboarding' } : {};
}
