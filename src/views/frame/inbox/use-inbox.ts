import { useSelector } from '@xstate/react';
import type { InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { useApp } from '#views/navigation/app-context.tsx';

export interface Inbox {
  readonly actor: InboxActor;
  readonly page: InboxPage;
  /** The server could not be reached: there may be more. */
  readonly isBehind: boolean;
  /** Nothing is loaded yet. */
  readonly isOpening: boolean;
  /** A request for newer or older entries is in progress; no other is sent until it is answered. */
  readonly isFetching: boolean;
}

/** The person's inbox in the open company; null if none is open. */
export function useInbox(): Inbox | null {
  const actor = useApp().company()?.inbox;
  const state = useSelector(actor, (snapshot) => snapshot);
  if (!actor || !state) return null;
  const { page } = state.context;
  const isAsking = state.matches({ list: 'opening' }) || state.matches({ list: 'asking' });
  return {
    actor,
    page,
    isBehind: state.matches({ list: 'behind' }),
    isOpening: isAsking && page.entries.length === 0,
    isFetching: isAsking || state.matches({ list: 'askingMore' }),
  };
}
