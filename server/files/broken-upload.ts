import { brokenUpload } from '#server/platform/http/file-part.ts';
import { BrokenUpload } from './file-store.ts';

/** Answers an upload that breaks off with a 400; any other fault stays what it is. Throws either. */
export function asBroken(error: unknown): never {
  throw error instanceof BrokenUpload ? brokenUpload() : error;
}
