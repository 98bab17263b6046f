import type { ConnectorSpec } from '../connector-spec.ts';

/** Resolutions of label printers, dots an inch. */
const printerDots = ['203', '300', '600'] as const;

/** Of print servers with several printers, and of Zebra's own second one. */
const printerPorts = [9100, 9101, 9102, 6101];

/** A label printer in the network that takes ZPL. */
export const labelPrinterSpec: ConnectorSpec = {
  name: 'labelPrinter',
  category: 'printing',
  settings: [
    { name: 'host', is: 'host' },
    { name: 'port', is: 'port', usual: printerPorts, initial: 9100 },
    { name: 'dots', is: 'choice', options: [...printerDots], initial: '203' },
  ],
  flows: [],
  triedAgainst: 'itself',
  offers: 'print',
};
