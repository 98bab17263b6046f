import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import type { Identity } from './identity.ts';

/**
 * Pages that currently redirect somebody elsewhere, by path below the language; a target with a host is loaded from
 * there. A founder is redirected from the dashboard to the company's setup until it is done or skipped.
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
