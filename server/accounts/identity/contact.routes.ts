import type { FastifyRequest } from 'fastify';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languages } from '#model/values/languages.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import { contact } from '#model/identity/contact.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const FORM = 'application/x-www-form-urlencoded';
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;
const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith(FORM) ?? false;

/** The contact form: as data, and posted by the browser itself where there is no JavaScript. */
export function addContactRoute(app: Api, accounts: Accounts): void {
  void app.register(async (scope: Api) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoute(scope, accounts);
  });
}

function addRoute(app: Api, accounts: Accounts): void {
  serve(
    app,
    contact,
    async (request, reply) => {
      const { body, ip, headers } = request;
      const language = languageOf(headers['accept-language']);
      const isThanked = await accounts.limitRequests('contact', { ip, account: body.email });
      await accounts.messages.keep({
        ...body,
        company: '',
        form: 'contact',
        locale: body.locale ?? language,
        ip,
        isThanked,
      });
      if (isForm(request)) return reply.redirect(pageOf(request, 'sent'), 303);
      return reply.status(201).send({ detail: say('contactReceived', language) });
    },
    {
      errorHandler: (error, request, reply) => {
        if (!isForm(request) || isForbidden(error)) throw error;
        return reply.redirect(pageOf(request, 'refused'), 303);
      },
    },
  );
}

const pageOf = ({ body, headers }: FastifyRequest, place: 'sent' | 'refused'): string => {
  const { locale }: { readonly locale?: unknown } = { ...(body as object | null) }; // a form, whatever is in it
  const language = languages.find((one) => one === locale) ?? languageOf(headers['accept-language']);
  return `/${language}/contact#${place}`;
};
