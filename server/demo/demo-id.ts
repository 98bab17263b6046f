import { createHash } from 'node:crypto';
import { uuidv7 } from '#model/values/ids.ts';

const beginning = Date.UTC(2025, 0, 1);

/** The id of a demo object, the same at every seeding: `demoId('nordlager/warehouse')`. */
export function demoId(name: string): string {
  return uuidv7(beginning, createHash('sha256').update(name).digest());
}
