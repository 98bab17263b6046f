import { errorSentence } from './error-sentence.ts';

/** A company as lists and the switcher show it. */
export interface CompanyEntry {
  readonly id: number;
  readonly name: string;
}

/** The signed-in person, from sign-in or the profile call. */
export interface Profile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: 'en' | 'sv';
  /** The company the person last worked in; null before the first choice. */
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

/** The company to load permissions for; null if none is open yet. */
export interface WorkPlace {
  readonly company: number | null;
}

export interface HeldPermissions {
  readonly permissions: readonly string[];
  readonly role: string | null;
  /** The role that the company is only looked at as; null or absent: their own. */
  readonly tried?: string | null;
  readonly founder: boolean;
  /** The warehouses that the role is limited to; null or absent: all. */
  readonly warehouses?: readonly string[] | null;
  /** The sums up to which they commit alone, by kind; null or absent: any, or unknown here. */
  readonly limits?: Readonly<Partial<Record<string, number | null>>> | null;
  /** Temporary redirects: by path below the language, to another such path or an absolute URL. */
  readonly redirects?: Readonly<Record<string, string>>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A passkey signs in alone, or as the second factor. */
export interface ByPasskey {
  readonly passkey: true;
}

/** A code of an authenticator app, or a recovery code. */
export interface ByCode {
  readonly code: string;
}

export type FactorMethod = 'totp' | 'passkey' | 'recovery';

/** The password was right; one of these is still to be given. */
export interface FactorNeeded {
  readonly methods: readonly FactorMethod[];
}

/** How a sign-in begins. */
export type SignInBy = Credentials | ByPasskey;

/** Who signed in, or what is still to be given. */
export type SignInAnswer = SignedIn | FactorNeeded;

/** The second factor that is given. */
export type Factor = ByCode | ByPasskey;

/** Events of a session, besides the server's answers. */
export type SessionEvent =
  | { readonly type: 'signIn'; readonly credentials: SignInBy }
  | { readonly type: 'giveFactor'; readonly factor: Factor }
  /** `unsent`: commands on this device that the server does not have yet. */
  | { readonly type: 'signOut'; readonly unsent: number }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  /** The server no longer knows the session. */
  | { readonly type: 'expire' }
  | { readonly type: 'signedOutElsewhere' }
  /** Another tab has signed in: this tab now uses the same cookie. */
  | { readonly type: 'signedInElsewhere'; readonly as: SignedIn }
  /** A page was entered; some need the person's profile. */
  | { readonly type: 'enterPage'; readonly authenticated: boolean }
  /** The person's permissions or redirects changed as a result of their own action. */
  | { readonly type: 'reloadPermissions' }
  /** The profile on the server differs from this tab's: it was changed here or on another device. */
  | { readonly type: 'profileChanged'; readonly user: Profile }
  /** Another tab reports it. */
  | { readonly type: 'profileChangedElsewhere'; readonly user: Profile };

/** What can fail when signing in and in account pages; `failed` is any failure without its own message. */
export type FailureCode =
  | 'signInFailed'
  | 'switchFailed'
  | 'registrationFailed'
  | 'passwordResetFailed'
  | 'resendFailed'
  | 'verificationFailed'
  | 'profileFailed'
  | 'passwordFailed'
  | 'proofFailed'
  | 'factorFailed'
  | 'companyFetchFailed'
  | 'companyUpdateFailed'
  | 'companySettingsFailed'
  | 'failed';

/** Why something failed: `detail` is the server's message; without it the view has a message for the code. */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string | null;
}

/** What the server said about an error; null if it did not. */
export function detailOf(error: unknown): string | null {
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? error.detail : null;
  return typeof detail === 'string' && detail !== '' ? detail : null;
}

/** Converts an actor's error to a failure. */
export const failureOf = (code: FailureCode, error: unknown): Failure => ({
  code,
  detail: detailOf(error) ?? (code === 'failed' ? errorSentence(error) : null),
});

/** A form failure: `fields` holds a code for each refused field. */
export interface Problem extends Failure {
  readonly fields: Readonly<Record<string, string>>;
}

/** Converts an actor's error to a problem. */
export function problemOf(code: FailureCode, error: unknown): Problem {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null;
  const named = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const codes = named.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...failureOf(code, error), fields: Object.fromEntries(codes) };
}

type Held = Pick<HeldPermissions, 'permissions' | 'founder'>;

/** Whether a permission is held; founders hold all. */
export const holds = ({ founder, permissions }: Held, permission: string): boolean =>
  founder || permissions.includes(permission);

/** Whether more is held of a subject than to look at it. */
export const changes = ({ founder, permissions }: Held, subject: string): boolean =>
  founder || permissions.some((one) => one.startsWith(`${subject}.`) && !one.startsWith(`${subject}.view`));

/** Whether at least one of a list is held. */
export const holdsAny = (held: Held, permissions: readonly string[]): boolean =>
  permissions.some((permission) => holds(held, permission));

/** Whether all of a list are held. */
export const holdsAll = (held: Held, permissions: readonly string[]): boolean =>
  permissions.every((permission) => holds(held, permission));
