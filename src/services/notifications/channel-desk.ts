import type { SenderDesk } from '#model/areas/setup/company/mail-sender.ts';
import type { BrowserPush, ChannelDesk, ChannelState } from '#model/notifications/channel-state.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';

const answers = () => import('./notification-answers.ts');
const AT = 'core/users/me/channels/';

/** What of a browser is needed to be told by it. */
export interface PushBrowser {
  /** Undefined where the browser has none, or in insecure contexts. */
  readonly workers: Pick<ServiceWorkerContainer, 'ready'> | undefined;
  /** Undefined where the browser shows no notices. */
  readonly notices: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

function senderDesk(http: HttpClient, company: number): SenderDesk {
  const at = `core/companies/${company}/mail-sender/test/`;
  const shape = shapeIn(answers, 'senders');
  return { ask: () => http.send('get', at, shape), test: () => http.send('post', at, shape) };
}

/** How the person is reached, over the server and this browser's push service. */
export function channelDesk(http: HttpClient, { workers, notices }: PushBrowser): ChannelDesk {
  const shape = shapeIn(answers, 'channels');
  const manager = async (): Promise<PushManager | undefined> => (await workers?.ready)?.pushManager;
  return {
    ask: () => http.send('get', AT, shape),
    testMail: () => http.send('post', `${AT}mail/test/`, shape),
    testPush: () => http.send('post', `${AT}push/test/`, shape),
    sender: (company) => senderDesk(http, company),
    remove: (id) => http.send('delete', `${AT}push/${id}/`, shape),
    here: async ({ devices }): Promise<BrowserPush> => {
      if (!workers || !notices) return 'unsupported';
      if (notices.permission === 'denied') return 'blocked';
      const own = await (await manager())?.getSubscription();
      return own && devices.some(({ endpoint }) => endpoint === own.endpoint) ? 'on' : 'off';
    },
    subscribe: async ({ push_key: key }): Promise<ChannelState | null> => {
      if ((await notices?.requestPermission()) !== 'granted') return null;
      const push = await manager();
      const applicationServerKey = bytesOf(key);
      const own = await push?.subscribe({ userVisibleOnly: true, applicationServerKey });
      const { endpoint, keys } = own?.toJSON() ?? {};
      const json = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] };
      return http.send('post', `${AT}push/`, shape, { json });
    },
  };
}
