import { noticeSentence, pageOf } from '#words/notice.words.ts';
import type { Language } from '#model/values/languages.ts';
import type { ToldNotice } from './notice-letter.ts';

/** What a service worker shows; `path` is where a click leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}

const LONGEST = 300;
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…`;
const more = {
  en: (count: number) => `and ${count} more`,
  sv: (count: number) => `och ${count} till`,
};

/** The newest notice, and how many more there are. */
export function pushMessage(notices: readonly ToldNotice[], locale: Language, tag: string): PushMessage {
  const newest = notices.at(-1);
  const others = notices.length - 1;
  return {
    title: newest ? noticeSentence(newest, locale) : '',
    body: [shortened(newest?.text ?? ''), others > 0 ? more[locale](others) : ''].filter(Boolean).join('\n'),
    path: newest ? `/${locale}${pageOf(newest)}` : `/${locale}/apps/inbox`,
    tag,
  };
}
