import { isCommentable, type Commentable } from '#model/comment/comment.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import type { ProposedLetter } from '#model/papers/letter.ts';
import type { Paper } from '#model/papers/paper.ts';
import type { PaperOptions } from '#model/papers/paper-source.ts';
import { declaredPaper, type FurtherPaper } from '#model/papers/papers.ts';
import type { Language } from '#model/values/languages.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import { visibleKind } from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import type { PaperDeps, Trx } from '../paper-deps.ts';
import { readLetter, readPaper } from '../read-paper.ts';
import type { LinksOfLetter } from './link-commands.ts';

interface Asked {
  readonly kind: string;
  readonly document: string;
  readonly further?: FurtherPaper | undefined;
  /** Of who asks. */
  readonly language: Language;
  readonly options?: PaperOptions;
  /** Whether each recipient gets a link to the document. */
  readonly link?: boolean | undefined;
}

interface Mailed {
  readonly paper: Paper;
  readonly kind: Commentable;
  readonly by: Actor;
  /** The permission to see its prices. */
  readonly needs: string | undefined;
  /** The address of who sends it; null: an agent has none. */
  readonly replyTo: string | null;
  readonly links: LinksOfLetter | undefined;
}

/**
 * [PAP37] The paper that a person mails, as they see it themselves.
 * @throws HttpError where they may not mail it, or it is none that is mailed
 */
export async function mailedPaper(
  trx: Trx,
  deps: PaperDeps,
  access: CompanyAccess,
  asked: Asked,
): Promise<Mailed> {
  const { kind, further } = asked;
  const { company, actor, grants } = access;
  visibleKind(deps, access, kind);
  const declared = declaredPaper(kind, further);
  if (!declared?.mail || !isCommentable(kind)) throw refusing({ code: 'noPaper' });
  // [LNK16] The paper without one names all whom it is for.
  if (declared.forParty && asked.options?.party === undefined)
    throw refusing(onField('partyMissing', 'party'));
  const { mailed, priced } = declared;
  const paper = await readPaper(trx, deps, access, asked);
  if (!paper) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
  const refusal =
    attachRefusal(kind, grants) ??
    mailedRefusal(mailed?.permission, grants) ??
    (asked.link ? mailedRefusal('sharedLink.manage', grants) : null) ??
    (await whyOnlyRead(trx, company));
  if (refusal) throw refusing(refusal);
  const links = asked.link ? linksOf(await readLetter(trx, deps, access, asked)) : undefined;
  const needs = priced !== undefined && grants.may(priced) ? priced : undefined;
  const [member] = await rowsByKeys(trx, company, layoutFor(deps.layouts, 'member'), 'user', [actor.id]);
  const { email = null } = (member as MemberRow | undefined) ?? {}; // table member holds MemberRow
  return { paper, kind, by: actor, needs, replyTo: email, links };
}

/** [LNK12] What the links are for, and the names of those whom they are for; the others are known by their address. */
function linksOf(letter: ProposedLetter | null): LinksOfLetter {
  if (!letter?.link) throw refusing({ code: 'notToBeShared' });
  const names = letter.contacts.map(({ name, email }) => [email.toLowerCase(), name] as const);
  return { ...letter.link, locale: letter.language, names: new Map(names) };
}

/** Why somebody may not give a command that mailing the paper is. */
const mailedRefusal = (
  permission: Permission | undefined,
  { may }: Pick<CompanyAccess['grants'], 'may'>,
): Refusal | null =>
  permission === undefined || may(permission) ? null : { code: 'notPermitted', params: { permission } };

const refusing = (refusal: Refusal): HttpError => new HttpError(refusalStatus(refusal), refusal);
