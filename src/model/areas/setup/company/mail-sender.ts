import { z } from 'zod';

/** How the last test letter of the company's sender fared; moments are ISO. */
export const senderTrial = z.object({
  last: z
    .object({
      at: z.string(),
      to: z.string(),
      /** `failed`: it is tried again, unless it was given up. */
      outcome: z.enum(['waiting', 'sent', 'failed', 'gaveUp']),
      /** Why it could not be sent. */
      detail: z.string(),
    })
    .nullable(),
});
export type SenderTrial = z.infer<typeof senderTrial>;

/** Tests of the sender of a company's mail; each call rejects with the reason. */
export interface SenderDesk {
  ask(): Promise<SenderTrial>;
  /** Sends a test letter to whoever asks. */
  test(): Promise<SenderTrial>;
}
