const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

/**
 * A UUIDv7 (RFC 9562) from a timestamp and 10 random bytes; pure, so that tests and seeds are reproducible.
 * @param at milliseconds since the epoch
 */
export function uuidv7(at: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(at / 2 ** (8 * (5 - i))) % 256;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (b) => HEX[b]).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The characters of a UUIDv7 that hold its time. */
const TIME = '00000000-0000'.length;

/**
 * An id that follows from another one and a name within it, the same wherever it is made, and as old as the other one:
 * demand competes by the age of its line. Ten bytes, each from a hash of its number and both names. Source: FNV-1a, with
 * the finalizer of MurmurHash3, so that names that differ in a sign differ in every byte.
 */
export function idWithin(outer: string, name: string): string {
  const bytes = Array.from({ length: 10 }, (_, index) => {
    let hash = 0x811c9dc5;
    for (const sign of `${index}/${outer}/${name}`)
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) & 0xff;
  });
  return `${outer.slice(0, TIME)}${uuidv7(0, Uint8Array.from(bytes)).slice(TIME)}`;
}

/** An id that follows from a name alone: what comes with a company has the same id everywhere. */
export const fixedId = (name: string): string => idWithin('00000000-0000', name);

/** Milliseconds since the epoch that a UUIDv7 carries; 0 for any other id. */
export function mintedAt(id: string): number {
  return id.length === 36 && id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0;
}
