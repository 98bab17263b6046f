import { reasonListTexts } from '#words/reason.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';

/** What is done for a reason, by its list. */
export const reasonListWords = messagesOf(reasonListTexts);
