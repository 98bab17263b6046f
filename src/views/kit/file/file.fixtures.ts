import type { WaitingFiles } from '#model/file/file-transfers.ts';

/** A device that keeps no files. */
export const keepsNothing: WaitingFiles<File> = {
  of: async () => [],
  keep: async () => false,
  forget: async () => {},
};
