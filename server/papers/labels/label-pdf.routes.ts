import { makeLabelPdf, MOST_LABELS } from '#model/areas/stock/labels/label-pdf.api.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { sendPdf } from '../send-pdf.ts';
import { labelPdf } from './label-pdf.ts';

const LARGEST = 8 * 1024 * 1024;

/** [LB28] Labels that a member has on a page, as a file. */
export function addLabelPdfRoute(app: Api, deps: CompanyRouteDeps): void {
  serve(
    app,
    makeLabelPdf,
    async (request, reply) => {
      const { company } = request.params;
      await asMember(deps, request, company, async () => null);
      if (request.body.sheets.flat().length > MOST_LABELS)
        throw new HttpError(422, { code: 'invalid', fields: { sheets: `too_big:${MOST_LABELS}` } });
      const content = await labelPdf(company, request.body);
      return sendPdf(reply, { name: 'labels.pdf', content }, { 'cache-control': 'private, no-store' });
    },
    { bodyLimit: LARGEST },
  );
}
