import type { AnyCase, Visit } from './define-case.ts';

const cases = import.meta.glob<AnyCase>('../documents/*.case.ts', { eager: true, import: 'documentCase' });

/** Visits the case of each document type: each has its file in `documents/`. */
export const ofEveryDocument = <T>(visit: Visit<T>): T[] => Object.values(cases).map((one) => one(visit));

/** Visits the case of one kind. */
export function ofDocument<T>(kind: string, visit: Visit<T>): T {
  const [found] = ofEveryDocument((subject) => (subject.kind === kind ? [() => visit(subject)] : [])).flat();
  if (!found) throw new Error(`no case of ${kind}`);
  return found();
}
