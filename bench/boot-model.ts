import { arrivedPage, type ArrivedPage, type BootHeader } from '#model/engine/pages.ts';
import { accessClass } from '#model/engine/access.ts';
import { schemaOf } from '#model/engine/schema.ts';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { bootLines } from '#server/platform/stream/boot-lines.ts';
import type { Bench } from './bench.ts';

/** The founder's bootstrap of the large company, as a device would have read it. */
export async function bootInMemory(bench: Bench): Promise<{ header: BootHeader; pages: ArrivedPage[] }> {
  const { database, layouts } = bench.server;
  const { company } = await bench.large();
  return inSnapshot(database, company, async (trx) => {
    const access = accessClass(engine, () => true);
    const head = await readHead(trx, company);
    if (!head) throw new Error('the company has no log');
    const since = new Date(Date.parse(now()) - 90 * 86_400_000).toISOString();
    const own = {
      company,
      asOf: head.head,
      epoch: head.epoch,
      schema: schemaOf(engine),
      access: access.key,
      since,
    };
    const lines = [];
    for await (const line of bootLines(trx, { company, layouts, access, header: own })) lines.push(line);
    const [header = '', ...pages] = lines.slice(0, -1);
    return { header: JSON.parse(header) as BootHeader, pages: pages.map((page) => arrivedPage(page)) };
  });
}
