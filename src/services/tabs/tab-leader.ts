/** The connection between a browser's tabs that have the same company open. */
export interface TabLine<M> {
  /** Sends to every other tab. */
  tell(message: M): void;
  readonly isLeader: () => boolean;
  close(): void;
}

interface TabHandlers<M> {
  readonly onLead: () => void;
  /** Another tab took the lead because this one did not answer. */
  readonly onFollow: () => void;
  readonly onMessage: (message: M) => void;
}

/** The browser APIs used; the real ones by default. */
export interface TabPlace {
  /** Undefined in insecure contexts: then every tab leads. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly open: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly isLookedAt: () => boolean;
}

type Carried<M> = { readonly word: M } | { readonly are: 'you there' } | { readonly are: 'there' };

/** Milliseconds between two pings from a visible tab. */
export const ASK_EVERY = 4000;
/** This many unanswered pings count as silence. A busy tab answers late, a hung one never. */
export const SILENCE = 3;

const browser: TabPlace = {
  get locks() {
    return navigator.locks;
  },
  open: (name) => new BroadcastChannel(name),
  isLookedAt: () => document.visibilityState === 'visible',
};

/**
 * Joins the tabs that have the same company open. One of them leads (Web Locks): it alone holds the stream and sends.
 * The lead passes on when a tab closes, and to a visible tab when the leader no longer answers. Two leaders at once do
 * no harm; the lock only saves work.
 */
export function joinTabs<M>(name: string, handlers: TabHandlers<M>, place: TabPlace = browser): TabLine<M> {
  const channel = place.open(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const say = (carried: Carried<M>): void => channel.postMessage(carried);
  const lead = holdLead(name, place.locks, handlers);
  let unanswered = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<Carried<M>>) => {
    if ('word' in data) return handlers.onMessage(data.word);
    if (data.are === 'there') unanswered = 0;
    else if (lead.isHeld()) say({ are: 'there' });
  });
  const asking = setInterval(() => {
    if (lead.isHeld() || !place.isLookedAt()) unanswered = 0;
    else if (unanswered >= SILENCE) {
      unanswered = 0;
      lead.take();
    } else {
      unanswered += 1;
      say({ are: 'you there' });
    }
  }, ASK_EVERY);
  return {
    tell: (word) => say({ word }),
    isLeader: lead.isHeld,
    close: () => {
      clearInterval(asking);
      lead.leave();
      channel.close();
    },
  };
}

/** Waits for the lead, holds it, and waits again if it was taken away. */
function holdLead(
  name: string,
  locks: TabPlace['locks'],
  { onLead, onFollow }: Pick<TabHandlers<never>, 'onLead' | 'onFollow'>,
) {
  let isHeld = false;
  let hasLeft = false;
  let end: () => void = () => {};
  const queue = (): void => {
    const waiting = new AbortController();
    end = () => waiting.abort();
    request({ signal: waiting.signal });
  };
  const request = (options: LockOptions): void => {
    let isMine = false;
    const hold = (): Promise<void> => {
      if (hasLeft) return Promise.resolve();
      isMine = isHeld = true;
      onLead();
      return new Promise((resolve) => (end = resolve));
    };
    // Waiting was aborted, or another tab has taken the lead.
    const held = locks ? locks.request(name, options, hold) : Promise.resolve().then(hold);
    held.catch(() => {
      if (!isMine || hasLeft) return;
      isHeld = false;
      onFollow();
      queue();
    });
  };
  const take = (): void => void (end(), request({ steal: true }));
  const leave = (): void => {
    hasLeft = true;
    isHeld = false;
    end();
  };
  queue();
  return { isHeld: () => isHeld, take, leave };
}
