import type {
  CompanyEntry,
  FactorMethod,
  FactorNeeded,
  Failure,
  HeldPermissions,
  SignInAnswer,
  StoredSession,
} from './session.types.ts';

/** What a session knows. */
export interface SessionContext extends StoredSession, HeldPermissions {
  readonly companies: readonly CompanyEntry[];
  readonly error: Failure | null;
  /** Ways to give the second factor that a sign-in waits for. */
  readonly methods: readonly FactorMethod[];
  /** Unsent commands of the sign-out awaiting confirmation. */
  readonly unsent: number;
  /** A page that needs the profile was entered before it was loaded. */
  readonly wantsProfile: boolean;
}

/** Permissions of nobody. */
export const nothingHeld = {
  permissions: [],
  role: null,
  tried: null,
  founder: false,
  warehouses: null,
  limits: null,
  redirects: {},
} as const;
/** Before a sign-in, and after a sign-out. */
export const nobody = {
  user: null,
  companies: [],
  active: null,
  ...nothingHeld,
  error: null,
  methods: [],
  unsent: 0,
  wantsProfile: false,
} satisfies SessionContext;

/** Whether an answer says who signed in, not what is still to be given. */
export const isSignedIn = <T extends StoredSession>(answer: T | FactorNeeded): answer is T =>
  'user' in answer;

/** Whether it is the same person and they still belong to the company open here. */
export const mayGoOn = ({ user, active }: SessionContext, answer: SignInAnswer): boolean =>
  isSignedIn(answer) &&
  user?.id === answer.user.id &&
  (active === null || answer.companies.some(({ id }) => id === active.id));

/** Who signed in; nobody yet while the second factor is still to come. */
export const adopted = (answer: StoredSession | FactorNeeded): Partial<SessionContext> => {
  if (!isSignedIn(answer)) return {};
  const { user, companies, active } = answer;
  return { user, companies, active, error: null, methods: [] };
};
