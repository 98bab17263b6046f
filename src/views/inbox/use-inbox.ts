import { useSelector } from '@xstate/react';
import type { InboxActor } from '#machines/inbox/inbox.machine.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { useApp } from '../app/app-context.tsx';

export interface Inbox {
  readonly actor: InboxActor;
  readonly page: InboxPage;
  /** The server could not be asked: there may be more. */
  readonly isBehind: boolean;
  /** Nothing is known yet. */
  readonly isOpening: boolean;
  /** The server is being asked for the newest or for older ones; until it answers, it is asked for no others. */
  readonly isFetching: boolean;
}

/** The person's inbox in the company that is open; null while none is. */
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
