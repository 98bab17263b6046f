import { expect, test } from 'vitest';
import { pickMachine } from './areas/sales/pick/pick.machine.ts';
import { documentPath } from '#model/flows/document-path.ts';

const fact = (version: number, type: string, state: string) => ({ seq: 10 * version, version, type, state });
const facts = [
  fact(1, 'created', 'released'),
  fact(2, 'claimed', 'claimed'),
  fact(3, 'scanned', 'picking'),
  fact(4, 'finished', 'picked'),
];

test('[FL8] each fact of a document is a step of its path', () => {
  expect(documentPath(pickMachine, facts)).toEqual([
    { seq: 10, after: 'released', taken: ['pick.none --create--> pick.released'] },
    { seq: 20, after: 'claimed', taken: ['pick.released --claim--> pick.claimed'] },
    { seq: 30, after: 'picking', taken: ['pick.claimed --scan--> pick.picking'] },
    { seq: 40, after: 'picked', taken: ['pick.picking --finish--> pick.picked'] },
  ]);
});

test('[FL8] where the beginning is missing, the first fact tells only where the document was', () => {
  const whole = documentPath(pickMachine, facts);
  expect(documentPath(pickMachine, facts.slice(1))).toEqual([{ ...whole[1], taken: [] }, ...whole.slice(2)]);
});
