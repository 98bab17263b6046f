import type { Transaction } from 'kysely';
import { typed } from '#model/engine/reader.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
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
import { membersAndRoles } from '#server/platform/model/members-and-roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { holdNotices } from './hold-notices.ts';
import { choicesOfPeople, deputiesOf } from './settings-store.ts';

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
  concerned: readonly Notice[],
  { layouts, now }: Delivering,
): Promise<void> {
  if (concerned.length === 0) return;
  const notices = await withDeputies(trx, company, concerned, { layouts, now });
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

const eventOfNotice = ({ reason, kind, data }: Notice): NotificationEvent | undefined =>
  notificationEvent(eventOfEntry({ reason, kind, type: data.type }));

/** Whether what is usual depends on what somebody may do. */
const goesByRole = ({ usual }: NotificationEvent): boolean =>
  channels.some((channel) => typeof usual[channel] !== 'boolean');

/** What each person may do, by their role. */
async function rightsOf(trx: Trx, company: number, layouts: RowLayouts): Promise<(user: string) => May> {
  const view = typed(await membersAndRoles(trx, company, layouts));
  return (user) => {
    const grants = grantsOf(view, user);
    return (permission) => grants?.may(permission) ?? false;
  };
}

/** Events that others wait for. */
const passedOn: ReadonlySet<string> = new Set(['approvalAsked', 'requested']);

/** [NS9] What is asked of somebody who is away goes to their deputy too, if they may see it; both are told so. */
async function withDeputies(
  trx: Trx,
  company: number,
  notices: readonly Notice[],
  { layouts, now }: Delivering,
): Promise<readonly Notice[]> {
  const asked = notices.filter((notice) => passedOn.has(eventOfNotice(notice)?.id ?? ''));
  if (asked.length === 0) return notices;
  const deputies = await deputiesOf(
    trx,
    company,
    asked.map(({ user }) => user),
    now,
  );
  if (deputies.size === 0) return notices;
  const may = await rightsOf(trx, company, layouts);
  const stands = ({ user, kind, by }: Notice): string | undefined => {
    const deputy = deputies.get(user);
    return deputy !== undefined && deputy !== by && may(deputy)(`${kind}.view`) ? deputy : undefined;
  };
  const told = notices.map((notice) => {
    const deputy = asked.includes(notice) ? stands(notice) : undefined;
    return deputy === undefined ? notice : { ...notice, data: { ...notice.data, passedTo: deputy } };
  });
  const passed = asked.flatMap((notice) => {
    const user = stands(notice);
    const isAsked = asked.some((one) => one.user === user && one.id === notice.id);
    return user === undefined || isAsked
      ? []
      : [{ ...notice, user, data: { ...notice.data, deputyFor: notice.user } }];
  });
  return [...told, ...passed];
}
