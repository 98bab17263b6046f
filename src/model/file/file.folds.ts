import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { FileRow, NewFile, Removed } from './file.facts.ts';

type Row = Draft<FileRow>;

export const fileFolds = {
  attached: (row: Row, { about, ...file }: NewFile, { by, at }: AppliedEvent): void => {
    row.about = about;
    row.entries ??= []; // the first file creates the row
    row.entries.push({ ...file, by, at, removedAt: null });
  },
  removed: (row: Row, { id }: Removed, { at }: AppliedEvent): void => {
    const entry = row.entries.find((one) => one.id === id);
    if (entry) entry.removedAt = at;
  },
};
