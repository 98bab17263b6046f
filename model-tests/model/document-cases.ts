import type { AnyCase, Visit } from './define-case.ts';

const cases = import.meta.glob<AnyCase>('../documents/*.case.ts', { eager: true, import: 'documentCase' });

/** The files of the cases to be walked: all, or with `WALK_KIND=dock-door` that of one kind, by its slug. */
export function casesDue(files: readonly string[], slug: string | undefined): readonly string[] {
  if (slug === undefined || slug === '') return files;
  const due = files.filter((file) => file.endsWith(`/${slug}.case.ts`));
  if (due.length === 0) throw new Error(`WALK_KIND: there is no model-tests/documents/${slug}.case.ts`);
  return due;
}

const due = new Set(casesDue(Object.keys(cases), process.env['WALK_KIND']));

/** Visits the case of each document type that is due: each has its file in `documents/`. */
export const ofEveryDocument = <T>(visit: Visit<T>): T[] =>
  Object.entries(cases).flatMap(([file, one]) => (due.has(file) ? [one(visit)] : []));

/** Visits the case of one kind. */
export function ofDocument<T>(kind: string, visit: Visit<T>): T {
  const [found] = Object.values(cases).flatMap((one) =>
    one((subject) => (subject.kind === kind ? [() => visit(subject)] : [])),
  );
  if (!found) throw new Error(`no case of ${kind}`);
  return found();
}
