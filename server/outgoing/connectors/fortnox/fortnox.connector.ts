import { z } from 'zod';
import { fortnoxSpec } from '#model/areas/integrations/connector/specs/fortnox-spec.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Connector, ConnectorContext, Tested } from '#model/areas/integrations/connector/connector.ts';
import { FortnoxApi, FortnoxRefusal, realPace, type Pace } from './fortnox-api.ts';
import { pullFortnox } from './fortnox-pull.ts';
import { pushFortnox } from './fortnox-push.ts';
import { takeFortnox } from './take-fortnox.ts';
import { tellFortnox } from './tell-fortnox.ts';

/** The accounts of a company at Fortnox. Endpoints and versions: README.md. */
export function fortnoxConnector(pace: Pace = realPace): Connector {
  const api = new FortnoxApi(pace);
  return {
    spec: fortnoxSpec,
    test: (given) => testFortnox(api, given),
    pull: (given, flow, cursor) => pullFortnox(api, given, flow, cursor),
    take: takeFortnox,
    tell: tellFortnox,
    push: (given, change) => pushFortnox(api, given, change),
  };
}

/** What is read and written, each of which the integration needs the scope of. */
const scopes = { customers: 'customer', suppliers: 'supplier', articles: 'article', prices: 'price' };

async function testFortnox(api: FortnoxApi, given: ConnectorContext): Promise<Tested> {
  try {
    const shape = z.object({ CompanyInformation: z.object({ CompanyName: z.string() }) });
    const { CompanyInformation: company } = await api.ask(given, { path: 'companyinformation' }, shape);
    const isOrder = given.settings['document'] === 'order';
    const documents = isOrder ? { orders: 'order' } : { invoices: 'invoice' };
    const missing: string[] = [];
    for (const [path, scope] of Object.entries({ ...scopes, ...documents }))
      if (!(await mayRead(api, given, path === 'prices' ? 'pricelists' : path))) missing.push(scope);
    if (missing.length > 0)
      return { is: 'wrong', refusal: { code: 'otherSideScopes', params: { scopes: missing.join(', ') } } };
    return { is: 'ok', name: company.CompanyName };
  } catch (error) {
    if (error instanceof FortnoxRefusal) return { is: 'wrong', refusal: error.refusal };
    if (error instanceof ConnectorFault && error.refusal.code === 'connectorCredentials')
      return { is: 'wrong', refusal: error.refusal };
    throw error;
  }
}

async function mayRead(api: FortnoxApi, given: ConnectorContext, path: string): Promise<boolean> {
  try {
    await api.ask(given, { path, query: { limit: '1' } }, z.unknown());
    return true;
  } catch (error) {
    if (error instanceof FortnoxRefusal && error.status === 403) return false;
    throw error;
  }
}
