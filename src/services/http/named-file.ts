import type { FileFailure, NamedFile } from '#model/api/named-file.ts';
import { refusedBy } from './refused-by.ts';

/** A file that is answered under a name, or why there is none. */
export async function fileOf(asked: Promise<Response>): Promise<NamedFile<Blob> | FileFailure> {
  try {
    const response = await asked;
    return { name: nameIn(response), content: await response.blob() };
  } catch (error) {
    return refusedBy(error) ?? { refusal: { code: 'offline' }, detail: null };
  }
}

/** The name that the server gives a file. */
function nameIn({ headers }: Response): string {
  const [, exact = ''] = /filename\*=UTF-8''(\S+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(exact);
}
