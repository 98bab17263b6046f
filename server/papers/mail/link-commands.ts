import { randomBytes } from 'node:crypto';
import type { ProposedLink } from '#model/papers/letter.ts';
import { LONGEST_CONTACT, type NewLink } from '#model/shared-link/shared-link.facts.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Language } from '#model/values/languages.ts';

/** The links that go with a letter, one to each recipient. */
export interface LinksOfLetter extends ProposedLink {
  readonly locale: Language;
  /** Of contacts, by their addresses in small letters. */
  readonly names: ReadonlyMap<string, string>;
}

/** A link of a letter: who gets it, and the command that makes it. */
export interface LinkOfLetter {
  readonly to: string;
  readonly id: string;
  readonly command: {
    readonly kind: 'sharedLink';
    readonly document: string;
    readonly type: 'make';
    readonly data: NewLink;
  };
}

interface Subject extends Pick<NewLink, 'about' | 'of'> {
  readonly to: readonly string[];
  readonly now: string;
}

/** [LNK12] The commands that make a link for each recipient, in their own name. */
export function linkCommands(
  { purpose, days, locale, names, party }: LinksOfLetter,
  { about, of, to, now }: Subject,
): readonly LinkOfLetter[] {
  return to.map((address) => {
    const id = uuidv7(Date.parse(now), randomBytes(10));
    const contact = (names.get(address.toLowerCase()) || address).slice(0, LONGEST_CONTACT);
    const data = { about, of, purpose, contact, locale, days, ...(party !== undefined && { party }) };
    return { to: address, id, command: { kind: 'sharedLink', document: id, type: 'make', data } };
  });
}
