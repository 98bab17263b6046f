import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { companySwitchMachine } from '#machines/areas/setup/company-switch/company-switch.machine.ts';
import type { Offer } from '../kernel/graph.ts';
import { companySwitchRows, companySwitchStart } from '../spec/company-switch.rows.ts';
import type { CompanySwitchAsk, CompanySwitchObserved } from '../spec/company-switch.rows.ts';
import type { AppCase } from './app-case.ts';
import { failureText, written } from './session-answers.ts';
import type { SessionAnswers } from './session-answers.ts';

/** A company that the person does not belong to. */
export const foreign = 2_000_000_000;

const ask = (company: number, label: string): Offer<AnyEventObject> => ({
  word: 'switch company',
  label: `switch to ${label}`,
  event: { type: 'switchCompany', company },
});

/** The answer to a switch names no company, so the requested one is read from the snapshot. */
function alphabetOf(answers: SessionAnswers, snapshot: AnyMachineSnapshot): readonly Offer<AnyEventObject>[] {
  const { asAnn, asAnnElsewhere, switchRefused, silent, ofSales } = answers;
  const company: unknown = snapshot.context.wanted?.id;
  return [
    ask(asAnn.active?.id ?? 0, 'the one she begins in'),
    ask(asAnnElsewhere.active?.id ?? 0, 'her other one'),
    ask(foreign, 'a foreign one'),
    {
      word: 'switch succeeds',
      label: 'switch succeeds',
      event: { type: 'xstate.done.actor.switchCompany', output: undefined, company },
    },
    {
      word: 'switch fails',
      label: 'switch fails with detail',
      event: { type: 'xstate.error.actor.switchCompany', error: switchRefused },
    },
    {
      word: 'switch fails',
      label: 'switch fails silently',
      event: { type: 'xstate.error.actor.switchCompany', error: silent },
    },
    {
      word: 'permissions arrive',
      label: 'permissions arrive',
      event: { type: 'xstate.done.actor.loadPermissions', output: ofSales },
    },
    {
      word: 'permissions fail',
      label: 'permissions fail',
      event: { type: 'xstate.error.actor.loadPermissions', error: silent },
    },
  ];
}

function observe(snapshot: AnyMachineSnapshot): CompanySwitchObserved {
  const { active, error, standalone } = snapshot.context;
  return {
    state: { at: String(snapshot.value) },
    active: active ? String(active.id) : null,
    error: failureText(error),
    standalone,
  };
}

function asked({ asAnn, switchRefused }: SessionAnswers, event: AnyEventObject): CompanySwitchAsk {
  if (event.type.startsWith('xstate.error'))
    return { detail: event['error'] === switchRefused ? switchRefused.detail : null };
  const { company } = event;
  return asAnn.companies.some(({ id }) => id === company) ? { company: String(company) } : {};
}

export const companySwitchCase = (answers = written): AppCase<CompanySwitchObserved, CompanySwitchAsk> => ({
  machine: companySwitchMachine,
  plug: (machine) => ({
    name: 'companySwitch',
    machine,
    inputs: [
      { label: 'in the app', input: { ...placeOf(answers), standalone: false } },
      { label: 'standing alone', input: { ...placeOf(answers), active: null, standalone: true } },
    ],
    alphabet: (snapshot) => alphabetOf(answers, snapshot),
  }),
  spec: {
    rows: companySwitchRows,
    starts: companySwitchStart,
    observe,
    ask: (event) => asked(answers, event),
  },
  effects: {
    rememberCompany: 'store company',
    rememberAbilities: 'store permissions',
    reloadPage: 'reload page',
    goToDashboard: 'go to dashboard',
  },
  bounds: '',
  signed: [],
});

const placeOf = ({ asAnn: { companies, active } }: SessionAnswers) => ({ companies, active });
