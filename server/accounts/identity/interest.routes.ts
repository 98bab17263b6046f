import { type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import { submitInterest } from '#model/identity/contact.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Visitors who want to be contacted. */
export function addInterestRoute(app: Api, accounts: Accounts): void {
  serve(app, submitInterest, async ({ body, ip, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    const isThanked = await accounts.limitRequests('interest', { ip, account: body.email });
    const locale = body.locale ?? language;
    await accounts.messages.keep({ ...body, form: 'interest', locale, ip, isThanked });
    return reply.status(201).send({ detail: say('interestReceived', language) });
  });
}
