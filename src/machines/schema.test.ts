import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaOf } from '#model/engine/schema.ts';
import { engine } from './registry.ts';
import { schema } from './schema.ts';

test('[EN24] a page whose ledger writes other facts has another model', () => {
  const { ledger } = engine;
  const facts = {
    ...ledger.facts,
    reserved: z.object({ entries: z.array(z.object({ order: z.string() })) }),
  };
  expect(schemaOf({ ...engine, ledger: { ...ledger, facts } })).not.toBe(schema);
  expect(schemaOf({ ...engine, ledger: { ...ledger, facts: { ...ledger.facts } } })).toBe(schema);
});
