import type { z } from 'zod';
import type { signedIn } from '#model/identity/session.api.ts';

type SignedIn = z.output<typeof signedIn>;

/** A session that has begun, in the app's own words. */
export const sessionBegun = ({ user, companies, active_company: active }: SignedIn) => ({
  user: profileOf(user),
  companies,
  active,
});
export type BegunSession = ReturnType<typeof sessionBegun>;

/** A person as the server describes them, in the app's own words. */
export const profileOf = ({ last_company_id: lastCompany, ...user }: SignedIn['user']) => ({
  ...user,
  lastCompany,
});
