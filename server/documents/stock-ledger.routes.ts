import type { Transaction } from 'kysely';
import { type LedgerAsk } from '#model/engine/ledger-answer.ts';
import { noteExport } from '#server/platform/http/note-export.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import {
  asMember,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { ledgerExport } from './stock-ledger-export.ts';
import {
  cursorIn,
  cursorText,
  ledgerCount,
  ledgerMoves,
  ledgerQuestion,
  type LedgerPart,
} from './stock-ledger.ts';
import { visibleMoves } from './stock-ledger-names.ts';
import { mustSeeStock } from './stock-visibility.ts';
import { readLedger, exportLedger } from '#model/stock/stock-ledger.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Trx = Transaction<Schema>;

/** The stock ledger over all products, in pages and whole. */
export function addStockLedgerRoutes(app: Api, deps: CompanyRouteDeps): void {
  addPages(app, deps);
  addExport(app, deps);
}

function addPages(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readLedger, async (request) => {
    const { after, limit, ...ask } = request.body;
    const part = { after: after === undefined ? null : cursorIn(after), limit };
    return asMember(deps, request, request.params.company, (trx, access) =>
      pageOf(deps, trx, access, { ask, part }),
    );
  });
}

interface Asked {
  readonly ask: LedgerAsk;
  readonly part: LedgerPart;
}

async function pageOf(deps: CompanyRouteDeps, trx: Trx, access: CompanyAccess, { ask, part }: Asked) {
  mustSeeStock(access);
  const question = await ledgerQuestion(trx, deps.layouts, access, ask);
  if (!question) return { moves: [], next: null, count: 0 };
  const { limit, after } = part;
  const found = await ledgerMoves(trx, question, { after, limit: limit + 1 });
  const moves = found.slice(0, limit);
  const last = found.length > limit ? moves.at(-1) : undefined;
  return {
    moves: await visibleMoves(trx, deps.layouts, access, moves),
    next: last ? cursorText({ ...last, at: Date.parse(last.effectiveAt) }) : null,
    ...(after === null && { count: last ? await ledgerCount(trx, question) : moves.length }),
  };
}

function addExport(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  serve(app, exportLedger, async (request, reply) => {
    const viewer = await sessionOf(deps, request);
    const [{ company }, ask] = [request.params, request.body];
    return answer(reply, {
      reader: { ...viewer, company },
      linesOf: (trx, access) => ledgerExport(deps, trx, access, ask),
      begun: (trx) =>
        noteExport(trx, request, {
          at: deps.now(),
          company,
          actor: viewer.actor,
          about: 'stockLedger',
          ask,
        }),
    });
  });
}
