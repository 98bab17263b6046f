import { describe, expect, it, vi } from 'vitest';
import { FileGiver } from './file-giver.ts';

const csv = new Blob(['sku'], { type: 'text/csv' });
const failing = (name: string) => async (): Promise<void> => {
  throw new DOMException('no', name);
};

/** An application installed on an iPhone, with a scripted share sheet. */
function installed(share: () => Promise<void> = async () => {}, canShare = true) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(share);
  const download = vi.fn<(name: string, content: Blob) => void>();
  const giver = new FileGiver({ sharing: { share: shared, canShare: () => canShare }, download });
  const names = () => ({
    shared: shared.mock.calls.map(([{ files }]) => files?.[0]?.name),
    downloaded: download.mock.calls.map(([name]) => name),
    waiting: giver.waiting()?.name ?? null,
  });
  return { giver, names };
}

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('a file', () => {
  it('[GIV1] goes to the downloads of a browser', () => {
    const download = vi.fn<(name: string, content: Blob) => void>();
    new FileGiver({ sharing: null, download }).give('Products.csv', csv);
    expect(download.mock.calls.map(([name, { type }]) => [name, type])).toEqual([
      ['Products.csv', 'text/csv'],
    ]);
  });

  it('[GIV1] goes to the share sheet where there is no browser', async () => {
    const { giver, names } = installed();
    giver.give('Products.csv', csv);
    await settled();
    expect(names()).toEqual({ shared: ['Products.csv'], downloaded: [], waiting: null });
  });

  it('[GIV1] goes to the downloads if the sheet does not take it', async () => {
    const { giver, names } = installed(undefined, false);
    giver.give('Products.csv', csv);
    await settled();
    expect(names()).toEqual({ shared: [], downloaded: ['Products.csv'], waiting: null });
  });

  it.each([
    ['AbortError', []],
    ['DataError', ['Products.csv']],
  ])('[GIV2] after %s is downloaded: %j', async (name, downloaded) => {
    const { giver, names } = installed(failing(name));
    giver.give('Products.csv', csv);
    await settled();
    expect(names()).toEqual({ shared: ['Products.csv'], downloaded, waiting: null });
  });

  it('[GIV3] waits for another press, and that is told', async () => {
    const { giver, names } = installed(failing('NotAllowedError'));
    const heard = vi.fn<() => void>();
    giver.subscribe(heard);
    giver.give('Products.csv', csv);
    await settled();
    expect([names(), heard.mock.calls.length]).toEqual([
      { shared: ['Products.csv'], downloaded: [], waiting: 'Products.csv' },
      1,
    ]);
    giver.giveWaiting();
    await settled();
    expect(names()).toEqual({
      shared: ['Products.csv', 'Products.csv'],
      downloaded: ['Products.csv'],
      waiting: null,
    });
  });

  it('[GIV3] that nobody wants any more is let go', async () => {
    const { giver, names } = installed(failing('NotAllowedError'));
    giver.give('Products.csv', csv);
    await settled();
    giver.drop();
    giver.giveWaiting();
    await settled();
    expect(names()).toEqual({ shared: ['Products.csv'], downloaded: [], waiting: null });
  });
});
