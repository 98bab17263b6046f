/** What the tabs of one browser tell each other about a company. */
export interface TabLine<M> {
  /** To every other tab. */
  tell(message: M): void;
  readonly isLeader: () => boolean;
  close(): void;
}

/**
 * Joins the tabs that have the same company open. One of them leads (Web Locks): it alone holds the stream and sends.
 * The lead passes on when a tab closes or freezes. Nothing breaks if two lead for a moment; the lock only saves work.
 */
export function joinTabs<M>(
  name: string,
  handlers: { onLead: () => void; onMessage: (message: M) => void },
): TabLine<M> {
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let leads = false;
  channel.addEventListener('message', (event: MessageEvent<M>) => handlers.onMessage(event.data));
  const lead = (): Promise<void> => {
    leads = true;
    handlers.onLead();
    return new Promise((resolve) =>
      leaving.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
  };
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {});
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => channel.postMessage(message),
    isLeader: () => leads,
    close: () => {
      leads = false;
      leaving.abort();
      channel.close();
    },
  };
}
