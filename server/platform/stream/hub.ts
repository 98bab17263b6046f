import type { Executor } from '#server/platform/commands/executor.ts';
import { CompanyFeed, type FeedContext, type Follower } from './company-feed.ts';
import type { Streams } from './streams.ts';
import { listenForWakes } from './wake-listener.ts';

/** All companies' feeds of this process. */
export interface Hub {
  /** Sends what the follower has missed, then new events, until its connection closes. */
  follow(company: number, follower: Follower): Promise<void>;
  /** Number of open connections. */
  readonly size: number;
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
  const listener = await listenForWakes({
    url: options.database.app.directUrl,
    log: options.log,
    onWake: ({ company, process }) => {
      if (process !== options.executor.process) feeds.get(company)?.wake();
    },
    onPerson: ({ company, user }) => feeds.get(company)?.tell(user),
    onSessionEnded: (session) => options.streams.endSession(session),
    onSessionsChanged: () => options.streams.tellChanged(),
    onMissed: () => {
      options.streams.tellChanged();
      for (const feed of feeds.values()) feed.wake();
    },
  });
  return {
    get size() {
      return [...feeds.values()].reduce((sum, feed) => sum + feed.followers.size, 0);
    },
    follow: async (company, follower) => {
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
      forget();
      for (const feed of feeds.values()) feed.close();
      await listener.close();
    },
  };
}
