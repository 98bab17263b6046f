import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { purposesShowing, usualDays, type PurposeName } from '#model/shared-purposes.ts';
import type { Language } from '#model/values/languages.ts';
import { asPaperOf, partyRow, penFor } from './draw-paper.ts';
import type { PaperDeclaration, PaperOptions, PaperWorld } from './paper-source.ts';

/** Somebody at the party that a paper is for. */
export interface PaperContact {
  readonly name: string;
  readonly email: string;
}

/** What the links in a letter are for, each recipient's their own, and for how many days. */
export interface ProposedLink {
  readonly purpose: PurposeName;
  readonly days: number;
  /** Of a document that is for several: who they are for. */
  readonly party?: string | undefined;
}

/** A letter as it is proposed: in the language of who it is for. */
export interface ProposedLetter {
  readonly contacts: readonly PaperContact[];
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  /** Null: its document is shown outside by no link as it stands. [LNK12] */
  readonly link: ProposedLink | null;
}

/**
 * The letter that the paper of a document goes with. Null for papers that are not mailed.
 * @param sender the name of who writes; empty: the company alone
 */
export function proposedLetter<K extends TableName>(
  declared: PaperDeclaration<K>,
  whole: Rows[K],
  world: PaperWorld,
  sender: string,
  options: Pick<PaperOptions, 'party'> = {},
): ProposedLetter | null {
  // What asks several is mailed to one at a time: the paper for internal use names them all.
  if (declared.forParty && options.party === undefined) return null;
  const row = asPaperOf(declared, whole, options);
  if (!row) return null;
  const company = world.view.get('company', COMPANY);
  const body = declared.mail?.(row);
  if (!company || body === undefined) return null;
  const pen = penFor(declared, row, world, company);
  const number = declared.number(row) ?? '';
  const names = { title: pen.word(declared.title(row)), number, company: company.name };
  const party = partyRow(world.view, declared.party(row));
  const [purpose] = purposesShowing(declared.kind, row as DocumentRow); // kinds with purposes are documents
  const from = [pen.word('mailRegards'), sender, company.name].filter((line) => line !== '').join('\n');
  return {
    contacts: (party?.contacts ?? []).filter(({ email }) => email !== ''),
    language: pen.language,
    subject: pen.word(number === '' ? 'mailSubjectBare' : 'mailSubject', names),
    // Without a number its place is left out, with the space before it.
    text: [pen.word('mailHello'), pen.word(body, names).replaceAll(/ (?=[.,]|$)/g, ''), from].join('\n\n'),
    link: purpose
      ? { purpose, days: usualDays(purpose, row as DocumentRow, world.today), ...options } // likewise
      : null,
  };
}
