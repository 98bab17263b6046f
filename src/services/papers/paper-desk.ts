import type { PaperDesk, PaperFailure } from '#model/papers/paper-desk.ts';
import { mailPaper, readPaper } from '#model/papers/paper.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';

/** Papers over HTTP. */
export function paperDesk(http: HttpClient): PaperDesk<Blob> {
  return {
    pdf: async (place, { language, expected = false }) => {
      const query = { language, ...(expected && { expected: '1' as const }) };
      try {
        return await (await http.open(readPaper, { params: place, query })).blob();
      } catch (error) {
        return failure(error);
      }
    },
    mail: async (place, letter) =>
      http.call(mailPaper, { params: place, body: letter }).then(() => null, failure),
  };
}

const failure = (error: unknown): PaperFailure => ({
  detail: error instanceof HttpError ? error.detail : null,
});
