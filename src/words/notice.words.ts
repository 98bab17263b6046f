import { UNUSUAL } from '#model/notifications/event-of-entry.ts';
import { documentPage, shownKind } from './kind-names.ts';
import { textsOfKinds } from './kinds.ts';
import { pathRuleText } from './path-rule.words.ts';
import type { Text } from './text.ts';

/** What a notice tells of. Names are as people wrote them. */
export interface NoticeSubject {
  readonly reason: string;
  readonly kind: string;
  readonly document: string;
  /** The document's name; empty if it has none. */
  readonly name: string;
  /** The fact, or the command that was refused or asked for. */
  readonly type: string;
  /** Who did it; empty if nobody did. */
  readonly who: string;
}

/** A document by the name of its kind and its own. */
export const subjectOf = (
  { kind, name }: Pick<NoticeSubject, 'kind' | 'name'>,
  language: keyof Text,
): string => [shownKind(kind)?.one[language], name].filter(Boolean).join(' ');

export const pageOf = ({ kind, document }: Pick<NoticeSubject, 'kind' | 'document'>): string =>
  documentPage(kind, document);

const someone: Text = { en: 'Someone', sv: 'Någon' };

const warnings: Readonly<Record<string, Text>> = {
  late: { en: '{what} is late', sv: '{what} är försenad' },
  expiring: { en: '{what} expires soon', sv: '{what} går snart ut' },
  belowReorderPoint: { en: '{what} is below its reorder point', sv: '{what} är under sin beställningspunkt' },
  disturbed: {
    en: '{what}: the last count does not hold any more',
    sv: '{what}: den senaste inventeringen gäller inte längre',
  },
  backupFailed: {
    en: '{what}: the scheduled backup failed',
    sv: '{what}: den schemalagda säkerhetskopieringen misslyckades',
  },
  expired: { en: '{what} has expired', sv: '{what} har gått ut' },
};

const wentUnusually: Text = { en: '{what}: {way}', sv: '{what}: {way}' };

const warningOf = (type: string): Text | undefined =>
  type.startsWith(UNUSUAL) ? wentUnusually : warnings[type];

const sentences: Readonly<Record<string, Text>> = {
  mentioned: { en: '{who} mentioned you on {what}', sv: '{who} nämnde dig på {what}' },
  replied: { en: '{who} commented on {what}', sv: '{who} kommenterade {what}' },
  told: { en: '{who}: {what}', sv: '{who}: {what}' },
  refused: { en: '{what}: {command} – not carried out', sv: '{what}: {command} – utfördes inte' },
  asked: { en: '{who} asks you: {command} – {what}', sv: '{who} ber dig: {command} – {what}' },
  carriedOut: {
    en: '{who} did what you asked for: {command} – {what}',
    sv: '{who} gjorde det du bad om: {command} – {what}',
  },
  declined: {
    en: '{who} declined what you asked for: {command} – {what}',
    sv: '{who} avböjde det du bad om: {command} – {what}',
  },
  changed: { en: '{what}: {fact} ({who})', sv: '{what}: {fact} ({who})' },
};

/** One sentence on what happened, in a language. */
export function noticeSentence(told: NoticeSubject, language: keyof Text): string {
  const { reason, kind, type, who } = told;
  const texts = textsOfKinds.get(kind);
  const command = texts?.commands[type] ?? textsOfKinds.get('comment')?.commands[type];
  const attached = ['comment', 'sharedLink'].flatMap((one) => textsOfKinds.get(one)?.facts[type] ?? []);
  const fact = texts?.facts[type] ?? attached[0];
  const parts: Readonly<Record<string, string>> = {
    what: subjectOf(told, language),
    who: who || someone[language],
    command: command?.[language] ?? type,
    fact: fact?.[language] ?? type,
    way: pathRuleText(type.slice(UNUSUAL.length))?.[language] ?? type,
  };
  const sentence = (reason === 'warned' ? warningOf(type) : sentences[reason]) ?? sentences['changed'];
  return (sentence?.[language] ?? '').replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

const standsIn: Text = { en: 'You stand in for {who}, who is away.', sv: 'Du ersätter {who}, som är borta.' };
const passedOn: Text = {
  en: 'You are away: {who} is told of it too, as your deputy.',
  sv: 'Du är borta: {who} får också veta det, som din ersättare.',
};

interface Standing {
  readonly deputyFor?: string;
  readonly passedTo?: string;
}

/** What deputies and those they stand in for are told; empty for everybody else. */
export function standingIn(
  { deputyFor, passedTo }: Standing,
  nameOf: (user: string) => string,
  language: keyof Text,
): string {
  const other = deputyFor ?? passedTo;
  if (other === undefined) return '';
  return (deputyFor === undefined ? passedOn : standsIn)[language].replace('{who}', nameOf(other));
}
