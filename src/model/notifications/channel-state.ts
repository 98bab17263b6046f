import { z } from 'zod';
import type { SenderDesk } from '../areas/setup/company/mail-sender.ts';

/** How a person's channels fare; moments are ISO. */
export const channelState = z.object({
  /** The last trial mail. */
  mail: z
    .object({ at: z.string(), outcome: z.enum(['waiting', 'sent', 'failed']), detail: z.string() })
    .nullable(),
  /** By what push services know the server: for browsers that subscribe. */
  push_key: z.string(),
  /** The browsers that are told. */
  devices: z.array(
    z.object({
      id: z.string(),
      endpoint: z.string(),
      device: z.string(),
      created_at: z.string(),
      last_at: z.string().nullable(),
      /** `sent`, `later`, `refused`, or empty where nothing was sent yet. */
      last_outcome: z.string(),
    }),
  ),
});
export type ChannelState = z.infer<typeof channelState>;

/** What this browser can do for its person. */
export type BrowserPush = 'unsupported' | 'blocked' | 'off' | 'on';

/** How the person is reached, with what to do about it; each call rejects with the reason. */
export interface ChannelDesk {
  ask(): Promise<ChannelState>;
  testMail(): Promise<ChannelState>;
  testPush(): Promise<ChannelState>;
  /** Whether this browser is told. */
  here(state: ChannelState): Promise<BrowserPush>;
  /** Asks the person and tells this browser from then on; null if they said no. */
  subscribe(state: ChannelState): Promise<ChannelState | null>;
  remove(id: string): Promise<ChannelState>;
  /** Whether mail in a company's name leaves. */
  sender(company: number): SenderDesk;
}

/** Whether the person follows documents; each call rejects with the reason. */
export interface Following {
  /** Null: as usual, which is told of what they wrote or worked on. */
  ask(kind: string, document: string): Promise<boolean | null>;
  set(kind: string, document: string, following: boolean): Promise<void>;
}
