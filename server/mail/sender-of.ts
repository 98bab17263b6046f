import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';

/** [ML9] In whose name a company's letters are sent, and where answers to them go. */
export const senderOf = ({
  name,
  mailSender,
}: Pick<CompanyRow, 'name' | 'mailSender'>): {
  readonly sender: string;
  readonly replyTo: string | undefined;
} => ({
  sender: mailSender?.name || name,
  replyTo: mailSender?.replyTo || undefined,
});
