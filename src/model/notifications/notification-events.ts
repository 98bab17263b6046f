import { kinds } from '../kinds.ts';
import { eventOfFact } from './event-of-entry.ts';

/** Where somebody is notified: the inbox, a mail within minutes, the mail of the day, the browser of a device. */
export const channels = ['inbox', 'mail', 'daily', 'push'] as const;
export type Channel = (typeof channels)[number];

/** The groups of the matrix, in its order. */
export const eventGroups = ['talk', 'decisions', 'documents', 'warnings'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** On, off, or on for whose role has one of these permissions. */
type Usual = boolean | readonly string[];

/** Why an event always comes into the inbox. */
type Insisting = 'othersWait' | 'workIsLost' | 'rightsChanged';

/** Something that people can be notified of. */
export interface NotificationEvent {
  readonly id: string;
  readonly group: EventGroup;
  /** Its row is for those who hold one of these permissions; none: for every member. */
  readonly needs: readonly string[];
  /** What holds for somebody who has chosen nothing. */
  readonly usual: Readonly<Record<Channel, Usual>>;
  /** The inbox has it whatever is chosen, for this reason; null where it can be silenced. */
  readonly insists: Insisting | null;
}

/** Whether a person may do something in their company. */
export type May = (permission: string) => boolean;

const inInbox = { inbox: true, mail: false, daily: false, push: false };
const atOnce = { inbox: true, mail: true, daily: false, push: true };
const ofTheDay = { inbox: true, mail: false, daily: true, push: false };
/** For those whose work it is; others choose it. */
const forWhom = (...permissions: readonly string[]) => ({
  inbox: permissions,
  mail: false,
  daily: permissions,
  push: false,
});

const event = (
  id: string,
  group: EventGroup,
  needs: readonly string[],
  usual: NotificationEvent['usual'],
  insists: Insisting | null = null,
): NotificationEvent => ({ id, group, needs, usual, insists });

const people: readonly NotificationEvent[] = [
  event('mentioned', 'talk', [], atOnce),
  event('replied', 'talk', [], ofTheDay),
  event('followed', 'talk', [], inInbox),
  event('told', 'talk', [], ofTheDay),
];

/** The kinds of documents that wait for somebody's approval. */
export const approvedKinds: readonly string[] = kinds
  .filter(({ concerns }) => Object.values(concerns).some((told) => told.includes('approvers')))
  .map(({ kind }) => kind);

const decisions: readonly NotificationEvent[] = [
  event('requested', 'decisions', [], atOnce, 'othersWait'),
  event('answered', 'decisions', [], ofTheDay),
  event(
    'approvalAsked',
    'decisions',
    approvedKinds.map((kind) => `${kind}.approve`),
    atOnce,
    'othersWait',
  ),
  event(
    'approvalDecided',
    'decisions',
    ['purchaseOrder.create', 'adjustment.create', 'movement.create', 'customerReturn.create', 'count.create'],
    ofTheDay,
  ),
  event('refused', 'decisions', [], inInbox, 'workIsLost'),
  event('accessChanged', 'decisions', [], { ...inInbox, mail: true }, 'rightsChanged'),
];

/** One row for each kind of document whose facts concern people and belong to no other row. */
const documents: readonly NotificationEvent[] = kinds
  .filter(({ kind, concerns }) => Object.keys(concerns).some((type) => eventOfFact(kind, type) === kind))
  .map(({ kind }) => event(kind, 'documents', [`${kind}.view`], inInbox));

const warnings: readonly NotificationEvent[] = [
  event('pickShort', 'warnings', ['pick.view'], inInbox),
  event('purchaseOrderLate', 'warnings', ['purchaseOrder.view'], forWhom('purchaseOrder.place')),
  event('belowReorderPoint', 'warnings', ['product.view'], forWhom('purchaseOrder.create')),
  event('countDisturbed', 'warnings', ['count.view'], forWhom('count.create')),
  event('backupFailed', 'warnings', ['company.manage'], { ...inInbox, mail: true }),
  event('unusualWay', 'warnings', ['flows.view'], inInbox),
  event('lotExpires', 'warnings', ['lot.view'], forWhom('lot.edit', 'adjustment.create')),
];

/** Everything that people can be notified of, in the order of the matrix. [NT1] */
export const notificationEvents: readonly NotificationEvent[] = [
  ...people,
  ...decisions,
  ...documents,
  ...warnings,
];

const byId = new Map(notificationEvents.map((one) => [one.id, one]));

/** An event by its id; undefined for one of another version. */
export const notificationEvent = (id: string): NotificationEvent | undefined => byId.get(id);

/** Whether somebody has a row for it. [NT2] */
export const isOffered = ({ needs }: NotificationEvent, may: May): boolean =>
  needs.length === 0 || needs.some(may);

/** What holds where nothing is chosen. [NT3] */
export function isUsual({ usual }: NotificationEvent, channel: Channel, may: May): boolean {
  const rule = usual[channel];
  return typeof rule === 'boolean' ? rule : rule.some(may);
}

/** Whether a cell of the matrix cannot be changed. [NT4] */
export const isFixed = ({ insists }: NotificationEvent, channel: Channel): boolean =>
  insists !== null && channel === 'inbox';

/** What somebody has chosen, by event and channel; what is absent is as usual. */
export type Choices = ReadonlyMap<string, boolean>;

export const cellKey = (id: string, channel: Channel): string => `${id}/${channel}`;

/** The channels on which somebody is notified of an event. [NT3] [NT4] */
export const channelsFor = (asked: NotificationEvent, choices: Choices, may: May): readonly Channel[] =>
  channels.filter(
    (channel) =>
      isFixed(asked, channel) || (choices.get(cellKey(asked.id, channel)) ?? isUsual(asked, channel, may)),
  );
