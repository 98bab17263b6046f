import { commentable } from '../comment/comment.facts.ts';
import type { Rule } from '../engine/chart.ts';
import type { FileEntry, FileRow, NamedFile, NewFile } from './file.facts.ts';

type FileRule<D> = Rule<FileRow, D>;

const MOST_FILES = 200;

/** [FI1] [FI2] The document exists and has room for another file. Who may attach was checked before. */
export const mayAttach: FileRule<NewFile> = (context, data) => {
  const { row, view, id } = context;
  if (!data) return null;
  const isThere = view.get(data.about, id) !== undefined;
  const isAnother = row !== undefined && row.about !== data.about;
  if (!isThere || isAnother) return { code: 'unknownDocument', params: { kind: data.about } };
  const there = row?.entries.filter(({ removedAt }) => removedAt === null).length ?? 0;
  if (there >= MOST_FILES) return { code: 'tooManyFiles', params: { most: MOST_FILES } };
  return entryOf(row, data.id) ? { code: 'fileExists' } : null;
};

/** [FI3] A file may be removed, once, by the user who attached it or by anyone who may edit the document. */
export const mayRemoveFile: FileRule<NamedFile> = ({ row, env }, data) => {
  if (!row) return null;
  const permission = commentable[row.about];
  if (!env.internal && !env.may(permission)) return { code: 'notPermitted', params: { permission } };
  if (!data) return null;
  const entry = entryOf(row, data.id);
  if (!entry || entry.removedAt !== null) return { code: 'unknownFile' };
  return env.internal || isRemovable(entry, row.about, env) ? null : { code: 'fileOfAnother' };
};

/** Whether somebody may remove a file of a document they can see. */
export const isRemovable = (
  { by }: Pick<FileEntry, 'by'>,
  about: FileRow['about'],
  person: { readonly by: string; may(permission: string): boolean },
): boolean => by === person.by || person.may(`${about}.edit`);

export const entryOf = (row: FileRow | undefined, id: string): FileEntry | undefined =>
  row?.entries.find((entry) => entry.id === id);
