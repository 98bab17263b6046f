import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type {
  Asked,
  CarriedOut,
  CommentEntry,
  CommentRequest,
  CommentRow,
  Declined,
  Edited,
  RequestAnswer,
  Removed,
  Written,
} from './comment.facts.ts';

type Row = Draft<CommentRow>;

const entryOf = (row: Row, id: string): Draft<CommentEntry> | undefined =>
  row.entries.find((entry) => entry.id === id);

function add(row: Row, said: Written, { by, at }: AppliedEvent, request?: Draft<CommentRequest>): void {
  const { about, id, text, mentions, agent } = said;
  row.about = about;
  row.entries ??= []; // the first comment creates the row
  const author = agent ? { by, agent } : { by };
  const entry = { id, ...author, at, text, mentions, editedAt: null, removedAt: null };
  row.entries.push(request ? { ...entry, request } : entry);
}

function answer(row: Row, id: string, given: RequestAnswer): void {
  const request = entryOf(row, id)?.request;
  if (request) request.answer = given;
}

export const commentFolds = {
  written: (row: Row, data: Written, event: AppliedEvent): void => add(row, data, event),
  asked: (row: Row, data: Asked, event: AppliedEvent): void => {
    const { command, permission, version } = data;
    add(row, data, event, { command, permission, version, answer: null });
  },
  carriedOut: (row: Row, { id }: CarriedOut, { by, at }: AppliedEvent): void =>
    answer(row, id, { type: 'carriedOut', by, at, text: '' }),
  declined: (row: Row, { id, text }: Declined, { by, at }: AppliedEvent): void =>
    answer(row, id, { type: 'declined', by, at, text }),
  edited: (row: Row, { id, text, mentions }: Edited, { at }: AppliedEvent): void => {
    const entry = entryOf(row, id);
    if (entry) Object.assign(entry, { text, mentions, editedAt: at });
  },
  removed: (row: Row, { id }: Removed, { at }: AppliedEvent): void => {
    const entry = entryOf(row, id);
    if (entry) Object.assign(entry, { text: '', mentions: [], removedAt: at });
  },
};
