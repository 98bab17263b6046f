import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { FileRow, MailedFile, MailSettled, NewFile, Removed } from './file.facts.ts';

type Row = Draft<FileRow>;

export const fileFolds = {
  attached: (row: Row, { about, ...file }: NewFile, { by, at }: AppliedEvent): void => {
    row.about = about;
    row.entries ??= []; // the first file creates the row
    row.entries.push({ ...file, by, at, removedAt: null });
  },
  mailed: (row: Row, { about, to, subject, ...file }: MailedFile, { by, at }: AppliedEvent): void => {
    row.about = about;
    row.entries ??= [];
    const mail = { subject, to: to.map((address) => ({ address, outcome: null, why: '' })) };
    row.entries.push({ ...file, by, at, removedAt: null, mail });
  },
  mailSettled: (row: Row, { id, to, outcome, why }: MailSettled): void => {
    const letter = row.entries.find((one) => one.id === id)?.mail?.to.find(({ address }) => address === to);
    if (letter) Object.assign(letter, { outcome, why });
  },
  removed: (row: Row, { id }: Removed, { at }: AppliedEvent): void => {
    const entry = row.entries.find((one) => one.id === id);
    if (entry) entry.removedAt = at;
  },
};
