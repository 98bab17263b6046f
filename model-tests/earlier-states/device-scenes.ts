import { expect, vi } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { Recording } from '#model/recordings/recording.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { recordedCompany } from '#services/recordings/recorded-company.ts';
import { Recorder } from '#services/recordings/recorder.ts';
import { openChoiceStore } from '#services/store/choice-store.ts';
import { openReportStore } from '#services/recordings/report-store.ts';
import { AppWatch } from '#services/watch/app-watch.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { openDevice, type CompanyDevice } from './company-device.ts';
import { copyDevice, type DeviceCopy } from './device-copy.ts';
import type { TradeSteps } from './trade-steps.ts';

/** A device that lost its connection in the middle of work. */
export interface DeviceLeft {
  readonly copy: DeviceCopy;
  /** The fingerprint of the model that wrote it. */
  readonly schema: string;
  readonly user: string;
  /** Commands that wait, by id, with what is to become of them; the order of giving. */
  readonly waiting: readonly { readonly id: string; readonly says: string; readonly refused: boolean }[];
  /** The command that was refused before. */
  readonly refused: string;
  /** The form with changes that are not saved. */
  readonly draft: string;
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** What a person does at a device: at first with a connection, then without. */
export async function playDevice(steps: TradeSteps): Promise<DeviceLeft & { recording: Recording }> {
  const { company } = steps;
  const user = company.founder;
  const prepared = await prepare(steps);
  const watch = new AppWatch(epoch);
  const address = await company.server.listen();
  const device = await openDevice({ address, user, company: company.id, watch });
  const recorder = recorderOf(watch, device);
  await device.settled((await company.log()).length);
  await workOnline(steps, device, prepared);
  const refused = await beRefused(steps, device, prepared);
  const draft = `customer.${prepared.customer}`;
  device.session.drafts.keep(draft, { value: { name: 'Half written' }, base: null, version: 1 });
  const waiting = workOffline(device, prepared);
  await keepBeside(user, company.id);
  await device.close();
  const { schema } = device;
  const left = { copy: await copyDevice(), schema, user, waiting, refused, draft };
  await goOnWithout(steps, prepared);
  return { ...left, recording: recorder.stop() };
}

async function prepare(steps: TradeSteps) {
  const { company } = steps;
  const product = await steps.goods('KEPT-DEVICE', [await steps.bin(), await steps.bin()], 30);
  const pick = await steps.release(await steps.order([product], 40));
  await company.give('pick', pick, 'claim');
  const draft = (): Promise<string> => steps.draft([product], 1);
  const [confirmed, discarded, lost] = [await draft(), await draft(), await draft()];
  const head = { warehouse: company.seeded.warehouse, order: null, supplier: null, source: 'opening' };
  const receipt = await company.create('goodsReceipt', head);
  const customer = (await company.view()).get('salesOrder', confirmed)?.customer ?? '';
  const sale = await steps.saleOf([product], 2);
  return { product, pick, confirmed, discarded, lost, receipt, customer, sale };
}

function recorderOf(watch: AppWatch, device: CompanyDevice): Recorder {
  const begun = { startedAt: epoch(), locale: 'en', page: '/en/apps/picking', typed: true, actors: {} };
  const company = recordedCompany(device.session);
  const nothing = (): void => undefined;
  const around = { company: () => company, now: epoch, keep: nothing, onFull: nothing };
  return new Recorder({ watch, begun, ...around });
}

const given = { pick: 'pick', order: 'salesOrder', receipt: 'goodsReceipt' } as const;

async function workOnline(steps: TradeSteps, { session, settled }: CompanyDevice, { pick }: Prepared) {
  const scan = { line: '1', quantity: 3000, code: 'KEPT-DEVICE' };
  session.propose({ kind: given.pick, document: pick, type: 'scan', data: scan });
  session.listViews.keepSetting({ ...plainSetting('pick'), view: null });
  await settled(session.replica.head + 1);
  await steps.goods('KEPT-MEANWHILE', [await steps.bin()]);
  await settled((await steps.company.log()).length);
}

/** Somebody else was quicker: an order confirmed here without a connection was discarded. */
async function beRefused(steps: TradeSteps, device: CompanyDevice, { lost }: Prepared): Promise<string> {
  device.disconnect();
  device.session.propose({ kind: given.order, document: lost, type: 'confirm', data: {} });
  await steps.company.give('salesOrder', lost, 'discard');
  device.connect();
  await vi.waitFor(() => expect(device.session.conflicts()).toHaveLength(1), { timeout: 10_000 });
  await device.settled((await steps.company.log()).length);
  device.disconnect();
  return device.session.conflicts()[0]?.command.id ?? '';
}

function workOffline({ session }: CompanyDevice, prepared: Prepared): DeviceLeft['waiting'] {
  const { product, pick, confirmed, discarded, receipt, sale } = prepared;
  const isDiscarded = (id: string): boolean => id === discarded;
  const give = (kind: string, document: string, type: string, data: unknown = {}, version?: number) => {
    const draft = { kind, document, type, data, ...(version === undefined ? {} : { version }) };
    const dispatched = session.propose(draft);
    if (!dispatched.queued) throw new Error(`${kind}.${type}: ${JSON.stringify(dispatched.refusal)}`);
  };
  const row = session.replica.view.get('product', product);
  if (!row) throw new Error('the product is not on the device');
  const { id: _, state: __, version, createdAt: ___, changedAt: ____, ...form } = row;
  give(given.pick, pick, 'scan', { line: '1', quantity: 27_000 });
  give(given.pick, pick, 'scan', { line: '2', quantity: 6000, code: 'KEPT-DEVICE' });
  give(given.pick, pick, 'unscan', { line: '2', quantity: 1000 });
  give(given.pick, pick, 'shortPick', { line: '2', quantity: 1000, reason: 'damaged' });
  give(given.order, confirmed, 'confirm');
  give(given.order, discarded, 'confirm');
  const own = freshId();
  give(given.order, own, 'create', sale);
  give(given.order, own, 'confirm');
  const line = receiptLineFixture({ id: freshId(), product, quantity: 12_000, unitCost: 5_0000 });
  give(given.receipt, receipt, 'count', { lines: [line] });
  give(given.receipt, receipt, 'post');
  give('product', product, 'update', { ...form, description: 'Written without a connection.' }, version);
  const comment = { about: 'salesOrder', id: freshId(), text: 'Said without a connection.', mentions: [] };
  give('comment', confirmed, 'write', comment);
  return session.pending().map(({ command: { id, kind, type, document } }) => ({
    id,
    says: `${kind}.${type}`,
    refused: isDiscarded(document),
  }));
}

/** What the application keeps beside the company's model. */
async function keepBeside(user: string, company: number): Promise<void> {
  const choices = await openChoiceStore(user, company);
  await choices.change(() => ['salesOrder']);
  choices.close();
  const reports = await openReportStore(user, company);
  await reports.put({ id: freshId(), text: 'It hung.' });
}

/** The others go on: one of them takes away what the device still counts on. */
async function goOnWithout(steps: TradeSteps, { discarded }: Prepared): Promise<void> {
  await steps.company.give('salesOrder', discarded, 'discard');
  await steps.order([await steps.goods('KEPT-LATER', [await steps.bin()])], 2);
}
