import type { ConnectionForm } from './connection.facts.ts';

/** A valid connection to a label printer; override what matters to the test. */
export const connectionFixture = (over: Partial<ConnectionForm> = {}): ConnectionForm => ({
  name: 'Packing table',
  connector: 'labelPrinter',
  settings: { host: 'printer.example.com', port: 9100, dots: '203' },
  flows: [],
  mapping: null,
  every: 15,
  role: null,
  permissions: [],
  warehouses: null,
  ...over,
});

/** A valid connection to a mail server, of which a company has one at a time. */
export const mailConnectionFixture = (over: Partial<ConnectionForm> = {}): ConnectionForm =>
  connectionFixture({
    name: 'Own mail',
    connector: 'smtp',
    settings: {
      host: 'mail.example.com',
      port: 587,
      security: 'starttls',
      from: 'order@example.com',
      testTo: 'kim@example.com',
    },
    ...over,
  });
