const CHANNEL = 'lagra-session';
const SIGNED_OUT = 'signedOut';

/** The other tabs of this browser that share the session. */
export interface SessionTabs {
  tellSignedOut(): void;
  close(): void;
}

/** @param onSignedOut called when another tab has signed out */
export function joinSessionTabs(onSignedOut: () => void): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) onSignedOut();
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tellSignedOut: () => channel.postMessage(SIGNED_OUT),
    close: () => channel.close(),
  };
}
