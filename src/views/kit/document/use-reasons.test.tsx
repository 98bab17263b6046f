import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { HoldNotice } from '#views/areas/sales/sales-order/hold-notice.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useReasonChoices } from './use-reasons.ts';

const Choices = () => <p>{useReasonChoices('hold').map(({ value, label }) => `${value}=${label};`)}</p>;

it('[RN6] the choices of an action and the text of a code are those of the company, in the reader’s language', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt, quantity: 1_000 }]);
  const show = async (page: () => ReactNode, locale: 'en' | 'sv' = 'en'): Promise<string> => {
    await showAt(deviceWith(world.base), '/en/here', page, { locale, messages: {} });
    return document.body.textContent ?? '';
  };
  const own = world.base.id();
  const name = { en: 'Flood', sv: 'Översvämning' };
  world.act('reason', own, 'create', reasonFixture({ action: 'hold', code: 'flood', name }));
  world.act('salesOrder', order, 'hold', { reason: 'flood' });
  const credit = world.base.view.by('reason', 'code', 'hold:credit')[0];
  world.act('reason', credit?.id ?? '', 'archive');
  expect(await show(Choices)).toContain(
    'customerRequest=The customer asked for it;awaitingInformation=Waiting for information;quality=Quality;flood=Flood;other=Another reason;',
  );
  world.act('reason', own, 'archive');
  expect(await show(Choices)).not.toContain('flood');
  expect(await show(() => <HoldNotice order={order} />)).toContain('The order is on hold: Flood');
  unmount();
  expect(await show(() => <HoldNotice order={order} />, 'sv')).toContain('Översvämning');
});
