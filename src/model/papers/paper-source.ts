import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { Language } from '#model/values/languages.ts';
import type { Paper } from './paper.ts';
import type { PaperWord } from './paper-words.ts';
import type { Inks, Pen } from './pen.ts';

/** What papers are drawn from: the rows as somebody may see them, and what they may see besides. */
export interface PaperWorld extends Inks {
  readonly view: Reader;
  readonly may: (permission: string) => boolean;
  /** The name of a user or an agent; undefined where nobody is known by this id. */
  readonly nameOf: (user: string) => string | undefined;
  /** The day (`YYYY-MM-DD`) in the company's time zone. */
  readonly today: string;
  /** Of who asks: papers for internal use are in it. */
  readonly language: Language;
}

/** What is asked of a paper besides its document. */
export interface PaperOptions {
  /** A count sheet says what is expected to lie there, to those who may see it. */
  readonly expected?: boolean | undefined;
  /** The language it is in, whatever that of who it is for is; absent: theirs. */
  readonly language?: Language | undefined;
  /** The day (`YYYY-MM-DD`) at whose end a statement of account is; absent: today. */
  readonly asOf?: string | undefined;
  /** Of a document that is for several customers or suppliers: which one the paper is for; absent: it is for internal use. */
  readonly party?: string | undefined;
}

/** What the declaration of a paper draws from. */
export interface PaperSource extends Omit<PaperWorld, 'language' | 'texts' | 'writing'> {
  readonly pen: Pen;
  readonly company: CompanyRow;
  readonly options: PaperOptions;
}

/** Who a paper is for. */
export interface PaperParty {
  readonly table: 'customer' | 'supplier';
  readonly id: string;
}

/** The parts of a paper that are its kind's own. */
export type PaperParts = Pick<Paper, 'addresses' | 'facts' | 'tables'> &
  Partial<Pick<Paper, 'texts' | 'payment'>> & {
    /** The company as it was when the document was made; absent: as it is. */
    readonly sender?: Pick<CompanyRow, 'name' | 'organisationNumber' | 'vatNumber' | 'address'>;
    /** What was written for this document, above the company's own text; absent: nothing can be. */
    readonly notes?: string;
  };

/** The paper of a kind of documents, declared once: its page, its PDF and its mail follow. */
export interface PaperDeclaration<K extends TableName = TableName> {
  readonly kind: K;
  readonly title: (row: Rows[K]) => PaperWord;
  readonly number: (row: Rows[K]) => string | null;
  /** Who it is for: in their language, with money as it is written there. Null: for internal use. */
  readonly party: (row: Rows[K]) => PaperParty | null;
  /** The end of it; `paid` says where the company is paid. */
  readonly foot: 'none' | 'plain' | 'paid';
  /** What a letter says that it goes with; absent: it is not mailed to anybody. */
  readonly mail?: (row: Rows[K]) => PaperWord;
  /**
   * The command that notes on its document that it was mailed; absent: the file that is kept says so alone. With a
   * `permission`, mailing is that command: it takes the permission, and nothing is mailed where the command is refused.
   */
  readonly mailed?: {
    readonly type: string;
    readonly data: object | ((options: PaperOptions) => object);
    readonly permission?: Permission;
  };
  /** Of a document that is for several: as one of them may see it. Null: it is not for them. */
  readonly forParty?: (row: Rows[K], party: string) => Rows[K] | null;
  /** The permission that prices on it need besides seeing the document. */
  readonly priced?: string;
  /** Tables that it is drawn from besides its own, the company's and the party's: a page is drawn again as they change. */
  readonly reads: readonly TableName[];
  readonly parts: (row: Rows[K], source: PaperSource) => PaperParts;
}
