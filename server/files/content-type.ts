import { fileTypeFromBuffer } from 'file-type';
import type { Reader } from '#server/untrusted/contracts.ts';

/** In the child: what content is, by its bytes; null where that is not known. [FS3] */
export const contentType: Reader<'type'> = async (content) => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined); // what is damaged is of no type
  return { type: found?.mime ?? null };
};
