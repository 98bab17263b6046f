import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { supplierFields } from '#views/areas/purchasing/supplier/supplier.fields.ts';
import { useInherited } from './use-inherited.ts';

it('[PC2] an over-receipt that nobody has set for a supplier is said with what the company allows', async () => {
  const world = companyWorld();
  world.must('company', 'company', 'changePolicies', {
    overReceipt: 500,
    closedUntil: null,
    shipPolicy: 'partialKeep',
  });
  const Said = () => {
    const { said } = useInherited('supplier', supplierFields);
    return [null, 200].map((overReceipt) => (
      <p key={String(overReceipt)}>{said(supplierFixture({ overReceipt }), 'overReceipt')}</p>
    ));
  };
  await showAt(deviceWith(world), '/en/here', Said);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Company default (5%)',
    '2%',
  ]);
});
