import { expect, test } from 'vitest';
import { asRead } from '#model/engine/asked-version.ts';
import { Overlay } from '#model/engine/overlay.ts';
import { propose } from '#model/engine/propose.ts';
import { typed } from '#model/engine/reader.ts';
import type { Rows } from '#model/engine/rows.ts';
import type { Fact } from '#model/engine/envelope.ts';
import type { Observation } from '../kernel/conform.ts';
import type { DocumentCase } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';
import { envOf, worldWith, type EngineOffer, type EngineWorld } from './engine-world.ts';

/** Facts that are postings though no goods and no values move: money, and services that are delivered. */
const money =
  'salesOrder.paid salesOrder.paymentTakenBack salesOrder.servicesDelivered customerReturn.credited supplierReturn.credited'.split(
    ' ',
  );

const posts = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind, type }) =>
    kind === 'stock' ? type === 'moved' || type === 'valued' : money.includes(`${kind}.${type}`),
  );

/** The same world with its books closed, for years ahead of any clock. */
function closed<O extends Observation>({ engine }: DocumentCase<O>, { view }: EngineWorld): Overlay {
  const overlay = new Overlay(view, engine.tables);
  const company = typed(overlay).get('company', 'company');
  if (!company) throw new Error('the company is not founded');
  const row: Rows['company'] = { ...company, policies: { ...company.policies, closedUntil: '2099-12-31' } };
  overlay.put('company', row);
  return overlay;
}

/** Worlds of one kind that are looked into, after the last that showed another command that posts. */
const ENOUGH = 90;

/** What each command that posts somewhere says while the books are closed, by command. */
function verdicts<O extends Observation>(subject: DocumentCase<O>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const left = subject.situations().map(({ world }) => world);
  const known = new Set(left.map((world) => keyOf(subject, world)));
  let since = 0;
  for (let world = left.shift(); world && since < ENOUGH; world = left.shift()) {
    since += 1;
    for (const offer of subject.alphabet(world)) {
      const seen = found.size;
      const next = after(subject, world, offer, (command, said) =>
        found.set(command, (found.get(command) ?? new Set()).add(said)),
      );
      if (found.size > seen) since = 0;
      if (!next || known.has(keyOf(subject, next))) continue;
      known.add(keyOf(subject, next));
      left.push(next);
    }
  }
  return found;
}

const keyOf = <O extends Observation>({ observe, engine }: DocumentCase<O>, world: EngineWorld): string =>
  JSON.stringify(observe(world, engine));

/**
 * The world after a command of the subject, or after what others do; null where it is refused.
 * @param tell is told each command that posts, and what it is refused for while the books are closed
 */
function after<O extends Observation>(
  subject: DocumentCase<O>,
  world: EngineWorld,
  { event }: EngineOffer,
  tell: (command: string, said: string) => void,
): EngineWorld | null {
  const { engine, kind } = subject;
  if (event.around) {
    const view = new Overlay(world.view, engine.tables);
    event.around(world, view, engine);
    return worldWith(world, view, engine);
  }
  const own = { kind, document: world.subject, type: event.type, data: event.data };
  let next = world;
  for (const action of event.actions ?? [own]) {
    const given = asRead(engine, next.view, action);
    const proposal = propose(engine, next.view, given, envOf(world, event));
    if (!proposal.accepted) return null;
    if (posts(proposal.facts)) {
      const verdict = propose(engine, closed(subject, next), given, envOf(world, event));
      tell(`${action.kind}.${action.type}`, verdict.accepted ? 'accepted' : verdict.refusal.code);
    }
    next = worldWith(next, proposal.overlay, engine);
  }
  return next;
}

/** The commands that post, by kind, in alphabetical order: all that the walks find. */
const posting = {
  adjustment: 'correct post reverse takeAndPost',
  assembly: 'build reverse',
  count: 'post reverse',
  customerReturn: 'credit post receive reverse',
  goodsReceipt: 'correct correctCost post reverse',
  landedCost: 'post reverse',
  movement: 'correct dispatch move put putBack receive reverse settle takeBack',
  pick: 'finish',
  salesOrder: 'deliverServices record recordPayment takeBackPayment',
  shipment: 'cancel correct packAndShip reverse ship',
  supplierReturn: 'credit dispatch reverse',
};

test('[CY2] every command that posts is refused in a closed period, whatever the document', () => {
  const found = new Map(ofEveryDocument((subject) => [...verdicts(subject)]).flat());
  const wrong = [...found].filter(([, said]) => said.size > 1 || !said.has('periodClosed'));
  expect(wrong.map(([command, said]) => `${command}: ${[...said].join(', ')}`)).toEqual([]);
  expect([...found.keys()].sort()).toEqual(
    Object.entries(posting).flatMap(([kind, commands]) =>
      commands.split(' ').map((command) => `${kind}.${command}`),
    ),
  );
});
