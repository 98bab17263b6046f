import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '#model/engine/actor.ts';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { MailedFile } from '#model/file/file.facts.ts';
import { declaredPaper, type FurtherPaper } from '#model/papers/papers.ts';
import { idWithin, uuidv7 } from '#model/values/ids.ts';
import type { Language } from '#model/values/languages.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { letterRefusal } from '#server/mail/letter-refusal.ts';
import { queueMail, type WrittenContent } from '#server/mail/mail-queue.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { PaperFile } from '../paper-pdf.ts';
import { linkCommands, type LinkOfLetter, type LinksOfLetter } from './link-commands.ts';

interface SendDeps {
  readonly executor: Executor;
  readonly files: FileStore;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** A paper, and the letters that it goes with. */
export interface Sending {
  readonly company: number;
  readonly kind: Commentable;
  readonly document: string;
  /** Which paper; absent: the kind's own. */
  readonly further?: FurtherPaper | undefined;
  /** Of a document that is for several: who the paper is for. */
  readonly party?: string | undefined;
  readonly pdf: PaperFile;
  /** The permission to see its prices; undefined: it has none that not everybody may see. */
  readonly needs: string | undefined;
  readonly to: readonly string[];
  readonly content: WrittenContent;
  /** Each recipient gets a link of their own; absent: nobody does. */
  readonly links?: LinksOfLetter | undefined;
  readonly language: Language;
  readonly by: Actor;
  readonly device?: string | undefined;
  /** A UUID that names what it is for: sent again under it, as after a crash, it is not sent twice. */
  readonly name?: string;
}

/**
 * [FI5] Mails a paper: what is sent is kept with the document's files, and its letters are queued with the fact that says so,
 * or nothing is. Each recipient has a letter of their own.
 * @throws HttpError where the company may not write to one of them, or has no letters left [ML10] [ML12]
 */
export async function sendPaper(
  deps: SendDeps,
  sending: Sending,
): Promise<{ readonly id: string; readonly name: string }> {
  const { company, kind, document, pdf, needs, to, content, by, device, name } = sending;
  const incoming = await deps.files.receive(company, Readable.from([pdf.content]));
  try {
    const id = uuidv7(Date.parse(deps.now()), randomBytes(10));
    const { size, hash } = incoming;
    const data: MailedFile = {
      about: kind,
      id,
      name: pdf.name,
      type: 'application/pdf',
      size,
      hash,
      to: [...to],
      subject: content.subject,
      ...(needs !== undefined && { needs }),
    };
    await incoming.keep();
    const mail = { kind: 'file', document, type: 'mail', data, ...(name !== undefined && { id: name }) };
    const note = noteOf(sending);
    const links = linksOf(sending, deps.now());
    const alongside = (trx: Parameters<typeof letterRefusal>[0]): Promise<void> =>
      queueLetters(trx, sending, { file: id, links, now: deps.now() });
    const together = [
      ...(note?.isRequired ? [note.command] : []),
      ...links.map(({ command }) => command),
      mail,
    ];
    const commands = together.length > 1 ? together.map((one) => ({ ...one, whole: id })) : together;
    for (const settled of await deps.executor.systemPropose(company, commands, { by, device, alongside }))
      if ('refusal' in settled) throw refusedBy(settled.refusal);
    // Where it cannot be noted, as of a draft, its letter goes all the same.
    if (note && !note.isRequired) await deps.executor.systemPropose(company, [note.command], { by, device });
    return { id, name: pdf.name };
  } finally {
    await incoming.discard();
  }
}

/** What notes on the document itself that it was mailed; required where mailing it is that command. */
function noteOf({ kind, document, further, name, party }: Sending) {
  const note = declaredPaper(kind, further)?.mailed;
  if (!note) return undefined;
  const { type, permission } = note;
  const data = typeof note.data === 'function' ? note.data({ party }) : note.data;
  const id = name === undefined ? {} : { id: idWithin(name, 'note') };
  return { command: { kind, document, type, data, ...id }, isRequired: permission !== undefined };
}

const linksOf = ({ links, kind, document, to }: Sending, now: string): readonly LinkOfLetter[] =>
  links ? linkCommands(links, { about: kind, of: document, to, now }) : [];

interface Along {
  readonly file: string;
  readonly links: readonly LinkOfLetter[];
  readonly now: string;
}

/** A letter names its link, and gets the address that leads there as it is written: no secret waits in a queue. */
async function queueLetters(
  trx: Parameters<typeof letterRefusal>[0],
  { company, kind, document, to, content, language }: Sending,
  { file, links, now }: Along,
): Promise<void> {
  for (const address of to) {
    const link = links.find((one) => one.to === address)?.id;
    const about = [company, kind, document, file, ...(link === undefined ? [] : [link])].join('/');
    const refusal = await letterRefusal(trx, company, address, now);
    if (refusal) throw refusedBy(refusal);
    const mail = {
      template: 'documentPaper',
      to: address,
      locale: language,
      about,
      content,
      company,
    } as const;
    await queueMail(trx, { ...mail, isUncounted: true }, now);
  }
}

const refusedBy = (refusal: ConstructorParameters<typeof HttpError>[1]): HttpError =>
  new HttpError(refusalStatus(refusal), refusal);
