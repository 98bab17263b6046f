import { problem, type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import { interestRequest, said } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';

const tags = ['sign-up'];

/** Visitors who want to be contacted. */
export function addInterestRoute(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/submit-interest/',
    schema: {
      tags,
      summary: 'Leave an address and a message',
      security: [],
      body: interestRequest,
      response: { 201: said, 403: problem, 422: problem, 429: problem },
    },
    handler: async ({ body, ip, headers }, reply) => {
      const language = languageOf(headers['accept-language']);
      const isThanked = await accounts.limitRequests('interest', { ip, account: body.email });
      const locale = body.locale ?? language;
      await accounts.messages.keep({ ...body, form: 'interest', locale, ip, isThanked });
      return reply.status(201).send({ detail: say('interestReceived', language) });
    },
  });
}
