import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { bulkRunMachine } from '#machines/bulk-run/bulk-run.machine.ts';
import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { installMachine } from '#machines/app/install/install.machine.ts';
import { preferencesMachine } from '#machines/app/preferences/preferences.machine.ts';
import { tourMachine } from '#machines/app/tour/tour.machine.ts';
import { updateMachine } from '#machines/app/update/update.machine.ts';
import { race, scheduledClock } from './race.ts';

describe('a newer build', () => {
  test('[PATHS] a page is loaded anew once, and by itself never while somebody writes', async () => {
    const failure = await race(
      'update',
      'races: a newer build while somebody writes',
      'One load, asked for or when nobody writes.',
      async (s, watched) => {
        const page = { isWriting: false, isAsked: false, loads: 0 };
        const machine = updateMachine.provide({
          actors: { check: fromPromise(() => s.schedule(Promise.resolve(true), 'the manifest comes')) },
          guards: { isWriting: () => page.isWriting },
          actions: {
            takeOver: () => void (page.isAsked = true),
            reloadPage: () => {
              page.loads += 1;
              if (page.isWriting && !page.isAsked) complaints.push('what somebody writes is lost');
            },
          },
        });
        const { actor, complaints } = watched(machine, { clock: scheduledClock(s, 6) }, () =>
          page.loads > 1 ? 'the page is loaded twice' : undefined,
        );
        const send = (event: Parameters<typeof actor.send>[0]) => ({
          label: event.type,
          builder: async () => actor.send(event),
        });
        const writes = (isWriting: boolean) => ({
          label: isWriting ? 'somebody begins to write' : 'nobody writes any more',
          builder: async () => void (page.isWriting = isWriting),
        });
        s.scheduleSequence([send({ type: 'look' }), send({ type: 'putOff' }), send({ type: 'look' })]);
        s.scheduleSequence([writes(true), send({ type: 'settle' }), writes(false), send({ type: 'settle' })]);
        s.scheduleSequence([
          send({ type: 'replaced' }),
          send({ type: 'reload' }),
          send({ type: 'replaced' }),
        ]);
        await s.waitIdle();
        const isLoading = actor.getSnapshot().matches('reloading');
        actor.stop();
        if (isLoading !== (page.loads === 1)) complaints.push(`${page.loads} loads at the end`);
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });
});

describe('a tour', () => {
  const plans = [
    { id: 'short', paths: ['/home', '/home'] },
    { id: 'long', paths: ['/home', '/list', '/home'] },
  ];
  const input = {
    plans,
    home: '/home',
    asksBeforeStop: false,
    completed: [],
    dontShowAgain: false,
    offered: true,
  };

  test('[PATHS] what is shown is what was looked for last, and what was left does not come back', async () => {
    const failure = await race(
      'tour',
      'races: leaving while a step is looked for',
      'A step is shown once it is found; each tour is completed once.',
      async (s, watched) => {
        let searches = 0;
        const found = new Map<number, string>();
        const machine = tourMachine.provide({
          actors: {
            find: fromPromise(async ({ input: { tour, step } }) => {
              searches += 1;
              const search = searches;
              await s.schedule(Promise.resolve(), `the search for ${tour} ${step + 1} ends`);
              // Every fourth element is missing.
              if (search % 4 === 0) throw Object.assign(new Error('missing'), { reason: 'missing' as const });
              found.set(search, `${tour} ${step}`);
            }),
          },
        });
        const options = { input, clock: scheduledClock(s, 6) };
        const { actor, complaints } = watched(machine, options, (snapshot) => {
          const { current, step, completed } = snapshot.context;
          if (new Set(completed).size !== completed.length) return 'a tour is completed twice';
          const isShown = snapshot.matches({ active: 'shown' });
          return isShown && found.get(searches) !== `${current} ${step}`
            ? 'what was not found is shown'
            : undefined;
        });
        const send = (event: Parameters<typeof actor.send>[0]) => ({
          label: event.type,
          builder: async () => actor.send(event),
        });
        const starts = (tour: string) =>
          [{ type: 'open' }, { type: 'pick', tour }, { type: 'start', path: '/home' }] as const;
        s.scheduleSequence([...starts('long').map(send), send({ type: 'next' }), send({ type: 'next' })]);
        s.scheduleSequence([
          send({ type: 'pause' }),
          send({ type: 'resume' }),
          send({ type: 'cancel' }),
          ...starts('short').map(send),
        ]);
        s.scheduleSequence([send({ type: 'lose' }), send({ type: 'back' }), send({ type: 'next' })]);
        s.scheduleSequence([send({ type: 'signOut' }), send({ type: 'complete' })]);
        await s.waitIdle();
        if (actor.getSnapshot().hasTag('seeking')) complaints.push('it looks for ever');
        actor.stop();
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });
});

describe('an offer to install', () => {
  test('[PATHS] a browser is asked once for each time that it says it could', async () => {
    const failure = await race(
      'install',
      'races: pressed twice',
      'No more questions than offers, one at a time.',
      async (s, watched) => {
        const seen = { offers: 0, questions: 0, open: 0, most: 0 };
        const machine = installMachine.provide({
          actors: {
            ask: fromPromise(async () => {
              seen.questions += 1;
              seen.open += 1;
              seen.most = Math.max(seen.most, seen.open);
              const isFirst = seen.questions === 1;
              await s.schedule(Promise.resolve(), isFirst ? 'the person says no' : 'the person says yes');
              seen.open -= 1;
              return !isFirst;
            }),
          },
        });
        const { actor, complaints } = watched(machine, {}, () =>
          seen.questions > seen.offers ? `${seen.questions} questions, ${seen.offers} offers` : undefined,
        );
        const available = {
          label: 'available',
          builder: async () => {
            // No browser reports this while its question is open.
            if (seen.open > 0) return;
            seen.offers += 1;
            actor.send({ type: 'available' });
          },
        };
        const press = { label: 'install', builder: async () => actor.send({ type: 'install' }) };
        s.scheduleSequence([available, press, available]);
        s.scheduleSequence([press, press, press]);
        s.scheduleSequence([{ label: 'installed', builder: async () => actor.send({ type: 'installed' }) }]);
        await s.waitIdle();
        if (actor.getSnapshot().matches('asking')) complaints.push('it asks for ever');
        actor.stop();
        return seen.most > 1 ? [...complaints, `${seen.most} questions at once`] : complaints;
      },
    );
    expect(failure).toBeNull();
  });
});

describe('a run over many documents', () => {
  const documents = (run: string): string[] => Array.from({ length: 25 }, (_, nth) => `${run}${nth}`);

  test('[PATHS] each is given its command once, and a verdict belongs to the run that asked', async () => {
    const failure = await race(
      'bulkRun',
      'races: cancelled, and another begun',
      'Given once; done only where the answer has come, in the run that gave it.',
      async (s, watched) => {
        const given: string[] = [];
        const answered = new Set<string>();
        const machine = bulkRunMachine.provide({
          actors: {
            give: fromPromise(async ({ input }) => {
              given.push(...input.documents);
              await s.schedule(
                Promise.resolve(),
                `${input.documents.length} verdicts from ${input.documents[0]} on`,
              );
              for (const document of input.documents) answered.add(document);
              return input.documents.map((document): BulkResult => ({ document, verdict: { is: 'done' } }));
            }),
          },
        });
        const { actor, complaints } = watched(machine, {}, ({ context: { order, results } }) => {
          const all: readonly BulkResult[] = results;
          const foreign = all.find(({ document }) => !order.documents.includes(document));
          if (foreign) return `${foreign.document} is of another run`;
          if (new Set(all.map(({ document }) => document)).size !== all.length) return 'two verdicts for one';
          const early = all.find(({ document, verdict }) => verdict.is === 'done' && !answered.has(document));
          return early && `${early.document} is done before it is`;
        });
        const begin = (run: string) => ({
          label: `begin ${run}`,
          builder: async () =>
            actor.send({ type: 'begin', order: { type: 'archive', data: {}, documents: documents(run) } }),
        });
        const send = (type: 'cancel' | 'close') => ({
          label: type,
          builder: async () => actor.send({ type }),
        });
        s.scheduleSequence([begin('a'), send('cancel'), send('close'), begin('b')]);
        s.scheduleSequence([send('close'), begin('c'), send('cancel')]);
        await s.waitIdle();
        if (actor.getSnapshot().hasTag('underWay')) complaints.push('it runs for ever');
        actor.stop();
        return new Set(given).size === given.length ? complaints : [...complaints, 'one is given twice'];
      },
    );
    expect(failure).toBeNull();
  });
});

describe('what a device is', () => {
  test('[PATHS] is what it said last, however windows change while it is asked', async () => {
    const failure = await race(
      'preferences',
      'races: windows change while a device is asked',
      'At rest the answer to the last question holds.',
      async (s, watched) => {
        const seen = { resizes: 0, asked: -1 };
        let questions = 0;
        let last: boolean | null = null;
        const machine = preferencesMachine.provide({
          actors: {
            detectDevice: fromPromise(async () => {
              questions += 1;
              seen.asked = seen.resizes;
              const [question, mobile] = [questions, questions % 2 === 1];
              const isLost = question % 3 === 0;
              if (!isLost) last = mobile;
              await s.schedule(Promise.resolve(), `answer ${question}${isLost ? ' is lost' : ''}`);
              if (isLost) throw new Error('lost');
              answered.add(question);
              return { mobile };
            }),
          },
        });
        const answered = new Set<number>();
        const input = { stored: {}, systemDark: false, mobile: false };
        const options = { input, clock: scheduledClock(s, 8) };
        const { actor, complaints } = watched(machine, options, ({ context }) =>
          context.mobile && answered.size === 0 ? 'what nobody has said' : undefined,
        );
        const resize = {
          label: 'windowResized',
          builder: async () => {
            seen.resizes += 1;
            actor.send({ type: 'windowResized' });
          },
        };
        s.scheduleSequence([resize, resize, resize]);
        s.scheduleSequence([resize, resize]);
        await s.waitIdle();
        const { context } = actor.getSnapshot();
        const isKnown = actor.getSnapshot().matches({ device: 'known' });
        actor.stop();
        if (!isKnown) complaints.push('it is asked for ever');
        if (seen.asked !== seen.resizes) complaints.push('nobody asks after the last change');
        if (answered.has(questions) && context.mobile !== last) complaints.push('an earlier answer holds');
        return complaints;
      },
    );
    expect(failure).toBeNull();
  });
});
