import { errorSentence } from './error-sentence.ts';

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

/** Where permissions are asked for; null where no company is open yet. */
export interface WorkPlace {
  readonly company: number | null;
}

export interface HeldPermissions {
  readonly permissions: readonly string[];
  readonly role: string | null;
  readonly founder: boolean;
  /** Pages that lead elsewhere for now: by path below the language, to such a path or an absolute address. */
  readonly redirects?: Readonly<Record<string, string>>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What happens to a session, beside the answers of the server. */
export type SessionEvent =
  | { readonly type: 'signIn'; readonly credentials: Credentials }
  /** `unsent`: commands of this device that the server does not have yet. */
  | { readonly type: 'signOut'; readonly unsent: number }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  /** The server no longer knows the session. */
  | { readonly type: 'expire' }
  | { readonly type: 'signedOutElsewhere' }
  /** Another tab has begun a session: its cookie is the one of this tab from now on. */
  | { readonly type: 'signedInElsewhere'; readonly as: SignedIn }
  /** A page is entered; some need to know the person. */
  | { readonly type: 'enterPage'; readonly authenticated: boolean }
  /** What the person may do, or where pages lead, has changed with what they did. */
  | { readonly type: 'reloadPermissions' }
  /** The server knows the person otherwise than this tab does: they have changed their profile, here or on another device. */
  | { readonly type: 'profileChanged'; readonly user: Profile }
  /** Another tab says so. */
  | { readonly type: 'profileChangedElsewhere'; readonly user: Profile };

/** What can fail on the way to and within an account; `failed` is anything that has no sentence of its own. */
export type FailureCode =
  | 'signInFailed'
  | 'switchFailed'
  | 'registrationFailed'
  | 'passwordResetFailed'
  | 'resendFailed'
  | 'verificationFailed'
  | 'profileFailed'
  | 'passwordFailed'
  | 'companyFetchFailed'
  | 'companyUpdateFailed'
  | 'companySettingsFailed'
  | 'failed';

/** Why something failed: `detail` is the server's own sentence; without one the view has a sentence for the code. */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string | null;
}

/** The failure that an actor's error stands for. */
export function failureOf(code: FailureCode, error: unknown): Failure {
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? error.detail : null;
  if (typeof detail === 'string' && detail !== '') return { code, detail };
  return { code, detail: code === 'failed' ? errorSentence(error) : null };
}

/** A failure of a form: `fields` holds a code for each field that was refused. */
export interface Problem extends Failure {
  readonly fields: Readonly<Record<string, string>>;
}

/** The problem that an actor's error stands for. */
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

/** Whether one of a list is held. */
export const holdsAny = (held: Held, permissions: readonly string[]): boolean =>
  permissions.some((permission) => holds(held, permission));

/** Whether all of a list are held. */
export const holdsAll = (held: Held, permissions: readonly string[]): boolean =>
  permissions.every((permission) => holds(held, permission));
