/** A company as lists and the switcher show it. */
export interface CompanyEntry {
  readonly id: number;
  readonly name: string;
}

/** The signed-in person, from the sign-in or the profile call. */
export interface Profile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: 'en' | 'sv';
  /** The company the person worked in last; null before the first choice. */
  readonly lastCompany: number | null;
}

/** What this device remembers of a session; the person is loaded when a page needs them. */
export interface StoredSession {
  readonly user: Profile | null;
  readonly companies: readonly CompanyEntry[];
  readonly active: CompanyEntry | null;
}

export interface SignedIn extends StoredSession {
  readonly user: Profile;
}

export interface HeldPermissions {
  readonly permissions: readonly string[];
  readonly role: string | null;
  readonly founder: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why something failed: `detail` is the server's own sentence; without one the view has a sentence for the code. */
export interface Failure {
  readonly code: 'signInFailed' | 'switchFailed';
  readonly detail: string | null;
}

/** The failure that an actor's error stands for. */
export function failureOf(code: Failure['code'], error: unknown): Failure {
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? error.detail : null;
  return { code, detail: typeof detail === 'string' && detail !== '' ? detail : null };
}

type Held = Pick<HeldPermissions, 'permissions' | 'founder'>;

/** Whether a permission is held; founders hold all. */
export const holds = ({ founder, permissions }: Held, permission: string): boolean =>
  founder || permissions.includes(permission);

/** Whether one of a list is held. */
export const holdsAny = (held: Held, permissions: readonly string[]): boolean =>
  permissions.some((permission) => holds(held, permission));

/** Whether all of a list are held. */
export const holdsAll = (held: Held, permissions: readonly string[]): boolean =>
  permissions.every((permission) => holds(held, permission));
