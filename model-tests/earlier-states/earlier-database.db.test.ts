import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { Row, Rows } from '#model/engine/rows.ts';
import { kinds, trade } from '#model/kinds.ts';
import { demoCompanies } from '#server/demo/company-list.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { rebuild, type Difference } from '#server/platform/model/rebuild.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { continuedStates, readState, rowsIn } from './earlier-state.ts';
import { listFigures } from './list-figures.ts';
import { foldedFrom, TradingCompany } from './trading-company.ts';
import { parcels } from './trade-steps.ts';
import { openUpgraded } from './upgraded-server.ts';

/** The kinds whose documents all tell their history, one of each other. */
const traded = new Set<string>(trade.map(({ kind }) => kind));

describe.each(continuedStates)('a database of %s, brought up to date', (name) => {
  const state = readState(name);
  let server: CompanyApp;
  let company: TradingCompany;

  beforeAll(async () => {
    server = await openUpgraded(state);
    company = new TradingCompany(server, { id: state.company } as SeededCompany); // no scene is played on it
  });
  afterAll(() => server?.close());

  const differences = async (): Promise<Difference[]> => {
    const { layouts } = server.platform;
    const all = demoCompanies.map((_, index) => rebuild(engine, server.database, layouts, index + 1));
    return (await Promise.all(all)).flat();
  };

  test('[EST3] has the rows that its log folds to', async () => {
    expect(await differences()).toEqual([]);
  });

  test('[EST3] hands out every document, its history and what is attached to it', async () => {
    const client = clientOf(server, company.founder);
    const folded = foldedFrom(await company.log()); // migrations may have written facts since
    for (const { kind } of kinds) {
      const rows = rowsIn(state, kind);
      const at = ({ id }: Row): string => `${state.company}/documents/${kind}/${id}/`;
      const answers = await Promise.all(rows.map((row) => client.get(at(row))));
      expect(answers.map((answer) => answer.json().row)).toEqual(
        rows.map(({ id }) => folded.getRow(kind, id)),
      );
      const told = rows.filter((row) => traded.has(kind) || row === rows[0]);
      const histories = await Promise.all(told.map((row) => client.get(`${at(row)}history/`)));
      for (const answer of histories) expect(answer.status, `${kind}: ${answer.text}`).toBe(200);
    }
    const { postedReceipt: receipt } = state.work;
    const file = (await company.view())
      .get('file', receipt)
      ?.entries.find(({ removedAt }) => removedAt === null);
    const answer = await client.get(`${state.company}/documents/goodsReceipt/${receipt}/files/${file?.id}/`);
    expect(answer.text).toBe('One box was wet.');
  });

  test('[EST3] counts and sums in its lists as before', async () => {
    const reader = { company: state.company, user: company.founder, today: state.at.slice(0, 10) };
    expect(await listFigures(server, reader)).toMatchObject(state.lists);
  });

  test('[EST4] lets everybody finish what was begun', async () => {
    const keep = (kind: string, document: string, type: string, data: unknown = {}) =>
      company.give(kind, document, type, data, company.keeper);
    const { work } = state;
    const shipment = await finishPick(company, work.pickInWork);
    await keep('shipment', shipment, 'packAndShip', parcels());
    await keep('shipment', work.packedShipment, 'ship');
    await keep('shipment', work.packedShipment, 'deliver');
    await keep('shipment', work.replacedShipment, 'packAndShip', parcels());
    const replacement = freshId();
    await keep('shipment', work.replacedShipment, 'reverse', { reason: 'wrongItem', replacement });
    await keep('goodsReceipt', work.countedReceipt, 'post');
    for (const receipt of [work.countedReceipt, work.postedReceipt])
      await keep('goodsReceipt', receipt, 'reverse', { reason: 'wrongQuantity' });
    await company.give('location', work.blockedBin, 'unblock');
    await lookAt(company, work.doubtedProduct);
    expect(await differences()).toEqual([]);
    expect(await unbalancedIn(company)).toEqual([]);
    expect(server.faults).toEqual([]);
  });
});

/** Picks what is left; returns the shipment. */
async function finishPick(company: TradingCompany, pick: string): Promise<string> {
  const lines = (await company.view()).get('pick', pick)?.lines ?? [];
  for (const { id: line, quantity, picked, short } of lines)
    if (quantity > picked + short)
      await company.give('pick', pick, 'scan', { line, quantity: quantity - picked - short }, company.keeper);
  const shipment = freshId();
  await company.give('pick', pick, 'finish', { shipment }, company.keeper);
  return shipment;
}

/** Somebody looks at every place in which a product is doubted. */
async function lookAt(company: TradingCompany, product: string): Promise<void> {
  const doubted = (await company.view()).by('balance', 'product', product).filter((row) => row.doubted);
  expect(doubted).toHaveLength(1);
  for (const { location } of doubted) await company.give('location', location, 'check', { product });
}

/** The products whose places do not sum to zero. */
async function unbalancedIn(company: TradingCompany): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const row of foldedFrom(await company.log())
    .all('balance')
    .values()) {
    const { product, onHand } = row as Rows['balance']; // the rows of that table
    sums.set(product, (sums.get(product) ?? 0) + onHand);
  }
  return [...sums].flatMap(([product, sum]) => (sum === 0 ? [] : [product]));
}
