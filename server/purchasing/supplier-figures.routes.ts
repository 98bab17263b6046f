import {
  readSupplierFigures,
  type SupplierPeriod,
} from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { dayIn } from '#model/values/moments.ts';
import {
  asMember,
  visibleById,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { supplierFigures } from './supplier-figures.ts';

/** How a supplier delivers: figures over all orders, of which a device holds but the recent ones. [SUF8] */
export function addSupplierFigureRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readSupplierFigures, async (request) => {
    const { company, supplier } = request.params;
    return asMember(deps, request, company, async (trx, found) => {
      const layout = visibleKind(deps, found, 'supplier');
      const [shown] = await visibleById(trx, deps, found, layout, supplier);
      if (!shown) throw new HttpError(404, { code: 'unknownDocument', params: { kind: 'supplier' } });
      visibleKind(deps, found, 'purchaseOrder');
      const zone = await companyZone(trx, company);
      const today = dayIn(deps.now(), zone);
      const { scope } = found.access;
      const figures = await supplierFigures(trx, { company, supplier, scope, today, zone });
      if (found.grants.may(VIEW_COST)) return figures;
      return { ...figures, year: withoutCosts(figures.year), all: withoutCosts(figures.all) };
    });
  });
}

function withoutCosts(period: SupplierPeriod): SupplierPeriod {
  const { spend: _, prices: __, ...rest } = period;
  return rest;
}
