import type { FilePlace } from '#model/file/file-transfers.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Language } from '#model/values/languages.ts';
import type { LabelSheets } from '#model/areas/stock/labels/label-sheets.ts';
import type { PaperLetter } from './paper.api.ts';
import type { PaperOptions } from './paper-source.ts';
import type { FurtherPaper } from './papers.ts';

/** Why something was not done: the server's sentence in the reader's language; null if there was no answer. */
export interface PaperFailure {
  readonly detail: string | null;
  /** The same for programs; absent: there was no answer. */
  readonly refusal?: Refusal;
}

/** Which paper of a document; absent: its own. */
export interface WhichPaper {
  readonly further?: FurtherPaper | undefined;
}

/** How a paper is asked for: those for internal use are in the language of the reader. */
export interface PaperAsk extends PaperOptions, WhichPaper {
  readonly language: Language;
}

/** Papers as the server makes them; `Content` is the device's own type of files. */
export interface PaperDesk<Content> {
  /** The paper of a document as a PDF. */
  pdf(place: FilePlace, ask: PaperAsk): Promise<Content | PaperFailure>;
  /** Labels as a PDF at full size. */
  labels(company: number, sheets: LabelSheets): Promise<Content | PaperFailure>;
  /** Mails the paper; null once its letters are on their way. */
  mail(
    place: FilePlace,
    letter: PaperLetter,
    which: Omit<PaperAsk, 'language'>,
  ): Promise<PaperFailure | null>;
}
