import { eventWords } from '#words/notification.words.ts';
import { noticeSentence, pageOf, subjectOf, type NoticeSubject } from '#words/notice.words.ts';
import { escapeHtml, harmless, htmlOf, type Letter } from '#server/mail/letter.ts';
import type { Language } from '#model/values/languages.ts';

/** A notice as a mail tells it. */
export interface ToldNotice extends NoticeSubject {
  readonly event: string;
  /** What was written, or why it was refused; empty if there is nothing to add. */
  readonly text: string;
}

export interface NoticeMail {
  readonly to: string;
  readonly locale: Language;
  readonly company: string;
  /** In whose name it is sent, and where answers go. */
  readonly sent: { readonly sender: string; readonly replyTo: string | undefined };
  readonly isDaily: boolean;
  /** Oldest first; at least one. */
  readonly notices: readonly ToldNotice[];
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly unsubscribe: string;
}

const words = {
  en: {
    why: 'Why did I get this?',
    ends: 'Unsubscribe from these mails',
    daily: (company: string, count: number) =>
      count === 1 ? `${company}: one notification` : `${company}: ${count} notifications`,
    several: (what: string, count: number) => `${what}: ${count} notifications`,
    from: (company: string) => `From ${company} on Lagra.`,
  },
  sv: {
    why: 'Varför fick jag det här?',
    ends: 'Avsluta de här mejlen',
    daily: (company: string, count: number) =>
      count === 1 ? `${company}: en avisering` : `${company}: ${count} aviseringar`,
    several: (what: string, count: number) => `${what}: ${count} aviseringar`,
    from: (company: string) => `Från ${company} i Lagra.`,
  },
};

/**
 * A mail with what somebody is notified of, each with its link; it says why it came, and how to end it, to people and,
 * by RFC 8058, to mail programs. [NS7] [NS8]
 */
export function noticeLetter(mail: NoticeMail): Letter {
  const { to, locale, notices, unsubscribe } = mail;
  const said = words[locale];
  const company = harmless(mail.company);
  const items = notices.map((notice) => itemOf(notice, mail));
  const [first] = items;
  const [about] = notices;
  const single =
    items.length === 1 ? first?.sentence : about && said.several(first?.what ?? '', items.length);
  const subject = (mail.isDaily ? said.daily(company, items.length) : single) ?? company;
  const reasons = reasonsOf(mail);
  return {
    to,
    subject,
    text: [
      ...items.map(({ sentence, text, link }) => [sentence, ...quoted(text), link].join('\n')),
      said.from(company),
      ...reasons.map(({ name, link }) => `${said.why} ${name}:\n${link}`),
      `${said.ends}:\n${unsubscribe}`,
      'Lagra\n',
    ].join('\n\n'),
    html: htmlOf(locale, subject, bodyOf({ items, reasons, unsubscribe, said, company })),
    link: first?.link,
    replyTo: mail.sent.replyTo,
    sender: harmless(mail.sent.sender),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface Item {
  readonly what: string;
  readonly sentence: string;
  readonly text: string;
  readonly link: string;
}

function itemOf(notice: ToldNotice, { locale, publicUrl }: NoticeMail): Item {
  const named = { ...notice, name: harmless(notice.name), who: harmless(notice.who) };
  return {
    what: subjectOf(named, locale),
    sentence: noticeSentence(named, locale),
    text: notice.text,
    link: `${publicUrl}/${locale}${pageOf(notice)}`,
  };
}

interface WhyLink {
  readonly name: string;
  readonly link: string;
}

/** The rows of the matrix that the notices came by. */
const reasonsOf = ({ notices, locale, publicUrl }: NoticeMail): readonly WhyLink[] =>
  [...new Set(notices.map(({ event }) => event))].map((event) => ({
    name: eventWords({ id: event }).name[locale],
    link: `${publicUrl}/${locale}/apps/settings/notifications?event=${event}`,
  }));

const quoted = (text: string): readonly string[] => (text === '' ? [] : [text.replaceAll(/^/gm, '> ')]);

interface Body {
  readonly items: readonly Item[];
  readonly reasons: readonly WhyLink[];
  readonly unsubscribe: string;
  readonly said: (typeof words)[Language];
  readonly company: string;
}

function bodyOf({ items, reasons, unsubscribe, said, company }: Body): string {
  const linked = (link: string, text: string): string =>
    `<a href="${escapeHtml(link)}" style="color:#0b6f9e">${escapeHtml(text)}</a>`;
  const told = items.map(
    ({ sentence, text, link }) =>
      `<p style="margin:0 0 16px">${linked(link, sentence)}${
        text === ''
          ? ''
          : `<br><span style="display:block;margin-top:4px;padding-left:12px;border-left:3px solid #dcdbe0;white-space:pre-wrap">${escapeHtml(text)}</span>`
      }</p>`,
  );
  const why = reasons.map(({ name, link }) => linked(link, name)).join(', ');
  const foot = `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dcdbe0;font-size:13px">${escapeHtml(
    said.from(company),
  )} ${escapeHtml(said.why)} ${why}.<br>${linked(unsubscribe, said.ends)}</p>`;
  return [...told, foot].join('\n');
}
