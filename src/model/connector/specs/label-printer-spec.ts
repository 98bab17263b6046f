import type { ConnectorSpec } from '../connector-spec.ts';

/** Resolutions of label printers, dots an inch. */
const printerDots = ['203', '300', '600'] as const;

/** A label printer in the network that takes ZPL. */
export const labelPrinterSpec: ConnectorSpec = {
  name: 'labelPrinter',
  category: 'printing',
  settings: [
    { name: 'host', is: 'host' },
    { name: 'port', is: 'number', least: 1, most: 65_535, initial: 9100 },
    { name: 'dots', is: 'choice', options: [...printerDots], initial: '203' },
  ],
  flows: [],
  triedAgainst: 'itself',
  offers: 'print',
};
