import { z } from 'zod';
import * as v from '../values/schemas.ts';
import { quietHours } from './quiet-hours.ts';
import { channels, type Channel } from './notification-events.ts';

const cell = z.object({
  event: z.string().regex(/^[A-Za-z]{1,40}$/),
  channel: z.enum(channels),
});
/** A cell of the matrix that was chosen. */
const chosenCell = cell.extend({ on: z.boolean() });
export type ChosenCell = z.infer<typeof chosenCell>;

/** From when until when somebody is away, both days included, and who sees to what is asked of them. */
const away = z
  .strictObject({ from: v.day, until: v.day, deputy: z.string().min(1).max(64) })
  .refine(({ from, until }) => from <= until, { error: 'endsBeforeItBegins', path: ['until'] });
export type Away = z.infer<typeof away>;

/** What a person has set in a company. */
export const notificationSettings = z.object({
  cells: z.array(chosenCell),
  /** When the mail of the day goes, by the company's clock. */
  daily_hour: z.int().min(0).max(23),
  /** The same in all their companies; null: none. */
  quiet: quietHours.nullable(),
  /** Null: here. */
  away: away.nullable(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** A change of some of it; a cell that is null is as usual again. */
export const notificationChange = z.strictObject({
  cells: z
    .array(cell.extend({ on: z.boolean().nullable() }).strict())
    .max(400)
    .optional(),
  daily_hour: z.int().min(0).max(23).optional(),
  quiet: quietHours.nullable().optional(),
  away: away.nullable().optional(),
});
export type NotificationChange = z.infer<typeof notificationChange>;

/** What is usual, before the server has answered. */
export const plainSettings: NotificationSettings = {
  cells: [],
  daily_hour: 7,
  quiet: null,
  away: null,
};

const keyOf = ({ event, channel }: { readonly event: string; readonly channel: Channel }): string =>
  `${event}/${channel}`;

/** Settings with a change made to them. */
export function withChange(settings: NotificationSettings, change: NotificationChange): NotificationSettings {
  const { cells = [] } = change;
  const {
    daily_hour: hour = settings.daily_hour,
    quiet = settings.quiet,
    away: gone = settings.away,
  } = change;
  const chosen = new Map(settings.cells.map((one) => [keyOf(one), one]));
  for (const { on, ...one } of cells)
    if (on === null) chosen.delete(keyOf(one));
    else chosen.set(keyOf(one), { ...one, on });
  return { cells: [...chosen.values()], daily_hour: hour, quiet, away: gone };
}

/** Two changes as one: the later wins. */
export function joined(before: NotificationChange, after: NotificationChange): NotificationChange {
  const cells = new Map([...(before.cells ?? []), ...(after.cells ?? [])].map((one) => [keyOf(one), one]));
  return { ...before, ...after, ...(cells.size > 0 && { cells: [...cells.values()] }) };
}

/** What settings say of one event on one channel. */
export const choicesOf = ({ cells }: NotificationSettings): ReadonlyMap<string, boolean> =>
  new Map(cells.map((one) => [keyOf(one), one.on]));

/** A person's settings in a company, as a page holds them: changed at once, sent as soon as the server can be reached. */
export interface NotificationBox {
  /** Counts changes. */
  readonly version: number;
  settings(): NotificationSettings;
  /** Whether the server has answered once, on this device. */
  isKnown(): boolean;
  /** Whether something waits for the server. */
  isWaiting(): boolean;
  /** Changes it here, then on the server; rejects, taken back, where the server refuses it. */
  change(change: NotificationChange): Promise<void>;
  subscribe(listener: () => void): () => void;
}
