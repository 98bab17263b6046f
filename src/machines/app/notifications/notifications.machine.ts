import { assign, setup } from 'xstate';
import { aged, nextEnd, withNewest, type Announcement, type Toast } from './notifications.rules.ts';

interface NotificationsContext {
  /** Newest first. */
  readonly list: readonly Toast[];
  /** The time (epoch milliseconds) at which their `left` values were current. */
  readonly since: number;
}

/** `at`: the current time, epoch milliseconds. `hold`: the pointer is on a notification, or the page is hidden. */
export type NotificationsEvent =
  | { readonly type: 'add'; readonly at: number; readonly notification: Announcement }
  | { readonly type: 'close'; readonly at: number; readonly id: number }
  | { readonly type: 'clear' }
  | { readonly type: 'hold'; readonly at: number }
  | { readonly type: 'release'; readonly at: number };

type At = { readonly at: number };
type Named = { readonly id: number };
type Added = At & { readonly notification: Announcement };

const now = { params: ({ event }: { event: At }): At => ({ at: event.at }) };
const age = { type: 'age', ...now } as const;
const note = { type: 'note', ...now } as const;
const put = { type: 'put', params: ({ event }: { event: Added }): Added => event } as const;
const which = { params: ({ event }: { event: Named }): Named => ({ id: event.id }) };
const drop = { type: 'drop', ...which } as const;

/** Transient notifications: each is shown for its time, which pauses while somebody looks at it. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext, // type witnesses, as setup() asks for
    events: {} as NotificationsEvent,
  },
  guards: {
    isOneOfMany: ({ context: { list } }, { id }: Named) =>
      list.length > 1 && list.some((one) => one.id === id),
    isTheOnlyOne: ({ context: { list } }, { id }: Named) => list.length === 1 && list[0]?.id === id,
    isAnyShown: ({ context: { list } }) => list.length > 0,
    isAnyLater: ({ context: { list } }) => list.some((one) => one.left > nextEnd(list)),
  },
  delays: { nextEnd: ({ context }) => nextEnd(context.list) },
  actions: {
    put: assign(({ context }, { at, notification }: Added) => ({
      list: withNewest(context.list, notification, at),
    })),
    drop: assign(({ context }, { id }: Named) => ({
      list: context.list.filter((one) => one.id !== id),
    })),
    dropAll: assign({ list: [] }),
    age: assign(({ context }, { at }: At) => ({ list: aged(context.list, at - context.since) })),
    note: assign((_, { at }: At) => ({ since: at })),
    end: assign(({ context }) => {
      const passed = nextEnd(context.list);
      return {
        list: aged(context.list, passed).filter((one) => one.left > 0),
        since: context.since + passed,
      };
    }),
  },
}).createMachine({
  id: 'notifications',
  context: { list: [], since: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      on: { add: { target: 'running', actions: [put, note] }, hold: { target: 'held' } },
    },
    running: {
      after: {
        nextEnd: [
          { guard: 'isAnyLater', target: 'running', reenter: true, actions: 'end' },
          { target: 'quiet', actions: 'dropAll' },
        ],
      },
      on: {
        add: { target: 'running', reenter: true, actions: [age, put, note] },
        close: [
          {
            guard: { type: 'isOneOfMany', ...which },
            target: 'running',
            reenter: true,
            actions: [age, drop, note],
          },
          { guard: { type: 'isTheOnlyOne', ...which }, target: 'quiet', actions: 'dropAll' },
        ],
        clear: { target: 'quiet', actions: 'dropAll' },
        hold: { target: 'held', actions: age },
      },
    },
    held: {
      on: {
        add: { actions: put },
        close: { actions: drop },
        clear: { actions: 'dropAll' },
        release: [{ guard: 'isAnyShown', target: 'running', actions: note }, { target: 'quiet' }],
      },
    },
  },
});
