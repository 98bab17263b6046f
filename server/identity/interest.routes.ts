import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { problem, type Api } from '#server/platform/http/company-request.ts';
import { languageOf, type Language } from '#server/platform/http/language.ts';
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
      await accounts.limitRequests('interest', { ip, account: body.email });
      await keep(accounts, body, ip, language);
      accounts.postman.wake();
      return reply.status(201).send({ detail: say('interestReceived', language) });
    },
  });
}

/**
 * If the hidden honeypot field is filled in, the request is stored, marked, and gets no mail; the sender is not told.
 */
async function keep(
  { database, queue, now }: Accounts,
  { email, name, company, message, website, locale }: z.output<typeof interestRequest>,
  ip: string,
  language: Language,
): Promise<void> {
  const trapped = website !== '';
  await database.app.kysely.transaction().execute(async (trx) => {
    await sql`insert into interest (id, email, name, company, message, locale, trapped, ip, created_at)
      values (${randomUUID()}, ${email}, ${name}, ${company}, ${message}, ${locale ?? language}, ${trapped}, ${ip},
        ${now()})`.execute(trx);
    if (!trapped)
      await queue.add({ template: 'interestReceived', to: email, locale: locale ?? language }, trx);
  });
}
