import { z } from 'zod';
import { ownWordIn, type PasswordOwner } from '#model/values/password-words.ts';

/** Schemas of account form fields; an issue's message is the code of the text shown at the field. */
export const emailField = z
  .string()
  .trim()
  .min(1, 'missing')
  .max(320, 'tooLong')
  .pipe(z.email({ error: 'notAnAddress' }));
export const newPasswordField = z.string().min(1, 'missing').min(12, 'passwordTooShort').max(200, 'tooLong');
/** The fault of a password made of its owner's own words, at its field; the server judges by the same rule. */
export function ownWordFault(
  field: string,
  password: string,
  owner: PasswordOwner,
): Readonly<Record<string, string>> {
  const code = ownWordIn(password, owner);
  return code === null ? {} : { [field]: code };
}
/** For a form that asks for a new password twice, next to the field schemas. */
export const newPasswordTwice = { new_password: newPasswordField, again: z.string().min(1, 'missing') };
type Twice = Readonly<Record<keyof typeof newPasswordTwice, string>>;
export const isSameTwice = ({ new_password, again }: Twice): boolean =>
  again === '' || new_password === again;
export const notTheSame = {
  error: 'notTheSame',
  path: ['again'],
  // The message of `again` also shows while another field is invalid.
  when: () => true,
};
export const nameField = z.string().trim().min(1, 'missing').max(200, 'tooLong');
export const choiceField = z.string().min(1, 'missing');
export const optionalField = z.string().trim().max(200, 'tooLong');
