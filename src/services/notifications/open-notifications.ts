import type { HttpClient } from '../http/http-client.ts';
import { openNotificationStore } from '../store/notification-store.ts';
import { KeptNotifications } from './kept-notifications.ts';
import { notificationCalls } from './notification-calls.ts';

/** A person's notification settings in a company; what waits is sent as the connection comes back. */
export async function openNotifications(
  http: HttpClient,
  user: string,
  company: number,
): Promise<KeptNotifications> {
  const store = await openNotificationStore(user, company).catch(() => null);
  const box = await KeptNotifications.open({ store, calls: notificationCalls(http, company) });
  addEventListener('online', () => void box.fetch());
  void box.fetch();
  return box;
}
