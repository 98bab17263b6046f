import { hash } from 'node:crypto';
import { uuidv7 } from '#model/values/ids.ts';

/**
 * The id of an imported object: the same in every run, so that nothing is imported twice, and dated at its own time
 * (UTC ISO), because devices derive from it how recent a document is.
 */
export function importId(company: number, name: string, at: string): string {
  return uuidv7(Date.parse(at), hash('sha256', `import/${company}/${name}`, 'buffer'));
}
