import { z } from 'zod';

/** Where the scheduled backups of the installation stand, as who manages a company is told. Moments are UTC ISO. */
export const backupStanding = z.object({
  isScheduled: z.boolean().describe('Whether backups are made by themselves.'),
  nextAt: z.string().nullable(),
  last: z
    .object({
      madeAt: z.string().describe('The moment it is of.'),
      provenAt: z.string().describe('When it was read back from where it is stored, and was whole.'),
      facts: z.int().describe('Facts of this company in it, each followed along the chain of the log.'),
      place: z.enum(['folder', 's3']),
      isEncrypted: z.boolean(),
    })
    .nullable(),
  failedAt: z.string().nullable().describe('When a later one was given up; null where none was.'),
});
export type BackupStanding = z.infer<typeof backupStanding>;
