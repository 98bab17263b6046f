import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Offer, Step, System } from '../kernel/graph.ts';
import type { SignedIn } from '#machines/app/session/session.types.ts';
import type { AppSurvey } from '../model/app-case.ts';
import type { SessionObserved } from '../spec/session-observed.ts';
import type { People } from './session-people.ts';

/** What happens in a browser: each is one or several events of the chart, since an entered page reports itself. */
export type Happening = readonly AnyEventObject[];
export type SessionSystem = System<AnyMachineSnapshot, Happening>;

const loadedAnew: AnyEventObject = { type: '(the page is loaded anew)' };
const enters: AnyEventObject = { type: 'enterPage', authenticated: true };

/** What a browser can make happen, by what the session waits for; `?` represents a known person. */
const possible: Readonly<Record<string, readonly string[]>> = {
  restore: ['restore succeeds without the person', 'restore fails'],
  signIn: ['sign in', 'sign in succeeds', 'sign in fails'],
  arrival: ['permissions arrive', 'permissions fail', 'expire'],
  permissions: ['permissions arrive', 'permissions fail', 'expire'],
  profile: ['profile arrives', 'profile fails', 'expire', 'signed out elsewhere', 'sign out'],
  confirmation: ['confirm', 'cancel'],
  signOut: ['sign out succeeds', 'sign out fails'],
  expired: ['sign in', 'sign out', 'signed in elsewhere'],
  signInAgain: ['sign in', 'sign in succeeds', 'sign in fails'],
};
const unknownReady = ['sign out', 'signed out elsewhere', 'enter page for the signed in'];
const knownReady = [
  'sign out',
  'sign out with unsent work',
  'signed out elsewhere',
  'expire',
  'permissions changed',
  'profile changed of Ann',
  'profile changed elsewhere of Ann',
];

function labelsIn(seen: SessionObserved, people: People): readonly string[] {
  const waiting = seen.state['waiting'] ?? '';
  if (waiting !== 'nothing') return possible[waiting] ?? [];
  if (seen.state['session'] === 'unauthenticated') return ['sign in', 'signed in elsewhere as Ann'];
  if (seen.user === null) return unknownReady;
  // Without permissions no company opens, so the page asks the server nothing by itself.
  if (seen.permissions.length === 0)
    return knownReady.filter((label) => /^sign(ed)? out( elsewhere)?$/.test(label));
  const isAnn = seen.user === people.answers.asAnn.user.id;
  return knownReady.filter((label) => isAnn || !/unsent|changed/.test(label));
}

const words = [
  'permissions arrive',
  'sign in succeeds',
  'sign in fails',
  'restore fails',
  'signed in elsewhere',
];
const isMeant = (label: string, by: readonly string[]): boolean =>
  by.some((name) => name === label || (words.includes(name) && label.startsWith(`${name} `)));

/** The chart as a browser walks it: only what can happen there, with the server's real payloads. */
export function sessionSystem(
  { system }: AppSurvey,
  observe: (snapshot: AnyMachineSnapshot) => SessionObserved,
  people: People,
): SessionSystem {
  const start = system.starts[0]?.state;
  const step = (snapshot: AnyMachineSnapshot, events: Happening): Step<AnyMachineSnapshot> => {
    const whole = { next: snapshot, accepted: false, fired: [] as string[], does: [] as string[] };
    for (const event of events) {
      if (event === loadedAnew) {
        whole.next = start ?? snapshot;
        continue;
      }
      const { next, accepted, fired, does } = system.step(whole.next, event);
      whole.next = next;
      whole.accepted ||= accepted;
      whole.fired.push(...fired);
      whole.does.push(...does);
    }
    return whole;
  };
  const offers = (snapshot: AnyMachineSnapshot): readonly Offer<Happening>[] => {
    const seen = observe(snapshot);
    const by = labelsIn(seen, people);
    return system
      .offers(snapshot)
      .filter(({ label }) => isMeant(label, by) && !/of a founder|who left/.test(label))
      .flatMap((offer) => inBrowser(offer, seen, people));
  };
  const key = (snapshot: AnyMachineSnapshot): string => system.key(snapshot);
  return { name: system.name, starts: system.starts, offers, step, key };
}

function inBrowser(
  { label, word, event }: Offer<AnyEventObject>,
  seen: SessionObserved,
  { answers, heldByBea }: People,
): Offer<Happening>[] {
  const isBea = seen.companies.length === answers.asBea.companies.length;
  const as = (events: Happening, name = label): Offer<Happening> => ({ word, label: name, event: events });
  if (word === 'restore fails')
    return [as([event], 'restore fails: nothing'), as([event], 'restore fails: malformed')];
  if (word === 'restore succeeds') return [as([event, enters])];
  const restored = (signedIn: SignedIn): AnyEventObject => ({
    type: 'xstate.done.actor.restoreSession',
    output: { ...signedIn, user: null },
  });
  const startsOver = (signedIn: SignedIn): Offer<Happening>[] => [
    as([event, loadedAnew, restored(signedIn), enters]),
  ];
  if (label === 'sign in succeeds as Bea (signInAgain)') return startsOver(answers.asBea);
  if (word === 'signed in elsewhere') {
    if (seen.user === null) return [as([event])];
    const [by, name] = label.includes('Bea') ? [answers.asBea, 'Bea'] : [answers.asAnn, 'Ann'];
    if (by.user.id === seen.user) return [as([event])];
    return name === 'Bea' ? startsOver(by) : [];
  }
  if (word === 'permissions arrive') return [as([{ ...event, ...(isBea && { output: heldByBea }) }])];
  if (word === 'profile arrives') return [as([{ ...event, ...(isBea && { output: answers.asBea.user }) }])];
  if (label === 'sign out with unsent work') return [as([{ type: 'signOut', unsent: 1 }])];
  return [as([event])];
}
