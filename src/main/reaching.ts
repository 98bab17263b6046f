import { channelDesk } from '#services/notifications/channel-desk.ts';
import { followCalls } from '#services/notifications/follow-calls.ts';
import { openNotifications } from '#services/notifications/open-notifications.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import type { App } from '#views/navigation/app-context.tsx';
import { loadOnce } from './load-once.ts';
import type { SessionActor } from './session.ts';

type Reaching = Pick<App, 'notices' | 'following' | 'channels'>;

let made: Reaching | undefined;

/** What the person is notified of and how; the same for the life of the page. */
export const reachingOf = (http: HttpClient, session: SessionActor): Reaching =>
  (made ??= {
    notices: noticesOf(http, session),
    following: async () => followCalls(http, session.getSnapshot().context.active?.id ?? 0),
    channels: async () => channelDesk(http, pushBrowser()),
  });

/** Browsers lack them in part, and in insecure contexts. */
const pushBrowser = () => ({
  workers: 'PushManager' in globalThis ? navigator.serviceWorker : undefined,
  notices: 'Notification' in globalThis ? Notification : undefined,
});

/** Opened once: what waits for a connection is sent even after its page is left. */
function noticesOf(http: HttpClient, session: SessionActor): App['notices'] {
  return loadOnce(async () => {
    const { user, active } = session.getSnapshot().context;
    if (!user || !active) throw new Error('no company is open');
    return openNotifications(http, user.id, active.id);
  });
}
