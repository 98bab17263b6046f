import { z } from 'zod';
import { channelState } from '#model/notifications/channel-state.ts';
import { senderTrial } from '#model/areas/setup/company/mail-sender.ts';
import { notificationSettings } from '#model/notifications/notification-settings.ts';

export const settings = notificationSettings;
export const senders = senderTrial;
export const channels = channelState;
export const following = z.object({ following: z.boolean().nullable() });
