import { uuidv7 } from '#model/values/ids.ts';

let last = 0;

/** A UUIDv7 that sorts after every earlier one of this page. */
export function newId(): string {
  last = Math.max(Date.now(), last + 1);
  return uuidv7(last, crypto.getRandomValues(new Uint8Array(10)));
}
