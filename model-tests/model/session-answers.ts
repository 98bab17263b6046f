import type {
  CompanyEntry,
  HeldPermissions,
  Profile,
  SignedIn,
  SignInAnswer,
} from '#machines/app/session/session.types.ts';

/** Server answers to the calls of a session: two people and two companies, with different rights. */
export interface SessionAnswers {
  readonly asAnn: SignedIn;
  readonly asBea: SignedIn;
  /** Somebody moved her while she was away. */
  readonly asAnnElsewhere: SignedIn;
  readonly ofSales: HeldPermissions;
  readonly ofFounder: HeldPermissions;
  readonly profile: Profile;
  /** What a rejected call throws, with the server's own words and without. */
  readonly detailed: Explained;
  readonly switchRefused: Explained;
  readonly silent: unknown;
}

interface Explained {
  readonly detail: string | null;
}

/** The people of the tests have no second factor. Throws if one is asked for. */
export function withoutFactor(answer: SignInAnswer): SignedIn {
  if ('methods' in answer) throw new Error('a second factor is asked for');
  return answer;
}

const ann: Profile = { id: 'ann', email: 'ann@example.com', name: 'Ann', locale: 'en', lastCompany: null };
const bea: Profile = { id: 'bea', email: 'bea@example.com', name: 'Bea', locale: 'sv', lastCompany: 11 };
const nord: CompanyEntry = { id: 10, name: 'Nordlager AB' };
const fjord: CompanyEntry = { id: 11, name: 'Fjord Trading AS' };
const asAnn = { user: ann, companies: [nord, fjord], active: nord };

/** The person after they have changed their name. */
export const renamed = (user: Profile): Profile => ({ ...user, name: `${user.name} Berg` });

/** Answers as written for the charts' own level. */
export const written: SessionAnswers = {
  asAnn,
  asBea: { user: bea, companies: [fjord], active: fjord },
  asAnnElsewhere: { ...asAnn, active: fjord },
  ofSales: { permissions: ['product.view'], role: 'Sales', founder: false },
  ofFounder: { permissions: [], role: null, founder: true },
  profile: ann,
  detailed: Object.assign(new Error('403'), { detail: 'The account is locked.' }),
  switchRefused: Object.assign(new Error('404'), { detail: 'You are no longer a member there.' }),
  silent: new Error('network'),
};

/** The text's fallback sentences for when the server gives none. */
const fallbacks: Readonly<Record<string, string>> = {
  signInFailed: 'Login failed',
  switchFailed: 'Failed to switch company',
};

/** A failure as a person reads it. Throws for a fallback that the text does not have. */
export function failureText(failure: object | null): string | null {
  if (failure === null) return null;
  const { detail, code, fallback }: { detail?: string | null; code?: string; fallback?: string } = failure;
  if (detail) return detail;
  const sentence = fallbacks[code ?? fallback ?? ''];
  if (sentence === undefined) throw new Error(`no fallback for ${JSON.stringify(failure)}`);
  return sentence;
}
