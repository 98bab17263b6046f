import { SYSTEM } from '#model/engine/actor.ts';
import { hash } from 'node:crypto';
import type { ApiClientForm } from '#model/areas/integrations/api-client/api-client.facts.ts';
import { demoPeople } from './company-list.ts';
import type { Trading } from './trading.ts';

const usual: ApiClientForm = {
  name: '',
  role: null,
  permissions: ['product.view', 'item.view'],
  warehouses: null,
  addresses: [],
  expiresOn: null,
  rate: 'standard',
};

interface DemoClient {
  readonly form: Partial<ApiClientForm> & { readonly name: string };
  /** The role that it has; permissions of its own without one. */
  readonly role?: string;
  /** Days ago on which it was made, and on which the command was given that left it as it is. */
  readonly made: number;
  readonly then?: { readonly command: string; readonly ago: number };
}

const clients: readonly DemoClient[] = [
  { form: { name: 'Web shop', addresses: ['203.0.113.0/24'], rate: 'high' }, role: 'sales', made: 210 },
  {
    form: { name: 'Warehouse robot', permissions: ['item.view', 'pick.view', 'location.view'] },
    made: 120,
    then: { command: 'rotate', ago: 2 },
  },
  {
    form: { name: 'Power BI', rate: 'low' },
    role: 'viewer',
    made: 90,
    then: { command: 'suspend', ago: 12 },
  },
  { form: { name: 'Stocktaking consultants' }, made: 60, then: { command: 'expire', ago: 29 } },
  { form: { name: 'Old web shop' }, role: 'sales', made: 300, then: { command: 'revoke', ago: 200 } },
];

/** An API client in each state, in the Swedish company. Nobody has their secrets: what is kept is of no secret. */
export function planClients({ seeded, model, agenda, calendar }: Trading): void {
  if (seeded.company.key !== 'nordlager') return;
  const by = demoPeople.find(({ role, founder }) => role === 'Administrator' && !founder)?.user ?? '';
  const roleNamed = (name: string): string | null => model.view.by('role', 'name', name)[0]?.id ?? null;
  const keptOf = (name: string) => {
    const digest = hash('sha256', `nobody knows what this is the hash of: ${name}`);
    return { hash: digest, lastFour: digest.slice(0, 4) };
  };
  for (const { form, role, made, then } of clients) {
    const { name } = form;
    // Its last day is that on which it expires, less one.
    const until = then?.command === 'expire' ? then.ago + 1 : null;
    agenda.note(calendar.ago(made, 9), (at) => {
      const id = model.id(`apiClient/${name}`, at);
      const own = role === undefined ? form : { ...form, role: roleNamed(role), permissions: [] };
      const expiresOn = until === null ? null : calendar.dayAgo(until);
      const data = { ...usual, ...own, expiresOn, secret: keptOf(name) };
      model.must('apiClient', id, 'create', data, { by, at });
      if (!then) return;
      const given = then.command === 'rotate' ? { secret: keptOf(`${name}, again`) } : {};
      agenda.note(calendar.ago(then.ago, 10), (later) =>
        model.must('apiClient', id, then.command, given, {
          by: then.command === 'expire' ? SYSTEM : by,
          at: later,
        }),
      );
    });
  }
}
