import type { NotificationChange, NotificationSettings } from '#model/notifications/notification-settings.ts';
import { shapeIn, type HttpClient } from '../http/http-client.ts';

const answers = () => import('./notification-answers.ts');

/** The person's notification settings on the server, in one company. */
export interface NotificationCalls {
  ask(): Promise<NotificationSettings>;
  change(change: NotificationChange): Promise<NotificationSettings>;
}

export function notificationCalls(http: HttpClient, company: number): NotificationCalls {
  const at = `core/companies/${company}/notifications/`;
  return {
    ask: () => http.send('get', at, shapeIn(answers, 'settings')),
    change: (json) => http.send('patch', at, shapeIn(answers, 'settings'), { json, keepalive: true }),
  };
}
