import type { PaperAsk, PaperDesk, PaperFailure } from '#model/papers/paper-desk.ts';
import type { PlacedLabel } from '#model/areas/stock/labels/label-sheets.ts';
import { makeLabelPdf } from '#model/areas/stock/labels/label-pdf.api.ts';
import { mailPaper, readPaper } from '#model/papers/paper.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { refusedBy } from '../http/refused-by.ts';

/** Papers over HTTP. */
export function paperDesk(http: HttpClient): PaperDesk<Blob> {
  return {
    pdf: async (place, { language, expected = false, ...which }) => {
      const query = { language, ...(expected && { expected: '1' as const }), ...asked(which) };
      try {
        return await (await http.open(readPaper, { params: place, query })).blob();
      } catch (error) {
        return failure(error);
      }
    },
    labels: async (company, { paper, sheets }) => {
      const body = { paper, sheets: sheets.map((sheet) => sheet.map(asSent)) };
      try {
        return await (await http.open(makeLabelPdf, { params: { company }, body })).blob();
      } catch (error) {
        return failure(error);
      }
    },
    mail: async (place, letter, which) =>
      http.call(mailPaper, { params: place, query: asked(which), body: letter }).then(() => null, failure),
  };
}

/** A label with its place as the server takes it: lists of their own. */
const asSent = ({ x, y, label: { size, parts } }: PlacedLabel) => ({
  x,
  y,
  label: { size, parts: [...parts] },
});

const asked = ({ further, asOf, party }: Omit<PaperAsk, 'language'>) => ({
  ...(party !== undefined && { party }),
  ...(further !== undefined && { paper: further }),
  ...(asOf !== undefined && { as_of: asOf }),
});

const failure = (error: unknown): PaperFailure => refusedBy(error) ?? { detail: null };
