import { z } from 'zod';
import { keptCompany, keptPerson } from '../storage/stored-session.ts';

const CHANNEL = 'lagra-session';

/** Said in full: what a tab stores is not yet to be read in the others when they hear of it. */
const signedIn = z.object({
  user: keptPerson,
  companies: z.array(keptCompany),
  active: keptCompany.nullable(),
});
type SignedIn = z.output<typeof signedIn>;

const word = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signedOut') }),
  z.object({ type: z.literal('signedIn'), as: signedIn }),
]);
type Word = z.output<typeof word>;

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
    const heard = word.safeParse(data).data;
    if (heard?.type === 'signedOut') onSignedOut();
    if (heard?.type === 'signedIn') onSignedIn(heard.as);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const tell = (said: Word): void => channel.postMessage(said);
  return {
    tellSignedOut: () => tell({ type: 'signedOut' }),
    tellSignedIn: (as) => tell({ type: 'signedIn', as }),
    close: () => channel.close(),
  };
}
