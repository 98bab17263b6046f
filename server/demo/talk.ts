import type { Commentable } from '#model/comment/comment.facts.ts';
import { demoPeople } from './company-list.ts';
import type { Trading } from './trading.ts';

/** By the first part of their sign-in. */
type Person = 'founder' | 'admin' | 'sales' | 'purchasing' | 'warehouse' | 'viewer';

/** A comment; `@sales` and the like become the person's name, with a notification to them. */
interface Line {
  readonly by: Person;
  readonly text: string;
  /** After the previous comment, or the event it is about. */
  readonly minutes: number;
}

/** Conversations, by the name of the scene. [DE5] */
const talks: Readonly<Record<string, readonly Line[]>> = {
  held: [
    {
      by: 'sales',
      minutes: 25,
      text: '@founder their last invoice is not paid yet. May I release this one?',
    },
    {
      by: 'founder',
      minutes: 50,
      text: '@sales they have promised to pay on Friday. Keep it on hold until then.',
    },
  ],
  waiting: [
    {
      by: 'sales',
      minutes: 10,
      text: '@purchasing there is not enough of this. When does the next delivery come?',
    },
  ],
  backorder: [
    {
      by: 'sales',
      minutes: 40,
      text: '@admin they would rather have the rest in one parcel. Is that all right?',
    },
    { by: 'admin', minutes: 70, text: '@sales yes, as long as they wait for all of it.' },
  ],
  overdue: [
    {
      by: 'warehouse',
      minutes: 20 * 24 * 60,
      text: '@purchasing this was due days ago. Have you heard from them?',
    },
    { by: 'purchasing', minutes: 90, text: '@warehouse it left them yesterday, on two pallets.' },
  ],
  'partly/1': [
    {
      by: 'warehouse',
      minutes: 35,
      text: 'One box was wet: it is in quarantine. @purchasing will you claim it?',
    },
    {
      by: 'purchasing',
      minutes: 120,
      text: 'I have written to them, with your photos. @viewer for your notes on claims.',
    },
  ],
};

/** Adds a conversation to a document once its scene has been played; only members of the company take part. */
export function talkAbout(
  trading: Trading,
  scene: string,
  about: Commentable,
  document: string,
  at: string,
): void {
  const { calendar } = trading;
  const today = calendar.morning(0);
  let moment = Date.parse(at);
  for (const [index, line] of (talks[scene] ?? []).entries()) {
    moment += line.minutes * 60_000;
    // What is said of this morning has been said by now, however young the day is.
    const said = Date.parse(at) < today ? moment : Math.min(moment, calendar.now);
    trading.agenda.note(said, (now) =>
      say(trading, line, { about, document, name: `${scene}/${index}` }, now),
    );
  }
}

interface Subject {
  readonly about: Commentable;
  readonly document: string;
  readonly name: string;
}

function say({ seeded, model }: Trading, line: Line, { about, document, name }: Subject, at: string): void {
  const people = demoPeople.filter((one) => one.companies.includes(seeded.company.key));
  const find = (person: string) => people.find(({ email }) => email.startsWith(`${person}@`));
  const by = find(line.by);
  const spokenTo = [...line.text.matchAll(/@(\w+)/g)].map(([, person = '']) => find(person));
  if (!by || spokenTo.includes(undefined)) return;
  const mentions = spokenTo.flatMap((one) => (one ? [one.user] : []));
  const text = line.text.replaceAll(/@(\w+)/g, (_, person: string) => `@${find(person)?.name}`);
  const id = model.id(`comment/${name}`, at);
  model.must('comment', document, 'write', { about, id, text, mentions }, { by: by.user, at });
}
