import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import { demoPeople } from './company-list.ts';
import type { Trading } from './trading.ts';

const usual: Omit<ConnectionForm, 'name' | 'connector' | 'settings'> = {
  flows: [],
  mapping: null,
  every: 240,
  role: null,
  permissions: [],
  warehouses: null,
};

/** A form, and how many days ago it was set up. */
type DemoConnection = ConnectionForm & { readonly made: number };

/** Nothing goes out of a demonstration: what is set up is not connected. */
const connections: readonly DemoConnection[] = [
  {
    ...usual,
    name: 'Own mail server',
    connector: 'smtp',
    settings: {
      host: 'mail.nordlager.example',
      port: 587,
      security: 'starttls',
      user: 'order@nordlager.example',
      from: 'order@nordlager.example',
      testTo: 'admin@example.com',
    },
    made: 40,
  },
  {
    ...usual,
    name: 'Rates of the ECB',
    connector: 'ratesFile',
    settings: {
      from: 'address',
      address: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      currencies: 'EUR, USD, NOK',
    },
    flows: ['rates'],
    permissions: ['exchangeRate.create', 'exchangeRate.edit', 'exchangeRate.view'],
    made: 35,
  },
];

/** Connections of the Swedish company that are set up, and wait to be connected. */
export function planConnections({ seeded, model, agenda, calendar }: Trading): void {
  if (seeded.company.key !== 'nordlager') return;
  const by = demoPeople.find(({ role, founder }) => role === 'Administrator' && !founder)?.user ?? '';
  for (const { made, ...data } of connections)
    agenda.note(calendar.ago(made, 9), (at) =>
      model.must('connection', model.id(`connection/${data.name}`, at), 'add', data, { by, at }),
    );
}
