import type { DocumentRow } from '#model/engine/rows.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import { companyCalls } from './company-calls.ts';

interface Company {
  readonly id: number;
  readonly name: string;
}

/** A document that belongs to another company than the open one. */
export interface Elsewhere {
  readonly company: Company;
  readonly row: DocumentRow;
}

/**
 * The company, among the person's own, that holds a document; null if none does. Each is asked for the document itself,
 * which it shows only to members who may see its kind: nobody learns more than by having that company open. Rejects if
 * the server does not answer.
 */
export async function holderOf(
  http: HttpClient,
  companies: readonly Company[],
  kind: string,
  document: string,
): Promise<Elsewhere | null> {
  const answers = await Promise.all(
    companies.map(async (company) => ({ company, row: await shownIn(http, company.id, kind, document) })),
  );
  const found = answers.find(({ row }) => row !== null);
  return found?.row ? { company: found.company, row: found.row } : null;
}

/** The document as that company shows it to this person; null if it does not. */
async function shownIn(http: HttpClient, company: number, kind: string, document: string) {
  try {
    return await companyCalls(http, company).document(kind, document);
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return null;
    throw error;
  }
}
