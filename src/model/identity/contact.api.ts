import { z } from 'zod';
import { languages } from '#model/values/languages.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

export const email = z.string().trim().max(320).pipe(z.email());

export const locale = z
  .enum(languages)
  .optional()
  .describe('Language of the mail; else that of Accept-Language.');

const message = {
  email,
  message: z.string().trim().min(1).max(4000),
  name: z.string().trim().max(200).default(''),
  locale,
  website: z.string().max(1000).default('').describe('A field that people do not see: leave it empty.'),
};

const contactRequest = z
  .strictObject(message)
  .meta({ examples: [{ email: 'kim@example.com', name: 'Kim Alm', message: 'Do you run in Norway?' }] });

/** An answer that does not reveal whether there is an account. */
export const said = z
  .object({ detail: z.string().describe('A sentence for a person, in the language of Accept-Language.') })
  .meta({ examples: [{ detail: 'If the address has an account, a mail is on its way to it.' }] });

export const contact = defineEndpoint({
  method: 'POST',
  path: '/contact/',
  tag: 'contact',
  summary: 'Send a message to who runs this installation',
  access: 'anyone',
  body: contactRequest,
  status: 201,
  answer: said,
  fails: [403, 422, 429],
});

const interestRequest = z.strictObject({ ...message, company: z.string().trim().max(200).default('') }).meta({
  examples: [{ email: 'kim@example.com', company: 'Alm & Co AB', message: 'Do you run in Norway?' }],
});

export const submitInterest = defineEndpoint({
  method: 'POST',
  path: '/auth/submit-interest/',
  tag: 'sign-up',
  summary: 'Leave an address and a message',
  access: 'anyone',
  body: interestRequest,
  status: 201,
  answer: said,
  fails: [403, 422, 429],
});
