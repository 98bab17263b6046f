import { isCommentable, type Commentable } from '#model/comment/comment.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import type { Paper } from '#model/papers/paper.ts';
import { isPapered, paperOf } from '#model/papers/papers.ts';
import type { Language } from '#model/values/languages.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import { visibleKind } from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import type { PaperDeps, Trx } from '../paper-deps.ts';
import { readPaper } from '../read-paper.ts';

interface Asked {
  readonly kind: string;
  readonly document: string;
  /** Of who asks. */
  readonly language: Language;
}

interface Mailed {
  readonly paper: Paper;
  readonly kind: Commentable;
  readonly by: Actor;
  /** The permission to see its prices. */
  readonly needs: string | undefined;
  /** The address of who sends it; null: an agent has none. */
  readonly replyTo: string | null;
}

/**
 * [PAP37] The paper that a person mails, as they see it themselves.
 * @throws HttpError where they may not mail it, or it is none that is mailed
 */
export async function mailedPaper(
  trx: Trx,
  deps: PaperDeps,
  access: CompanyAccess,
  { kind, document, language }: Asked,
): Promise<Mailed> {
  const { company, actor, grants } = access;
  visibleKind(deps, access, kind);
  if (!isPapered(kind) || !isCommentable(kind)) throw refusing({ code: 'noPaper' });
  const { mail, priced } = paperOf(kind);
  if (!mail) throw refusing({ code: 'noPaper' });
  const paper = await readPaper(trx, deps, access, { kind, document, language });
  if (!paper) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
  const refusal = attachRefusal(kind, grants) ?? (await whyOnlyRead(trx, company));
  if (refusal) throw refusing(refusal);
  const needs = priced !== undefined && grants.may(priced) ? priced : undefined;
  const [member] = await rowsByKeys(trx, company, layoutFor(deps.layouts, 'member'), 'user', [actor.id]);
  const { email = null } = (member as MemberRow | undefined) ?? {}; // table member holds MemberRow
  return { paper, kind, by: actor, needs, replyTo: email };
}

const refusing = (refusal: Refusal): HttpError => new HttpError(refusalStatus(refusal), refusal);
