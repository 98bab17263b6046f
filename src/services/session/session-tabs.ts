import { listOf, oneOf, orNull, shaped } from '#model/values/guards.ts';
import { isKeptCompany, isKeptPerson, type KeptCompany, type KeptPerson } from '../storage/stored-session.ts';

const CHANNEL = 'lagra-session';

/** Sent in full: what one tab stores may not be readable in the others when they get the message. */
interface SignedIn {
  readonly user: KeptPerson;
  readonly companies: readonly KeptCompany[];
  readonly active: KeptCompany | null;
}

type Word =
  | { readonly type: 'signedOut' }
  | { readonly type: 'signedIn'; readonly as: SignedIn }
  | { readonly type: 'rights' }
  | { readonly type: 'profile'; readonly user: KeptPerson };

const isSignedOut = shaped<Word & { type: 'signedOut' }>({ type: oneOf('signedOut') });
const isRights = shaped<Word & { type: 'rights' }>({ type: oneOf('rights') });
const isSignedIn = shaped<Word & { type: 'signedIn' }>({
  type: oneOf('signedIn'),
  as: shaped<SignedIn>({
    user: isKeptPerson,
    companies: listOf(isKeptCompany),
    active: orNull(isKeptCompany),
  }),
});
const isProfile = shaped<Word & { type: 'profile' }>({ type: oneOf('profile'), user: isKeptPerson });

/** This browser's other tabs, which share the session. */
export interface SessionTabs {
  tellSignedOut(): void;
  tellSignedIn(as: SignedIn): void;
  /** The session looks at its company with other rights. */
  tellRights(): void;
  /** The person's changed profile. */
  tellProfile(user: KeptPerson): void;
  close(): void;
}

interface Listener {
  readonly onSignedOut: () => void;
  readonly onSignedIn: (as: SignedIn) => void;
  readonly onRights: () => void;
  readonly onProfile: (user: KeptPerson) => void;
}

/**
 * @param listener called when another tab has signed out or in, or changed the profile or the rights; unknown messages of tabs of
 * another build are ignored
 */
export function joinSessionTabs({ onSignedOut, onSignedIn, onRights, onProfile }: Listener): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isSignedOut(data)) onSignedOut();
    if (isSignedIn(data)) onSignedIn(data.as);
    if (isRights(data)) onRights();
    if (isProfile(data)) onProfile(data.user);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const tell = (said: Word): void => channel.postMessage(said);
  return {
    tellSignedOut: () => tell({ type: 'signedOut' }),
    tellSignedIn: (as) => tell({ type: 'signedIn', as }),
    tellRights: () => tell({ type: 'rights' }),
    tellProfile: (user) => tell({ type: 'profile', user }),
    close: () => channel.close(),
  };
}
