import { listOf, oneOf, orNull, shaped } from '#model/values/guards.ts';
import { isKeptCompany, isKeptPerson, type KeptCompany, type KeptPerson } from '../storage/stored-session.ts';

const CHANNEL = 'lagra-session';

/** Said in full: what a tab stores is not yet to be read in the others when they hear of it. */
interface SignedIn {
  readonly user: KeptPerson;
  readonly companies: readonly KeptCompany[];
  readonly active: KeptCompany | null;
}

type Word = { readonly type: 'signedOut' } | { readonly type: 'signedIn'; readonly as: SignedIn };

const isSignedOut = shaped<Word & { type: 'signedOut' }>({ type: oneOf('signedOut') });
const isSignedIn = shaped<Word & { type: 'signedIn' }>({
  type: oneOf('signedIn'),
  as: shaped<SignedIn>({
    user: isKeptPerson,
    companies: listOf(isKeptCompany),
    active: orNull(isKeptCompany),
  }),
});

/** The other tabs of this browser that share the session. */
export interface SessionTabs {
  tellSignedOut(): void;
  tellSignedIn(as: SignedIn): void;
  close(): void;
}

interface Listener {
  readonly onSignedOut: () => void;
  readonly onSignedIn: (as: SignedIn) => void;
}

/** @param listener called when another tab has signed out or in; what a tab of another build says is left out */
export function joinSessionTabs({ onSignedOut, onSignedIn }: Listener): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isSignedOut(data)) onSignedOut();
    if (isSignedIn(data)) onSignedIn(data.as);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const tell = (said: Word): void => channel.postMessage(said);
  return {
    tellSignedOut: () => tell({ type: 'signedOut' }),
    tellSignedIn: (as) => tell({ type: 'signedIn', as }),
    close: () => channel.close(),
  };
}
