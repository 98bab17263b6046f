import type { Choices, May, NotificationEvent } from '#model/notifications/notification-events.ts';
import type { NotificationChange } from '#model/notifications/notification-settings.ts';

/** What the matrix of notifications shows and does. */
export interface MatrixProps {
  /** The events that the person may see, in their order. */
  readonly events: readonly NotificationEvent[];
  readonly choices: Choices;
  readonly may: May;
  /** The event that a link leads to. */
  readonly marked: string | undefined;
  readonly onChange: (change: NotificationChange) => void;
}
