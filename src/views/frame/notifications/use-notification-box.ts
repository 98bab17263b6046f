import { useCallback, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/app/session/session.types.ts';
import type { NotificationBox, NotificationChange } from '#model/notifications/notification-settings.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

/** The person's settings as they change, and how to change them: at once, with a refusal told. */
export function useNotificationBox(box: NotificationBox) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const subscribe = useCallback((notify: () => void) => box.subscribe(notify), [box]);
  useSyncExternalStore(subscribe, () => box.version);
  const change = (what: NotificationChange): void =>
    void box.change(what).catch((error: unknown) => {
      const { detail } = failureOf('failed', error);
      announcer.error(detail === null ? t`This could not be saved.` : errorText({ code: 'failed', detail }));
    });
  return { settings: box.settings(), isWaiting: box.isWaiting(), change };
}
