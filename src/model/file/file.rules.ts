import { commentable } from '../comment/comment.facts.ts';
import { outsideScope } from '../comment/comment.rules.ts';
import type { Rule } from '../engine/chart.ts';
import type { Refusal } from '../engine/envelope.ts';
import { kinds } from '../kinds.ts';
import type { Grants } from '../areas/setup/member/member.rules.ts';
import type { Attachable, FileEntry, FileRow, NamedFile, NewFile, SettledMail } from './file.facts.ts';

type FileRule<D> = Rule<FileRow, D>;

const MOST_FILES = 200;

/** [FI2] The document exists and has room for another file. Who may attach was checked before. */
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

/** Seeing alone, prices included, is not enough to attach. */
const seeing: ReadonlySet<string> = new Set(['view', 'viewCost']);

/** By kind of document, the permissions that are more than to look at it. */
const changing = new Map(
  kinds.map(({ kind, actions }) => [
    kind as string, // asked by any name
    actions.filter((action) => !seeing.has(action)).map((action) => `${kind}.${action}`),
  ]),
);

/** [FI1] Why somebody may attach nothing to documents of a kind; null if they hold a permission to work on them. */
export function attachRefusal(about: Attachable, { may }: Pick<Grants, 'may'>): Refusal | null {
  const enough = changing.get(about) ?? [];
  const usual = enough.find((permission) => permission.endsWith('.edit')) ?? enough[0];
  return enough.some((permission) => may(permission))
    ? null
    : { code: 'notPermitted', params: { permission: usual ?? about } };
}

/** [FI3] A file may be removed, once, by the user who attached it or by anyone who may edit the document. */
export const mayRemoveFile: FileRule<NamedFile> = (context, data) => {
  const { row, env } = context;
  if (!row) return null;
  const permission = commentable[row.about];
  if (!env.internal && !env.may(permission)) return { code: 'notPermitted', params: { permission } };
  const outside = outsideScope(context, row.about);
  if (outside) return outside;
  if (!data) return null;
  const entry = entryOf(row, data.id);
  if (!entry || entry.removedAt !== null) return { code: 'unknownFile' };
  if (entry.mail) return { code: 'fileWasMailed', params: { name: entry.name } };
  return env.internal || isRemovable(entry, row.about, env) ? null : { code: 'fileOfAnother' };
};

/** [FI6] A letter comes off once; one that was delayed may still be sent, or fail. */
export const maySettleMail: FileRule<SettledMail> = ({ row }, data) => {
  if (!data) return null;
  const letter = entryOf(row, data.id)?.mail?.to.find(({ address }) => address === data.to);
  if (!letter) return { code: 'unknownFile' };
  const isOpen = letter.outcome === null || letter.outcome === 'delayed';
  return isOpen && letter.outcome !== data.outcome ? null : { code: 'mailSettledBefore' };
};

/** Whether somebody may remove a file of a document they can see. What was mailed stays. */
export const isRemovable = (
  { by, mail }: Pick<FileEntry, 'by' | 'mail'>,
  about: FileRow['about'],
  person: { readonly by: string; may(permission: string): boolean },
): boolean => mail === undefined && (by === person.by || person.may(`${about}.edit`));

export const entryOf = (row: FileRow | undefined, id: string): FileEntry | undefined =>
  row?.entries.find((entry) => entry.id === id);
