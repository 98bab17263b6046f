import type { ConnectorSpec, SettingField } from '../connector-spec.ts';

/** How files are written, and when. */
const writing: readonly SettingField[] = [
  { name: 'when', is: 'choice', options: ['atOnce', 'daily'], initial: 'daily', step: 'direction' },
  { name: 'between', is: 'choice', options: ['semicolon', 'comma'], initial: 'semicolon', step: 'direction' },
];

const files: Omit<ConnectorSpec, 'name' | 'settings'> = {
  category: 'files',
  flows: [
    { name: 'tables', direction: 'in', kinds: ['dataImport'], permissions: ['dataImport.create'] },
    {
      name: 'shipments',
      direction: 'out',
      kinds: ['shipment'],
      permissions: ['shipment.view', 'salesOrder.view', 'customer.view', 'product.view'],
    },
    { name: 'stock', direction: 'out', kinds: ['product'], permissions: ['item.view', 'product.view'] },
  ],
  mapsTables: true,
  triedAgainst: 'itself',
};

/** A folder of the server, below the one that its operator has named. */
export const csvFolderSpec: ConnectorSpec = {
  ...files,
  name: 'csvFolder',
  settings: [{ name: 'folder', is: 'text', most: 200, optional: true }, ...writing],
};

/** A folder of an SFTP server. */
export const csvSftpSpec: ConnectorSpec = {
  ...files,
  name: 'csvSftp',
  settings: [
    { name: 'host', is: 'host' },
    { name: 'port', is: 'port', usual: [22, 2222], initial: 22 },
    { name: 'user', is: 'text', most: 100 },
    { name: 'password', is: 'secret', optional: true },
    { name: 'privateKey', is: 'secret', optional: true },
    { name: 'passphrase', is: 'secret', optional: true },
    {
      name: 'fingerprint',
      is: 'text',
      most: 100,
      pattern: /^SHA256:[A-Za-z0-9+/]{43}=?$/,
      optional: true,
    },
    { name: 'folder', is: 'text', most: 200, optional: true },
    ...writing,
  ],
};
