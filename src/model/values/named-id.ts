import { uuidv7 } from './ids.ts';

/**
 * The id of what every company has under the same name (`paymentTerm/NET30`): the same wherever it is made. Ten bytes,
 * each from the FNV-1a hash of its number and the name.
 */
export function namedId(name: string): string {
  const bytes = Array.from({ length: 10 }, (_, index) => {
    let hash = 0x811c9dc5;
    for (const sign of `${index}/${name}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 16) & 0xff;
  });
  return uuidv7(0, Uint8Array.from(bytes));
}
