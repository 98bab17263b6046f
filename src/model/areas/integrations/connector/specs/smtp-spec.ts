import type { ConnectorSpec } from '../connector-spec.ts';

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

/** The company's own mail server, for its letters. */
export const smtpSpec: ConnectorSpec = {
  name: 'smtp',
  category: 'mail',
  settings: [
    { name: 'host', is: 'host' },
    { name: 'port', is: 'port', usual: [25, 465, 587, 2525], initial: 587 },
    { name: 'security', is: 'choice', options: ['starttls', 'tls', 'none'], initial: 'starttls' },
    { name: 'user', is: 'text', most: 200, optional: true },
    { name: 'password', is: 'secret', optional: true },
    { name: 'from', is: 'text', most: 254, pattern: ADDRESS },
    { name: 'testTo', is: 'text', most: 254, pattern: ADDRESS },
  ],
  flows: [],
  triedAgainst: 'itself',
  single: true,
  offers: 'mail',
};
