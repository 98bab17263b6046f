import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import { asUser } from '#model/engine/actor.ts';
import { asRead } from '#model/engine/asked-version.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { addMember, FOUNDER, mustPropose } from '#server/testing/company.fixtures.ts';
import { bootLines } from '#server/platform/stream/boot-lines.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { clientOf } from '#server/testing/company-app.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import type { Observation } from '../kernel/conform.ts';
import type { Driver } from '../kernel/walk.ts';
import type { DocumentCase } from '../model/document-case.ts';
import type { Action, EngineCommand, EngineWorld } from '../model/engine-world.ts';
import { readBoot } from './boot-reader.ts';

type Client = ReturnType<typeof clientOf>;
type Answer = { accepted: true } | { accepted: false; code: string | null };

/** One company of the walk, and the people in it. */
interface Place {
  readonly company: number;
  readonly situation: EngineWorld;
  readonly you: string;
  readonly client: Client;
  readonly another: Client;
  readonly anotherUser: string;
  /** Sees everything, or what the case says, and may do nothing. */
  readonly onlooker: Client;
}

/** It as it is read before a command is given. */
type PlaceSeen = Place & Pick<EngineWorld, 'view'>;

export interface DocumentDriver extends Driver {
  /** Side effects that must not occur: an event of a refused command, a refusal without a sentence. */
  readonly faults: string[];
}

/**
 * A document type behind HTTP: each situation is a company of its own, commands are requests by its people, and the
 * company is observed through its bootstrap. What only other documents may do is done inside the server.
 */
export function documentDriver<O extends Observation>(
  subject: DocumentCase<O>,
  server: CompanyApp,
  nextCompany: () => number,
): DocumentDriver {
  const situations = subject.situations();
  const faults: string[] = [];
  let place: Place | undefined;
  let seen: { head: number; world: EngineWorld } | undefined;

  const here = (): Place => {
    if (!place) throw new Error('no situation has begun');
    return place;
  };
  const look = async (): Promise<EngineWorld> => {
    const { company, client, situation, you } = here();
    const head = await headOf(server, company);
    if (seen?.head !== head) {
      const answer = await client.get(`${company}/${bootNow}`);
      const view = readBoot(answer.status === 404 ? await bootWithin(server, company) : answer.text);
      seen = { head, world: { ...situation, view, you } };
    }
    return seen.world;
  };

  return {
    faults,
    start: async (label) => {
      const found = situations.find((situation) => situation.label === label);
      if (!found) throw new Error(`no situation ${label}`);
      place = await openPlace(server, nextCompany(), found.world, subject.onlooker);
      seen = undefined;
    },
    offer: async (label) => {
      const offer = subject.alphabet(await look()).find((candidate) => candidate.label === label);
      if (!offer) throw new Error(`${label} is not offered where the server is`);
      const before = await headOf(server, here().company);
      const { view } = await look();
      const answer = await carryOut(server, { ...here(), view }, subject, offer.event, faults);
      const after = await headOf(server, here().company);
      if (!answer.accepted && after !== before) faults.push(`${label} was refused and wrote events`);
      return answer;
    },
    key: async () => JSON.stringify(subject.observe(await look(), subject.engine)),
  };
}

const LONG_AGO = '2000-01-01T00:00:00.000Z';

/** A company that is closed opens to nobody of the walk any more: what it holds is read inside the server. */
async function bootWithin({ database, platform: { layouts } }: CompanyApp, company: number): Promise<string> {
  const access = accessClass(engine, () => true);
  const header = { company, asOf: 0, epoch: 0, schema: '', access: access.key, since: LONG_AGO };
  return database.withCompany(company, async (trx) => {
    const lines = [];
    for await (const line of bootLines(trx, { company, layouts, access, header })) lines.push(line);
    return lines.join('');
  });
}

