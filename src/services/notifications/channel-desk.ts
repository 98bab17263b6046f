import { deferred } from '#model/api/endpoint.ts';
import type { SenderDesk } from '#model/areas/setup/company/mail-sender.ts';
import type { BrowserPush, ChannelDesk, ChannelState } from '#model/notifications/channel-state.ts';
import type { HttpClient } from '../http/http-client.ts';

const api = () => import('#model/notifications/channel.api.ts');
const channels = '/core/users/me/channels/';
const reading = deferred(api, `GET ${channels}`);
const mailing = deferred(api, `POST ${channels}mail/test/`);
const pushing = deferred(api, `POST ${channels}push/test/`);
const adding = deferred(api, `POST ${channels}push/`);
const removing = deferred(api, `DELETE ${channels}push/:id/`);
const senderApi = () => import('#model/areas/setup/company/mail-sender.api.ts');
const trial = '/core/companies/:company/mail-sender/test/';
const readingTrial = deferred(senderApi, `GET ${trial}`);
const tryingSender = deferred(senderApi, `POST ${trial}`);

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
  const params = { company };
  return { ask: () => http.call(readingTrial, { params }), test: () => http.call(tryingSender, { params }) };
}

/** How the person is reached, over the server and this browser's push service. */
export function channelDesk(http: HttpClient, { workers, notices }: PushBrowser): ChannelDesk {
  const manager = async (): Promise<PushManager | undefined> => (await workers?.ready)?.pushManager;
  return {
    ask: () => http.call(reading),
    testMail: () => http.call(mailing),
    testPush: () => http.call(pushing),
    sender: (company) => senderDesk(http, company),
    remove: (id) => http.call(removing, { params: { id } }),
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
      const body = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
      return http.call(adding, { body });
    },
  };
}
