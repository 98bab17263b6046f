import type { Transaction } from 'kysely';
import { typed } from '#model/engine/reader.ts';
import { grantsOf } from '#model/member/member.rules.ts';
import { eventOfEntry } from '#model/notifications/event-of-entry.ts';
import {
  channels,
  channelsFor,
  notificationEvent,
  type Channel,
  type May,
  type NotificationEvent,
} from '#model/notifications/notification-events.ts';
import { addNotices, type Notice } from '#server/inbox/inbox-store.ts';
import { membersAndRoles } from '#server/inbox/members-and-roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { holdNotices } from './hold-notices.ts';
import { choicesOfPeople } from './settings-store.ts';

type Trx = Transaction<Schema>;

interface Delivering {
  readonly layouts: RowLayouts;
  /** UTC ISO. */
  readonly now: string;
}

/** Brings notices to people by the channels they have chosen, within the transaction of what they tell of. [NS4] */
export async function deliverNotices(
  trx: Trx,
  company: number,
  notices: readonly Notice[],
  { layouts, now }: Delivering,
): Promise<void> {
  if (notices.length === 0) return;
  const users = [...new Set(notices.map(({ user }) => user))];
  const choices = await choicesOfPeople(trx, company, users);
  const events = notices.map(eventOfNotice);
  const may = events.some((event) => event && goesByRole(event))
    ? await rightsOf(trx, company, layouts)
    : () => () => false;
  const sent = notices.map((notice, index) => {
    const event = events[index];
    const chosen = choices.get(notice.user) ?? new Map<string, boolean>();
    const by: readonly Channel[] = event ? channelsFor(event, chosen, may(notice.user)) : ['inbox'];
    return { notice, event: event?.id ?? '', by };
  });
  await addNotices(
    trx,
    company,
    sent.filter(({ by }) => by.includes('inbox')).map(({ notice }) => notice),
  );
  const held = sent.flatMap(({ notice, event, by }) =>
    by.filter((channel) => channel !== 'inbox').map((channel) => ({ notice, event, channel })),
  );
  await holdNotices(trx, company, held, now);
}

export const eventOfNotice = ({ reason, kind, data }: Notice): NotificationEvent | undefined =>
  notificationEvent(eventOfEntry({ reason, kind, type: data.type }));

/** Whether what is usual depends on what somebody may do. */
const goesByRole = ({ usual }: NotificationEvent): boolean =>
  channels.some((channel) => typeof usual[channel] !== 'boolean');

/** What each person may do, by their role. */
export async function rightsOf(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
): Promise<(user: string) => May> {
  const view = typed(await membersAndRoles(trx, company, layouts));
  return (user) => {
    const grants = grantsOf(view, user);
    return (permission) => grants?.may(permission) ?? false;
  };
}
