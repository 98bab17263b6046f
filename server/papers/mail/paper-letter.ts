import { buffer } from 'node:stream/consumers';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { FileRow } from '#model/file/file.facts.ts';
import { entryOf } from '#model/file/file.rules.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { buttonHtml, escapeHtml, harmless, htmlOf, paragraphHtml, type Letter } from '#server/mail/letter.ts';
import type { QueuedMail, WrittenContent } from '#server/mail/mail-queue.ts';
import { senderOf } from '#server/mail/sender-of.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import type { Trx } from '../paper-deps.ts';

interface LetterDeps {
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly files: FileStore;
  /** [LNK12] What the letter says of a link; null where it shows nothing any more. */
  readonly linkFor: (trx: Trx, company: number, link: string) => Promise<LetterLink | null>;
}

/** A link as a letter offers it. */
export interface LetterLink {
  /** Absolute. */
  readonly address: string;
  readonly action: string;
  readonly after: string;
}

type Write<T> = (mail: QueuedMail) => Promise<Letter | T | null>;

/** Writes letters with papers; what is none is written by the next. */
export const withPapers =
  <T>(deps: LetterDeps, next: Write<T>): Write<T> =>
  (mail) =>
    mail.template === 'documentPaper' ? paperLetter(deps, mail) : next(mail);

/** What a letter with a paper is about. */
export function paperIn({ about = '' }: Pick<QueuedMail, 'about'>) {
  const [company = '', kind = '', document = '', file = '', link] = about.split('/');
  return { company: Number(company), kind, document, file, link };
}

/**
 * A letter as it was written, with the paper as it was kept, in the company's name; null where its file is there no more.
 * Rejects where an earlier version queued it, which kept no papers: it stands among the jobs that failed.
 */
async function paperLetter(
  { database, layouts, files, linkFor }: LetterDeps,
  mail: QueuedMail,
): Promise<Letter | null> {
  const { company, document, file, link } = paperIn(mail);
  const { content } = mail;
  if (!content || file === '') throw new Error('written by an earlier version: mail the paper again');
  const [row, own] = await database.withCompany(company, async (trx) => {
    const read = async (table: string, id: string) =>
      (await rowsById(trx, company, layoutFor(layouts, table), [id]))[0];
    // Tables hold their rows.
    return [
      (await read('file', document)) as FileRow | undefined,
      (await read('company', COMPANY)) as CompanyRow | undefined,
    ];
  });
  const entry = entryOf(row, file);
  const kept = entry && (await files.open(company, entry.hash));
  if (!entry || !kept || !own) return null;
  const offered =
    link === undefined ? null : await database.withCompany(company, (trx) => linkFor(trx, company, link));
  return {
    ...written(mail, content, own, offered),
    attachments: [{ name: entry.name, type: entry.type, content: await buffer(kept.stream) }],
  };
}

function written(
  { to, locale }: QueuedMail,
  content: WrittenContent,
  own: CompanyRow,
  link: LetterLink | null,
): Letter {
  const { subject, text } = content;
  const { sender, replyTo } = senderOf(own);
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  const html = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${paragraph}</p>`),
    ...(link ? [...buttonHtml(link.action, link.address), paragraphHtml(link.after)] : []),
  ].join('\n');
  const parts = [text, ...(link ? [`${link.action}:\n${link.address}`, link.after] : [])];
  return {
    to,
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: htmlOf(locale, subject, html),
    link: link?.address,
    replyTo: replyTo ?? content.replyTo ?? undefined,
    sender: harmless(sender),
  };
}
