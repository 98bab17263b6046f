import { assign, setup } from 'xstate';

/** A toast: `id` is the moment it was added (milliseconds), made distinct by whoever adds it. */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds until it goes by itself. */
  readonly timeout: number;
}

type NotificationsEvent =
  | { readonly type: 'add'; readonly notification: Notification }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'timeOut'; readonly id: number }
  | { readonly type: 'clear' };

/** Toasts, newest first; `startTimer` (provided) sends `timeOut` when one has had its time. */
export const notificationsMachine = setup({
  types: {
    context: {} as { readonly list: readonly Notification[] },
    events: {} as NotificationsEvent,
  },
  actions: {
    put: assign(({ context }, notification: Notification) => ({ list: [notification, ...context.list] })),
    drop: assign(({ context }, id: number) => ({ list: context.list.filter((one) => one.id !== id) })),
    dropAll: assign({ list: [] }),
    startTimer: (_, notification: Notification) => void notification,
  },
}).createMachine({
  id: 'notifications',
  context: { list: [] },
  initial: 'showing',
  states: {
    showing: {
      on: {
        add: {
          actions: [
            { type: 'put', params: ({ event }) => event.notification },
            { type: 'startTimer', params: ({ event }) => event.notification },
          ],
        },
        close: { actions: { type: 'drop', params: ({ event }) => event.id } },
        timeOut: { actions: { type: 'drop', params: ({ event }) => event.id } },
        clear: { actions: 'dropAll' },
      },
    },
  },
});
