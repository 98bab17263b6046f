import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { listMoves, turnoverByDay } from './stock-queries.ts';
import { mustSeeStock } from './stock-visibility.ts';
import { stockValueAt } from './stock-value.ts';
import { readTurnover, readStockValue, listMoves as listMovesEndpoint } from '#model/stock/stock.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The stock ledger, which is too long for a device to hold. */
export function addStockRoutes(app: Api, deps: CompanyRouteDeps): void {
  addMoves(app, deps);
  addTurnover(app, deps);
  addValue(app, deps);
}

function addTurnover(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readTurnover, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      mustSeeStock(access);
      return {
        days: await turnoverByDay(trx, access.company, { ...request.query, scope: access.access.scope }),
      };
    }),
  );
}

function addValue(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readStockValue, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      mustSeeStock(access);
      const { day, warehouse } = request.query;
      const lines = await stockValueAt(trx, request.params.company, day);
      const { scope } = access.access;
      const seen =
        scope === null ? lines : lines.filter((line) => line.warehouse && scope.has(line.warehouse));
      const asked = seen.filter((line) => warehouse === undefined || line.warehouse === warehouse);
      const seesCosts = access.access.tables.has('valuation');
      return { lines: asked.map((line) => ({ ...line, value: seesCosts ? line.value : null })) };
    }),
  );
}

function addMoves(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listMovesEndpoint, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      mustSeeStock(access);
      const { limit, ...query } = request.query;
      const filter = { ...query, scope: access.access.scope, limit: limit + 1 };
      const found = await listMoves(trx, access.company, filter);
      const moves = found.slice(0, limit);
      const last = moves.at(-1);
      return { moves, next: found.length > limit && last ? `${last.seq}.${last.index}` : null };
    }),
  );
}
