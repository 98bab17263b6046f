import type { Executor } from '#server/platform/commands/executor.ts';
import { CompanyFeed, type FeedContext, type Follower, type StreamLag } from './company-feed.ts';
import type { Streams } from './streams.ts';
import { farewell } from './sse-connection.ts';
import { listenForWakes } from './wake-listener.ts';

/** All companies' feeds of this process. */
export interface Hub {
  /** Sends what the follower has missed, then new events, until its connection closes. */
  follow(company: number, follower: Follower): Promise<void>;
  /** Number of open connections. */
  readonly size: number;
  /** How far the company that is furthest behind is: events committed and not told, and seconds since the oldest was. */
  lag(): StreamLag;
  /** Whether this process hears of what others write. */
  hears(): boolean;
  /** Asks all followers to connect again shortly, and takes no more. */
  close(): Promise<void>;
}

interface HubOptions extends FeedContext {
  readonly executor: Executor;
  readonly streams: Streams;
  readonly log: (line: string) => void;
}

/** Opens the hub: the executor reports this process's batches, the database those of others. */
export async function createHub(options: HubOptions): Promise<Hub> {
  const feeds = new Map<number, CompanyFeed>();
  const forget = options.executor.onWritten((written) => feeds.get(written.company)?.offer(written));
  const listener = await listening(options, feeds);
  let closed = false;
  return {
    hears: () => listener.hears(),
    lag: () => furthest([...feeds.values()].map((feed) => feed.lag())),
    get size() {
      return [...feeds.values()].reduce((sum, feed) => sum + feed.followers.size, 0);
    },
    follow: async (company, follower) => {
      if (closed) return farewell(follower.connection, 'restart');
      const feed = feeds.get(company) ?? new CompanyFeed(options, company);
      feeds.set(company, feed);
      const following = feed.follow(follower);
      // After the feed's own listener: a company without followers is dropped.
      follower.connection.onClose(() => {
        if (feed.followers.size === 0 && feeds.get(company) === feed) feeds.delete(company);
      });
      await following;
    },
    close: async () => {
      closed = true;
      forget();
      for (const feed of feeds.values()) feed.close();
      await listener.close();
    },
  };
}

/** Hears what other processes tell. */
const listening = (
  { database, executor, streams, log }: HubOptions,
  feeds: ReadonlyMap<number, CompanyFeed>,
) =>
  listenForWakes({
    url: database.app.directUrl,
    log,
    onWake: ({ company, head, process }) => {
      if (process !== executor.process) feeds.get(company)?.wake(head);
    },
    onPerson: ({ company, user }) => feeds.get(company)?.tell(user),
    onSessionEnded: (session) => streams.endSession(session),
    onSessionsChanged: () => streams.tellChanged(),
    onMissed: () => {
      streams.tellChanged();
      for (const feed of feeds.values()) feed.wake();
    },
  });

const furthest = (lags: readonly StreamLag[]): StreamLag => ({
  events: Math.max(0, ...lags.map(({ events }) => events)),
  seconds: Math.max(0, ...lags.map(({ seconds }) => seconds)),
});
