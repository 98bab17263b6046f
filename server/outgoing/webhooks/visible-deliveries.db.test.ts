import { expect, it } from 'vitest';
import type { ShownAttempt, WebhookState } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { addMember, createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { aroundWebhooks, api, endpoint, server, tell } from './webhooks.fixtures.ts';

aroundWebhooks();

it('[WB14, AC4] deliveries and attempts show what their reader may see, not what who made the endpoint may', async () => {
  const echo = ({ body }: { readonly body: string }) => ({ body: `got ${body}` });
  const hook = await endpoint(['product.created'], (told) =>
    told.body.includes('lagra.verify') ? undefined : echo(told),
  );
  const { executor } = server.platform;
  const [supplier, product] = [freshId(), freshId()];
  const offer = { supplier, code: '', purchasePrice: 77_0000, minimum: 0, leadDays: 3, unit: null };
  const { data } = createProduct({ sku: 'GUARDED-1' }, product);
  await mustPropose(executor, 1, [
    { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture({ number: 'S-7001' }) },
    { kind: 'product', document: product, type: 'create', data: { ...(data as object), suppliers: [offer] } },
  ]);
  await tell();
  const whole = await addMember(executor, 1, 'Whole', ['webhook.view', 'product.view', 'product.viewCost']);
  const some = await addMember(executor, 1, 'Some', ['webhook.view', 'product.view']);
  const none = await addMember(executor, 1, 'None', ['webhook.view']);
  const seenBy = async (user: string) => {
    const { deliveries, counts } = (await api(user).get(`1/webhooks/${hook.id}/`)).json() as WebhookState;
    const [delivery] = deliveries;
    if (!delivery) throw new Error('nothing was delivered');
    const path = `1/webhooks/${hook.id}/deliveries/${delivery.id}/`;
    const { attempts } = (await api(user).get(path)).json() as { attempts: ShownAttempt[] };
    const [{ sent_body = '', got_body = '' } = {}] = attempts;
    return { document: delivery.document, counts, sent_body, got_body };
  };
  const all = await seenBy(whole.user);
  expect(all.document).toBe(product);
  expect(all.sent_body).toContain('purchasePrice');
  const part = await seenBy(some.user);
  expect(part).toMatchObject({ document: product, counts: all.counts, got_body: '' });
  expect(part.sent_body).toContain('GUARDED-1');
  expect(part.sent_body).not.toContain('purchasePrice');
  expect(await seenBy(none.user)).toEqual({ document: '', counts: all.counts, sent_body: '', got_body: '' });
});
