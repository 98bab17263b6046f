import { z } from 'zod';

/** The parts of account forms; the message of an issue is the code of what is said in the field. */
export const emailField = z
  .string()
  .trim()
  .min(1, 'missing')
  .max(320, 'tooLong')
  .pipe(z.email({ error: 'notAnAddress' }));
export const newPasswordField = z.string().min(1, 'missing').min(12, 'passwordTooShort').max(200, 'tooLong');
/** Of a form where a new password is written twice, beside the fields themselves. */
export const newPasswordTwice = { new_password: newPasswordField, again: z.string().min(1, 'missing') };
type Twice = Readonly<Record<keyof typeof newPasswordTwice, string>>;
export const isSameTwice = ({ new_password, again }: Twice): boolean =>
  again === '' || new_password === again;
export const notTheSame = {
  error: 'notTheSame',
  path: ['again'],
  // The message of `again` stands also while another field is wrong.
  when: () => true,
};
export const nameField = z.string().trim().min(1, 'missing').max(200, 'tooLong');
export const choiceField = z.string().min(1, 'missing');
export const optionalField = z.string().trim().max(200, 'tooLong');
