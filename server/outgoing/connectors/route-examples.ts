const id = '019a0000-0000-7000-8000-000000000001';

/** Examples of answers, for the description of the API. */
export const connectionExamples = {
  offered: { connectors: [{ name: 'csvFolder', refusal: { code: 'connectorNoFolders' } }] },
  news: {
    in: 12,
    out: 3,
    refused: 0,
    waiting: 0,
    waitingSince: null,
    ranAt: '2026-05-04T08:00:00.000Z',
    nextAt: '2026-05-04T08:15:00.000Z',
    refusals: [],
    recent: [],
    links: [],
    linked: 0,
  },
  links: { links: [{ connection: id, connector: 'shopify', name: '#1001', url: '' }] },
  tried: { result: { records: [], tables: [], more: false, out: [] }, refusal: null },
  sample: { sample: null, refusal: { code: 'connectorNoFile' } },
  print: { labels: [{ size: { width: 50, height: 25 }, parts: [] }], copies: 2 },
  printers: { printers: [{ id, name: 'Packing table', dots: 203 }] },
} as const;
