import type { BackupStanding } from './backup-standing.ts';

/** How far an export of everything is: the part that is written, by its name in the file; at last what to fetch. */
export type ExportStep =
  | { readonly part: string; readonly done: number; readonly of: number }
  | { readonly id: string; readonly size: number };

/** The export of all that a company is. */
export interface CompanyExport {
  /** Writes it on the server, and tells how far it is until it can be fetched; aborting leaves nothing. */
  begin(signal: AbortSignal): AsyncIterable<ExportStep>;
  /** How the last backup of the installation fared. */
  backup(): Promise<BackupStanding>;
  /** Where it is fetched from. */
  href(id: string): string;
}