async function openPlace(
  server: CompanyApp,
  company: number,
  situation: EngineWorld,
  watching: readonly string[] = permissions.filter((permission) => permission.endsWith('.view')),
): Promise<Place> {
  const { executor } = server.platform;
  if (!situation.given) throw new Error('a situation that does not say how it came about');
  const [foundation, ...before] = situation.given;
  await executor.begin(company);
  if (foundation) await mustPropose(executor, company, [foundation]);
  const may = permissions.filter((permission) => !situation.lacks?.includes(permission));
  const { user: you } = await addMember(executor, company, 'Yngve', may, limitsIn(situation));
  const now = before.filter(({ at }) => at === undefined);
  const settled = await executor.systemPropose(company, now, { by: asUser(you) });
  for (const { at = '', ...earlier } of before.filter((one) => !now.includes(one)))
    settled.push(...(await executor.systemPropose(company, [earlier], { by: asUser(you), at })));
  const refused = settled.find((one) => 'refusal' in one);
  if (refused) throw new Error(`the situation is refused: ${JSON.stringify(refused)}`);
  const { user: another } = await addMember(executor, company, 'Anna', permissions);
  const { user: onlooker } = await addMember(executor, company, 'Olle', watching);
  const client = (user: string): Client => clientOf(server, user);
  return {
    company,
    situation,
    you,
    client: client(you),
    another: client(another),
    anotherUser: another,
    onlooker: client(onlooker),
  };
}

/** The limits of the role of who gives the commands. */
const limitsIn = ({ limits }: EngineWorld): object =>
  limits ? { limits: { purchaseOrder: null, ...limits } } : {};

async function headOf(server: CompanyApp, company: number): Promise<number> {
  return server.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ head: number }>`
      select head from company_head where company_id = ${company}`.execute(trx);
    return rows[0]?.head ?? 0;
  });
}

async function carryOut<O extends Observation>(
  server: CompanyApp,
  place: PlaceSeen,
  subject: DocumentCase<O>,
  event: EngineCommand,
  faults: string[],
): Promise<Answer> {
  const own = { kind: subject.kind, document: place.situation.subject, type: event.type, data: event.data };
  const actions = event.elsewhere ?? event.actions ?? [own];
  const by = event.elsewhere ? FOUNDER : event.byAnother ? place.anotherUser : place.you;
  for (const [index, action] of actions.entries()) {
    const answer =
      event.internal || event.elsewhere
        ? await within(server, place.company, action, by)
        : await overHttp(place, event, action, faults);
    if (answer.accepted) continue;
    if (index > 0) throw new Error(`${event.type}: refused half-way with ${answer.code}`);
    return answer;
  }
  return { accepted: true };
}

async function within(server: CompanyApp, company: number, action: Action, by: string): Promise<Answer> {
  const [settled] = await server.platform.executor.systemPropose(company, [action], { by: asUser(by) });
  if (!settled) throw new Error('no outcome');
  return 'refusal' in settled ? { accepted: false, code: settled.refusal.code } : { accepted: true };
}

const refusals = [403, 404, 409, 422];

async function overHttp(
  place: PlaceSeen,
  event: EngineCommand,
  action: Action,
  faults: string[],
): Promise<Answer> {
  const { company, client, another, onlooker, view } = place;
  const who = event.permitted === false ? onlooker : event.byAnother ? another : client;
  const path = `${company}/documents/${action.kind}/${action.document}/${action.type}/`;
  const { data, version } = asRead(engine, view, action);
  const answer = await who.post(path, { data, version });
  if (answer.status === 200) return { accepted: true };
  const { code, detail } = answer.json();
  if (!refusals.includes(answer.status)) faults.push(`${path} answered ${answer.status} ${answer.text}`);
  if (typeof detail !== 'string' || !/\w+ \w+/.test(detail) || detail.includes(code))
    faults.push(`${path}: ${code} has no sentence: ${String(detail)}`);
  // [CY8] Whom a company is closed to is answered as if there were none, whatever they ask; in a walk there always is.
  return { accepted: false, code: code === 'unknownCompany' ? null : code };
}
