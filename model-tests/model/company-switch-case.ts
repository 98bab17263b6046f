import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { companySwitchMachine } from '#machines/company-switch/company-switch.machine.ts';
import type { Offer } from '../kernel/graph.ts';
import { companySwitchRows, companySwitchStart } from '../spec/company-switch.rows.ts';
import type { CompanySwitchAsk, CompanySwitchSeen } from '../spec/company-switch.rows.ts';
import type { AppCase } from './app-case.ts';
import { detailed, failureText, people, silent } from './session-answers.ts';

const { nord, fjord } = people;
const own = [nord, fjord];
const foreign = 99;

const ask = (company: number, label: string): Offer<AnyEventObject> => ({
  word: 'switch company',
  label: `switch to ${label}`,
  event: { type: 'switchCompany', company },
});

/** The answer to a switch names no company, so the one that was asked for is read from the snapshot. */
function alphabet(snapshot: AnyMachineSnapshot): readonly Offer<AnyEventObject>[] {
  const company: unknown = snapshot.context.wanted?.id;
  return [
    ask(nord.id, 'Nordlager'),
    ask(fjord.id, 'Fjord'),
    ask(foreign, 'a foreign one'),
    {
      word: 'switch succeeds',
      label: 'switch succeeds',
      event: { type: 'xstate.done.actor.switchCompany', output: undefined, company },
    },
    {
      word: 'switch fails',
      label: 'switch fails with detail',
      event: { type: 'xstate.error.actor.switchCompany', error: detailed },
    },
    {
      word: 'switch fails',
      label: 'switch fails silently',
      event: { type: 'xstate.error.actor.switchCompany', error: silent },
    },
    {
      word: 'permissions arrive',
      label: 'permissions arrive',
      event: {
        type: 'xstate.done.actor.loadPermissions',
        output: { permissions: ['product.view'], role: 'Sales', founder: false },
      },
    },
    {
      word: 'permissions fail',
      label: 'permissions fail',
      event: { type: 'xstate.error.actor.loadPermissions', error: silent },
    },
  ];
}

function observe(snapshot: AnyMachineSnapshot): CompanySwitchSeen {
  const { active, error, standalone } = snapshot.context;
  return {
    state: { at: String(snapshot.value) },
    active: active ? String(active.id) : null,
    error: failureText(error),
    standalone,
  };
}

function asked(event: AnyEventObject): CompanySwitchAsk {
  if (event.type.startsWith('xstate.error'))
    return { detail: event['error'] === detailed ? detailed.detail : null };
  const { company } = event;
  return own.some(({ id }) => id === company) ? { company: String(company) } : {};
}

export const companySwitchCase: AppCase<CompanySwitchSeen, CompanySwitchAsk> = {
  machine: companySwitchMachine,
  plug: (machine) => ({
    name: 'companySwitch',
    machine,
    inputs: [
      { label: 'in the app', input: { companies: own, active: nord, standalone: false } },
      { label: 'standing alone', input: { companies: own, active: null, standalone: true } },
    ],
    alphabet,
  }),
  spec: { rows: companySwitchRows, starts: companySwitchStart, observe, ask: asked },
  effects: {
    rememberCompany: 'store company',
    rememberAbilities: 'store permissions',
    reloadPage: 'reload page',
    goToDashboard: 'go to dashboard',
  },
  bounds: '',
  signed: [],
};
