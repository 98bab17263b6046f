import { asAgent } from '#model/engine/actor.ts';
import { isMailed } from '#model/areas/integrations/workflow/made-of.ts';
import type { WorkflowAction } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { paperOf } from '#model/papers/papers.ts';
import { idWithin } from '#model/values/ids.ts';
import { sendPaper } from '#server/papers/mail/send-paper.ts';
import { paperPdf } from '#server/papers/paper-pdf.ts';
import { readLetter, readPaper } from '#server/papers/read-paper.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';

/**
 * Mails the document's paper as a person does, with the letter that is proposed for it. Carried on again after a crash, it
 * is sent once: under the name of its step.
 */
export async function mailPaper(
  { deps, company, run, workflow, access }: Acting,
  { to }: Extract<WorkflowAction, { do: 'mail' }>,
): Promise<Outcome> {
  const { kind, document } = run;
  if (!isMailed(kind)) return refused('noPaper');
  const asked = { kind, document, language: 'en' } as const; // a paper with a party is in the party's language
  const { paper, letter } = await deps.database.withCompany(company, async (trx) => ({
    paper: await readPaper(trx, deps, access, asked),
    letter: await readLetter(trx, deps, access, asked),
  }));
  if (!paper || !letter) return refused('noPaper');
  const address = to === 'party' ? letter.contacts[0]?.email : to;
  if (address === undefined) return refused('noAddressToMail');
  const { priced } = paperOf(kind);
  const { subject, text, language } = letter;
  try {
    await sendPaper(deps, {
      company,
      kind,
      document,
      pdf: await paperPdf(deps.files, company, paper),
      needs: priced !== undefined && access.grants.may(priced) ? priced : undefined,
      to: [address],
      content: { subject, text, replyTo: null },
      language,
      by: asAgent(workflow.id),
      name: idWithin(run.id, `mail/${run.step}/${run.tries}`),
    });
  } catch (error) {
    // What may come off later is tried again.
    if (error instanceof HttpError && error.status < 500) return { refusal: error.refusal };
    throw error;
  }
  return { what: address };
}
