import type { Change } from '#model/areas/integrations/connector/connector.ts';

/** A change of a shop's flow (`stock`, `shipments`) as it is pushed. */
export const shopChange = (flow: 'stock' | 'shipments', data: Change['data']): Change => ({
  id: `01890000-0000-7000-8000-${String(flow.length).padStart(12, '0')}`,
  at: '2026-05-04T08:00:00.000Z',
  flow,
  entity: flow === 'stock' ? 'product' : 'shipment',
  kind: flow === 'stock' ? 'product' : 'shipment',
  document: '01890000-0000-7000-8000-000000000002',
  latest: null,
  name: 'BOLT',
  data,
  link: null,
});
