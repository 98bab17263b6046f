import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const contactFields = ['email', 'name', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactFaults = Readonly<Partial<Record<ContactField, string>>>;

/** At most; as the server takes. */
export const LONGEST_MESSAGE = 4000;

/** What is wrong with a message, field by field, as far as that shows before it is sent. */
export function contactFaults(given: Readonly<Record<string, string>>): ContactFaults {
  const { email = '', message = '' } = given;
  return {
    ...(!/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email) && {
      email: email.trim() === '' ? 'missing' : 'notAnAddress',
    }),
    ...(message.trim() === '' && { message: 'missing' }),
  };
}

/** The sentence for a fault of a field; what the server refuses otherwise is `refused`. */
export const contactFaultWords: Readonly<Record<string, MessageDescriptor>> = {
  missing: msg`This field is required.`,
  notAnAddress: msg`This is not a valid email address.`,
  invalid_format: msg`This is not a valid email address.`,
  refused: msg`This was not accepted. Try writing it differently.`,
};
