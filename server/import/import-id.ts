import { hash } from 'node:crypto';
import { uuidv7 } from '#model/values/ids.ts';

/**
 * The id of a thing that an import makes: the same at every run, so that nothing is taken twice, and of the moment
 * (UTC ISO) it belongs to, because devices tell by it how recent a document is.
 */
export function importId(company: number, name: string, at: string): string {
  return uuidv7(Date.parse(at), hash('sha256', `import/${company}/${name}`, 'buffer'));
}
