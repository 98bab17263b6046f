import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { CommentEntry, CommentRow, Edited, Removed, Written } from './comment.facts.ts';

type Row = Draft<CommentRow>;

const entryOf = (row: Row, id: string): Draft<CommentEntry> | undefined =>
  row.entries.find((entry) => entry.id === id);

export const commentFolds = {
  written: (row: Row, { about, id, text, mentions }: Written, { by, at }: AppliedEvent): void => {
    row.about = about;
    row.entries ??= []; // the first comment creates the row
    row.entries.push({ id, by, at, text, mentions, editedAt: null, removedAt: null });
  },
  edited: (row: Row, { id, text, mentions }: Edited, { at }: AppliedEvent): void => {
    const entry = entryOf(row, id);
    if (entry) Object.assign(entry, { text, mentions, editedAt: at });
  },
  removed: (row: Row, { id }: Removed, { at }: AppliedEvent): void => {
    const entry = entryOf(row, id);
    if (entry) Object.assign(entry, { text: '', mentions: [], removedAt: at });
  },
};
