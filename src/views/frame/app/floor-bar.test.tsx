import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia } from '#views/ui/ui.fixtures.tsx';
import { FloorBar } from './floor-bar.tsx';

answerMedia();

it('[WF1] a wide window has no bar', async () => {
  const model = deviceWith(new SalesWorld().base);
  await showAt(model, '/en/here', () => <FloorBar holder={{ may: () => true }} path="/en/here" />);
  expect(document.querySelector('.floor-bar')).toBeNull();
});
