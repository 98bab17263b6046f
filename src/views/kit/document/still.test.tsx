import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { Still, useRows } from './model-context.tsx';

const Count = ({ name }: { readonly name: string }) => <p id={name}>{useRows('priceList').length}</p>;

function Page() {
  const [isStill, setStill] = useState(true);
  return (
    <>
      <Still while={isStill}>
        <Count name="below" />
      </Still>
      <Count name="next" />
      <button type="button" onClick={() => setStill(false)}>
        Follow
      </button>
    </>
  );
}

test('[PRI26] what is to stay still is not drawn with every change, and follows once that is over', async () => {
  const world = companyWorld();
  const model = deviceWith(world);
  await showAt(model, '/en/here', () => <Page />);
  const counts = () => ['#below', '#next'].map((id) => find(id).textContent);
  const data = priceListFixture();
  act(() => void model.propose({ kind: 'priceList', document: world.id(), type: 'create', data }));
  expect(counts()).toEqual(['0', '1']);
  click('button');
  expect(counts()).toEqual(['1', '1']);
});
