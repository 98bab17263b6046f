import { z } from 'zod';

/** The parts of account forms; the message of an issue is the code of what is said in the field. */
export const emailField = z
  .string()
  .trim()
  .min(1, 'missing')
  .max(320, 'tooLong')
  .pipe(z.email({ error: 'notAnAddress' }));
export const newPasswordField = z.string().min(1, 'missing').min(12, 'passwordTooShort').max(200, 'tooLong');
export const nameField = z.string().trim().min(1, 'missing').max(200, 'tooLong');
export const choiceField = z.string().min(1, 'missing');
export const optionalField = z.string().trim().max(200, 'tooLong');
