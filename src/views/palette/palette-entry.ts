import type { CommandEntry, CommandGroup } from '../ui/command-entry.ts';

/** Something that can be chosen, and what it is found by besides its label. */
export interface PaletteEntry extends CommandEntry {
  readonly also?: string | undefined;
  readonly run: () => void;
}

export type PaletteGroup = CommandGroup<PaletteEntry>;

/** A group as it fits what was typed: how well its best entry does decides where it stands. */
export interface RankedGroup extends PaletteGroup {
  readonly rank: number;
}
