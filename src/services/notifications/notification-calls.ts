import { deferred } from '#model/api/endpoint.ts';
import type { NotificationChange, NotificationSettings } from '#model/notifications/notification-settings.ts';
import type { HttpClient } from '../http/http-client.ts';

const api = () => import('#model/notifications/notification.api.ts');
const path = '/core/companies/:company/notifications/';
const reading = deferred(api, `GET ${path}`);
const changing = deferred(api, `PATCH ${path}`);

/** The person's notification settings on the server, in one company. */
export interface NotificationCalls {
  ask(): Promise<NotificationSettings>;
  change(change: NotificationChange): Promise<NotificationSettings>;
}

export function notificationCalls(http: HttpClient, company: number): NotificationCalls {
  const params = { company };
  return {
    ask: () => http.call(reading, { params }),
    change: (body) => http.call(changing, { params, body, keepalive: true }),
  };
}
