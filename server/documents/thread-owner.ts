import type { Refusal } from '#model/engine/envelope.ts';
import type { Business } from '#server/platform/commands/business.ts';
import { anyOf } from '#server/platform/db/any-of.ts';

/** Rows that hang on a document under its id. */
const threads: ReadonlySet<string> = new Set(['comment', 'file']);

/**
 * [CO9] Comments and files are kept by a document's id alone, and those who make documents choose ids: where two kinds have
 * the same, the older document has them, and nobody shuts its comments by making a twin of it.
 */
export const refuseTwinThreads: Business['refusesFacts'] = async (
  trx,
  _,
  facts,
  { company, before },
): Promise<Refusal | null> => {
  const begun = facts.filter(({ kind, version }) => threads.has(kind) && version === 1);
  if (begun.length === 0) return null;
  const written = await trx
    .selectFrom('event')
    .distinctOn('document')
    .select(['document', 'kind'])
    .where('company_id', '=', company)
    .where('document', '=', anyOf(begun.map(({ document }) => document)))
    .where('kind', 'not in', [...threads])
    .orderBy('document')
    .orderBy('seq')
    .execute();
  const documents = [...written, ...before, ...facts].filter(({ kind }) => !threads.has(kind));
  for (const { document, data } of begun) {
    const { about } = data as { readonly about: string }; // the first fact of a thread says it
    const oldest = documents.find((one) => one.document === document);
    if (oldest && oldest.kind !== about) return { code: 'unknownDocument', params: { kind: about } };
  }
  return null;
};
