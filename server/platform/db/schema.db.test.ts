import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaText } from '#server/testing/schema-text.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.dispose());

it('[DB13] the tables that code is typed by are those that the migrations make', async () => {
  await expect(await schemaText(database.owner.kysely)).toMatchFileSnapshot('./schema.ts');
});
