import { notificationSettings } from '#model/notifications/notification-settings.ts';

export const settings = notificationSettings;
