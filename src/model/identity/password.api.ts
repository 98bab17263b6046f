import { z } from 'zod';
import { email, locale, said } from '#model/identity/contact.api.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { passwordLength } from '#model/values/password-length.ts';
import { nothing } from '#model/api/answers.ts';

export const mailRequest = z
  .strictObject({ email, locale })
  .meta({ examples: [{ email: 'kim@example.com' }] });

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/auth/password/reset/',
  tag: 'password',
  summary: 'Ask for a link to choose a new password; the answer does not tell whether there is an account',
  access: 'anyone',
  body: mailRequest,
  answer: said,
  fails: [403, 422, 429],
});

export const uid = z.string().max(64);

export const token = z.string().max(200);

export const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

export const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

export const exampleLink = { uid: '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90', token: exampleToken };

const resetRequest = z
  .strictObject({ uid, token, new_password: newPassword })
  .meta({ examples: [{ ...exampleLink, new_password: 'three tired herons' }] });

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/reset/confirm/',
  tag: 'password',
  summary: 'Choose a new password with the link from the mail; ends every session',
  access: 'anyone',
  body: resetRequest,
  answer: said,
  fails: [400, 403, 422, 429],
});

export const passwordChange = z
  .strictObject({
    old_password: z.string().min(1).max(1000),
    new_password: z.string().min(passwordLength.min).max(passwordLength.max),
  })
  .meta({ examples: [{ old_password: 'three tired herons', new_password: 'four awake storks' }] });

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/core/users/change_password/',
  tag: 'identity',
  summary: 'Change the own password; ends every other session',
  access: 'signedIn',
  body: passwordChange,
  answer: nothing,
  fails: [401, 403, 422, 429],
});
