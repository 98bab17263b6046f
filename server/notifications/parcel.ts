import { z } from 'zod';
import { channels } from '#model/notifications/notification-events.ts';

/** What one mail or message carries: a person's notices by one channel, about one document where one is named. */
const parcel = z.object({
  company: z.int(),
  user: z.string(),
  channel: z.enum(channels),
  kind: z.string().optional(),
  document: z.string().optional(),
});
export type Parcel = z.infer<typeof parcel>;

/** How a queued mail names its parcel. */
export const aboutOf = (one: Parcel): string => JSON.stringify(one);

export const parcelIn = (about: string | undefined): Parcel => parcel.parse(JSON.parse(about ?? '{}'));

/** Notices of one parcel go together. */
export const gatheringName = ({ company, user, channel, kind = '', document = '' }: Parcel): string =>
  [channel, company, user, kind, document].join('/');
