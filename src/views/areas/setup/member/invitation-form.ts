import { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import { invitationForm } from '#model/areas/setup/member/member.facts.ts';

/** One line of the form; one without an address is not sent. */
export interface InvitationLine {
  readonly email: string;
  readonly role: string;
}

export interface InvitationLines {
  readonly lines: readonly InvitationLine[];
}

export const blankLine: InvitationLine = { email: '', role: '' };
export const isBlank = ({ email }: InvitationLine): boolean => email.trim() === '';

const { email } = invitationForm.shape;
const line = z
  .object({
    email: z.string().refine((text) => text.trim() === '' || email.safeParse(text).success, 'notAnAddress'),
    role: z.string(),
  })
  .superRefine((one, context) => {
    if (!isBlank(one) && one.role === '')
      context.addIssue({ code: 'custom', message: 'required', path: ['role'] });
  });

const same = (text: string): string => text.trim().toLowerCase();

/** Addresses with a role each, without duplicates. */
export const invitationLines: z.ZodType<InvitationLines> = z
  .object({ lines: z.array(line).max(20) })
  .superRefine(({ lines }, context) => {
    const seen = new Set<string>();
    for (const [index, one] of lines.entries()) {
      const address = same(one.email);
      if (address !== '' && seen.has(address))
        context.addIssue({ code: 'custom', message: 'addressTwice', path: ['lines', index, 'email'] });
      seen.add(address);
    }
  });

/** The errors of a refused line, at its own fields. */
export function atLine(index: number, { fields, ...refusal }: Refusal): Record<string, string> {
  const named = Object.entries(fields ?? { email: refusal.code });
  return Object.fromEntries(named.map(([field, code]) => [`lines.${index}.${field}`, code]));
}
