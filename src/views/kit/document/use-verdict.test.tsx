import { act, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import { folding } from '#model/folding.ts';
import { render } from '#views/ui/ui.fixtures.tsx';
import { ModelProvider } from './model-context.tsx';
import { useVerdict } from './use-verdict.ts';

function Verdict({ document }: { readonly document: string }) {
  const [before] = useState('says');
  const refusal = useVerdict('product', document, 'unblock');
  const [after] = useState(refusal?.code);
  return `${before} ${after}`;
}

/** A device without charts until `when` resolves. */
function deviceAwaiting(when: Promise<void>): { model: CompanyModel; product: string } {
  const world = companyWorld();
  const product = activeProduct(world);
  const replica = replicaOf(world, folding);
  const charts = when.then(() => replica.decideWith(engine));
  const model: Partial<CompanyModel> = { replica, deciding: () => charts };
  return { model: model as CompanyModel, product }; // all that is used of it
}

const show = ({ model, product }: ReturnType<typeof deviceAwaiting>) =>
  act(async () => {
    render(
      <ModelProvider model={model}>
        <Suspense fallback="waits">
          <Verdict document={product} />
        </Suspense>
      </ModelProvider>,
    );
  });

it('[EN22] what asks for a verdict is shown once the charts are there', async () => {
  let come = (): void => {};
  await show(deviceAwaiting(new Promise<void>((done) => (come = done))));
  expect(document.body.textContent).toBe('waits');
  await act(async () => come());
  expect(document.body.textContent).toBe('says notInState');
});
