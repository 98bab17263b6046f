import { useLingui } from '@lingui/react/macro';
import type { Channel } from '#model/notifications/notification-events.ts';

/** What each channel is called, as the head of its column. */
export function useChannelNames(): Readonly<Record<Channel, string>> {
  const { t } = useLingui();
  return { inbox: t`Inbox`, mail: t`Mail at once`, daily: t`Mail of the day`, push: t`Browser` };
}
