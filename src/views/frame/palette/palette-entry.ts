import type { CommandEntry, CommandGroup } from '#views/ui/command-entry.ts';

/** A choice, and additional text it is found by. */
export interface PaletteEntry extends CommandEntry {
  readonly also?: string | undefined;
  readonly run: () => void;
}

export type PaletteGroup = CommandGroup<PaletteEntry>;

/** A group with the rank of its best match, which decides its position. */
export interface RankedGroup extends PaletteGroup {
  readonly rank: number;
}
