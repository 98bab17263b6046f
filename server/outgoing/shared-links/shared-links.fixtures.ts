import {
  orderLineFixture as boughtLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { asSystem } from '#model/engine/actor.ts';
import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';
import type { NewLink } from '#model/shared-link/shared-link.facts.ts';
import { createProduct, freshId } from '#server/testing/company.fixtures.ts';
import type { WholeServer } from '#server/testing/whole-server.ts';

interface Step {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: object;
}

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers?: Record<string, string>,
) => ReturnType<typeof inject>;

const inject = ({ app }: Pick<WholeServer, 'app'>, request: object) => app.inject(request);

/** A company with orders, whose links are made by somebody who is signed in. */
export async function sharing(server: WholeServer, company: number, cookie: { cookie: string }) {
  const must = async (...steps: readonly Step[]): Promise<void> => {
    const settled = await server.executor.systemPropose(company, steps, { by: asSystem });
    const refused = settled.find((one) => 'refusal' in one);
    if (refused) throw new Error(JSON.stringify(refused));
  };
  const ask: Ask = (method, path, payload, headers = cookie) =>
    inject(server, {
      method,
      url: `/api/core/companies/${company}/${path}`,
      headers,
      ...(payload && { payload }),
    });
  const rows = (await ask('GET', 'documents/warehouse/')).json().rows as { id: string }[];
  const warehouse = rows[0]?.id ?? '';
  const [customer, product] = [freshId(), freshId()];
  await must(...sold(customer, product));
  return {
    company,
    warehouse,
    customer,
    product,
    must,
    ask,
    ...linking({ must, ask, warehouse, customer, product }),
  };
}

/** The steps by which a customer and a service come to be. */
const sold = (customer: string, product: string): readonly Step[] => [
  {
    kind: 'customer',
    document: customer,
    type: 'create',
    data: customerFixture({ number: customer.slice(-8), name: 'Kund AB' }),
  },
  createProduct({ kind: 'service', description: 'For us alone: 777777' }, product) as Step,
  { kind: 'product', document: product, type: 'activate', data: {} },
];

interface Linking {
  readonly must: (...steps: readonly Step[]) => Promise<void>;
  readonly ask: Ask;
  readonly warehouse: string;
  readonly customer: string;
  readonly product: string;
}

function linking({ must, ask, warehouse, customer, product }: Linking) {
  const order = async (over: Partial<SalesOrderForm> = {}): Promise<string> => {
    const id = freshId();
    const lines = [orderLineFixture({ id: freshId(), product })];
    const data = salesOrderFixture({ customer, warehouse, lines, ...over });
    await must(
      { kind: 'salesOrder', document: id, type: 'create', data },
      { kind: 'salesOrder', document: id, type: 'confirm', data: {} },
    );
    return id;
  };
  const make = async (of: string, over: Partial<NewLink> = {}, headers?: Record<string, string>) => {
    const answer = await ask('POST', 'shared-links/', sharedLinkFixture({ of, ...over }), headers);
    const { id = '', path = '' } = answer.json() as { id?: string; path?: string };
    return { answer, id, token: path.split('/').at(-1) ?? '' };
  };
  const listed = async (document: string) =>
    (await ask('GET', `shared-links/?document=${document}`)).json().links;
  /** A placed purchase order of ten, with the line. */
  const purchase = async () => {
    const [id, supplier, line] = [freshId(), freshId(), freshId()];
    const lines = [boughtLineFixture({ id: line, product })];
    await must(
      {
        kind: 'supplier',
        document: supplier,
        type: 'create',
        data: supplierFixture({ number: supplier.slice(-8) }),
      },
      {
        kind: 'purchaseOrder',
        document: id,
        type: 'create',
        data: purchaseOrderFixture({ supplier, warehouse, lines }),
      },
      { kind: 'purchaseOrder', document: id, type: 'place', data: {} },
    );
    return { order: id, line };
  };
  return { order, purchase, make, listed };
}

/** Somebody outside, at an address of their own. */
export function outsider({ app }: Pick<WholeServer, 'app'>, remoteAddress = '203.0.113.9') {
  const url = (token: string): string => `/api/public/shared/${encodeURIComponent(token)}/`;
  return {
    read: (token: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: url(token), remoteAddress, headers }),
    head: (token: string) => app.inject({ method: 'HEAD', url: url(token), remoteAddress }),
    act: (token: string, act: string, data?: object, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: url(token),
        remoteAddress,
        headers,
        payload: { act, ...(data && { data }) },
      }),
    preview: (token: string, act: string, data: object) =>
      app.inject({ method: 'POST', url: `${url(token)}preview/`, remoteAddress, payload: { act, data } }),
    /** Sends a file, as a browser's form does. */
    send: (token: string, name: string, content: string) =>
      app.inject({
        method: 'POST',
        url: `${url(token)}files/`,
        remoteAddress,
        headers: { 'content-type': 'multipart/form-data; boundary=part' },
        payload: [
          '--part',
          `content-disposition: form-data; name="file"; filename="${name}"`,
          'content-type: application/octet-stream',
          '',
          content,
          '--part--',
          '',
        ].join('\r\n'),
      }),
    /** Answers what is shown now, or the version that was shown before. */
    answer: async (token: string, act: string, data: object, shown?: number) => {
      const version =
        shown ?? (await app.inject({ method: 'GET', url: url(token), remoteAddress })).json().version;
      return app.inject({ method: 'POST', url: url(token), remoteAddress, payload: { act, data, version } });
    },
  };
}
