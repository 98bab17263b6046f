import { act } from 'react';
import { expect, it } from 'vitest';
import { SYSTEM } from '#model/engine/actor.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useFullName } from './person-name.ts';

const known = { workflow: 'Nightly restock', left: 'Rut Ek' };

function Names() {
  const nameOf = useFullName();
  return <p>{['workflow', 'left', 'nobody', SYSTEM, 'workflow'].map((id) => `${nameOf(id)};`)}</p>;
}

async function shown(authors: CompanyModel['authors']): Promise<string> {
  await showAt({ ...deviceWith(new SalesWorld().base), authors }, '/en/here', Names);
  await act(async () => {});
  return document.body.textContent ?? '';
}

it('[DP63] who did something has the name that the server tells, asked for once; what nobody did is by the system', async () => {
  const asked: (readonly string[])[] = [];
  const said = await shown(async (ids) => {
    asked.push(ids);
    return Object.entries(known).map(([id, name]) => ({ id, name }));
  });
  expect(said).toContain('Nightly restock;Rut Ek;Someone else;Lagra itself;Nightly restock;');
  expect(asked).toEqual([['workflow', 'left', 'nobody']]);
});

it('[DP63] without a connection who is not known is someone else', async () => {
  const said = await shown(() => Promise.reject(new Error('offline')));
  expect(said).toContain('Someone else;Someone else;Someone else;Lagra itself;');
});
