import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { siblingKey } from '#model/areas/setup/party-category/party-category.indexes.ts';
import type { PartyCategoryObserved } from '../spec/organisation-observed.ts';
import { defineCase, type AnyCase } from './define-case.ts';
import type { DocumentCase } from './document-case.ts';
import { worldOf } from './engine-world.ts';
import type { EngineOffer, EngineWorld } from './engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, threeWays, unfit } from './offers.ts';
import { spareIds } from './selling-world.ts';

interface Told extends Pick<DocumentCase<PartyCategoryObserved>, 'rows' | 'starts'> {
  readonly party: PartyKind;
  readonly named: (name: string, parent: string | null) => object;
  readonly partyForm: (over: { number: string; category: string | null }) => object;
}

/** Where things are in the world of a category. */
interface Places {
  readonly subject: string;
  readonly beside: string;
  readonly ended: string;
  readonly nowhere: string;
  readonly deepest: string;
  readonly children: readonly string[];
  readonly parties: readonly string[];
}

/** A category among others: one in use beside it, one that has ended, and five in one another. */
export const partyCategoryCase = (told: Told): AnyCase =>
  defineCase<PartyCategoryObserved>(() => {
    const { party, rows, starts } = told;
    const kind = `${party}Category` as const;
    const { base, places } = worldOfCategory(told);
    const { subject } = places;
    const inUse = ({ view }: EngineWorld) => ({
      child: typed(view).by(kind, 'parent', subject)[0]?.id,
      inIt: typed(view).by(party, 'category', subject)[0]?.id,
    });
    return {
      kind,
      rows,
      starts,
      bounds: 'One category below it and one party in it at a time; the form as fitting or not.',
      worlds: { 'two others': worldOf(base, subject) },
      figures: (world) => {
        const { child, inIt } = inUse(world);
        const below = typed(world.view).get(kind, subject)?.parent ?? null;
        const found = { child: child !== undefined, party: inIt !== undefined, below: below !== null };
        return { ...found, taken: takenBy(kind, places, world) !== undefined };
      },
      offers: (world, seen) => {
        const { child, inIt } = inUse(world);
        return [
          ...formOffers(told, places, child),
          ...lifeOffers(told, places, child),
          ...(seen.state['at'] === 'active' ? aroundOffers(told, places, world, { child, inIt }) : []),
          ...(seen.state['at'] === 'archived' ? nameOffers(told, places, world) : []),
        ];
      },
    };
  });

function worldOfCategory({ party, named }: Told) {
  const base = companyWorld();
  const kind = `${party}Category`;
  const [subject, beside, ended, nowhere] = [base.id(), base.id(), base.id(), base.id()];
  base.must(kind, beside, 'create', named('Tools', null));
  base.must(kind, ended, 'create', named('Candles', null));
  base.must(kind, ended, 'archive');
  let deepest: string | null = null;
  for (const level of [1, 2, 3, 4, 5]) {
    const id = base.id();
    base.must(kind, id, 'create', named(`Level ${level}`, deepest));
    deepest = id;
  }
  // One for each that a path may open, in addition to those it closes again.
  const [children, parties] = [spareIds(base, 6), spareIds(base, 6)];
  const places: Places = { subject, beside, ended, nowhere, deepest: deepest ?? '', children, parties };
  return { base, places };
}

function formOffers({ named }: Told, places: Places, child: string | undefined): EngineOffer[] {
  const { subject, beside, ended, nowhere, deepest } = places;
  const below = { ...fits, changesUse: true };
  const form = {
    fitting: named('Bolts', null),
    others: {
      'below another': [named('Bolts', beside), below],
      'taken elsewhere': [named('Tools', beside), below],
    },
    unfit: {
      taken: named('tools', null),
      'below an ended one': named('Bolts', ended),
      'below one that is not there': named('Bolts', nowhere),
      'below itself': named('Bolts', subject),
      'too deep': named('Bolts', deepest),
    },
  } as const;
  const belowIts = child ? { 'below its own': named('Bolts', child) } : {};
  return recordOffers({ create: form, update: { ...form, unfit: { ...form.unfit, ...belowIts } } });
}

function lifeOffers({ named }: Told, places: Places, child: string | undefined): EngineOffer[] {
  const { subject, beside, ended, nowhere } = places;
  const others = { itself: subject, 'an ended one': ended, 'one that is not there': nowhere };
  const wrong = Object.entries({ ...others, ...(child && { 'one below it': child }) });
  return [
    ...recordOffers({ archive: {}, restore: {} }),
    ...threeWays('merge', { into: beside }, fits, {}),
    ...wrong.map(([into, id]) => offer('merge', `into ${into}`, { into: id }, unfit)),
    offer('adopt', '', named('Bolts', null), { ...fits, within: true }, inside),
    offer('adopt', 'by hand', named('Bolts', null), unfit),
    offer('move', '', { parent: beside }, { ...fits, within: true }, inside),
    offer('move', 'by hand', { parent: beside }, unfit),
  ];
}

/** The category that has the name of the archived one. */
function takenBy(kind: `${PartyKind}Category`, { subject }: Places, { view }: EngineWorld) {
  const row = typed(view).get(kind, subject);
  if (!row || row.state !== 'archived') return undefined;
  return typed(view).by(kind, 'sibling', siblingKey(row.parent, row.name))[0];
}

function nameOffers({ party, named }: Told, places: Places, world: EngineWorld): EngineOffer[] {
  const kind = `${party}Category` as const;
  const row = typed(world.view).get(kind, places.subject);
  const taken = takenBy(kind, places, world);
  if (taken) return [happens('its name is freed', [action(kind, taken.id, 'archive')])];
  const id = freeOf(kind, places.children, world);
  const same = named(row?.name.toUpperCase() ?? '', row?.parent ?? null);
  return [happens('its name is taken', [action(kind, id, 'create', same)])];
}

const freeOf = (table: string, ids: readonly string[], { view }: EngineWorld): string =>
  ids.find((id) => view.getRow(table, id) === undefined) ?? '';

function aroundOffers(
  { party, named, partyForm }: Told,
  { subject, children, parties }: Places,
  world: EngineWorld,
  { child, inIt }: { readonly child: string | undefined; readonly inIt: string | undefined },
): EngineOffer[] {
  const kind = `${party}Category`;
  const [nextChild, nextParty] = [freeOf(kind, children, world), freeOf(party, parties, world)];
  const form = (id: string, category: string | null) => partyForm({ number: id, category });
  return [
    child
      ? happens('child ends', [action(kind, child, 'archive')])
      : happens('child opens', [action(kind, nextChild, 'create', named(`Hex ${nextChild}`, subject))]),
    inIt
      ? happens('party goes', [action(party, inIt, 'update', form(inIt, null))])
      : happens('party comes', [action(party, nextParty, 'create', form(nextParty, subject))]),
  ];
}
