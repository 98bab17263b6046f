import { act, Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { pickMachine } from '#machines/areas/sales/pick/pick.machine.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import type { ProofPicture } from '#model/flows/proof-report.ts';
import type { Recording } from '#model/recordings/recording.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives, find } from '#views/ui/ui.fixtures.tsx';
import { proofAnswers, proofOf } from '../proof/proof.fixtures.ts';
import { RecordingReplay } from './recording-replay.tsx';
import { screenOf } from './screen-of.ts';

beforeAll(() => flowLanguage('en'));
answerMedia();

const picture = (
  state: string,
  language: ProofPicture['language'],
  theme: ProofPicture['theme'],
): ProofPicture => ({ file: `${state}-${language}-${theme}.png`, state, language, theme });

test('[RQ5] of the pictures of a state the one in the language of the recording is shown, in the light', () => {
  const all = (state: string): ProofPicture[] =>
    (['en', 'sv'] as const).flatMap((language) => [
      picture(state, language, 'dark'),
      picture(state, language, 'light'),
    ]);
  const pictures = [...all('claimed'), ...all('paused-empty'), picture('confirmed-picking', 'en', null)];
  const found = (language: string, ...states: readonly string[]) =>
    screenOf(states, pictures, language)?.file;
  expect(found('sv', 'pick.paused')).toBe('paused-empty-sv-light.png');
  expect(found('en', 'pick.claimed')).toBe('claimed-en-light.png');
  expect(found('sv', 'salesOrder.commercial.confirmed', 'salesOrder.fulfilment.picking')).toBe(
    'confirmed-picking-en-null.png',
  );
  expect(found('en', 'salesOrder.commercial.confirmed', 'salesOrder.fulfilment.shipped')).toBeUndefined();
});

/** A pick is claimed on one page, and paused. */
const recording: Recording = {
  format: 'lagra-recording',
  version: 1,
  startedAt: '2026-05-04T08:00:00.000Z',
  endedAt: '2026-05-04T08:01:00.000Z',
  locale: 'sv',
  typed: false,
  page: '/sv/apps/warehouse/picking/p',
  actors: {},
  entries: (['claim', 'pause'] as const).map((type, nth) => ({
    kind: 'command',
    at: 1500 * (nth + 1),
    id: type,
    document: { kind: 'pick', id: 'p' },
    type,
    before: nth === 0 ? 'released' : 'claimed',
    after: nth === 0 ? 'claimed' : 'paused',
    refused: null,
  })),
};

test('[RQ1, RQ5] a recording is played on chart and screen, entry by entry, and its page can be opened', async () => {
  const pictures = [picture('claimed', 'sv', 'light'), picture('paused', 'sv', 'light')];
  const proof = proofAnswers(proofOf(chartShape(pickMachine), { pictures }));
  const app = { proof: async () => proof } as Partial<App> as App; // all that is used of it
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/recordings', () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <RecordingReplay name="It hung" recording={recording} />
      </Suspense>
    </AppProvider>
  ));
  await arrives('.flow-record-screen img', '.flow-state[data-active][data-flow-id="pick.claimed"]');
  const screen = () => find('.flow-record-screen img').getAttribute('src');
  expect(screen()).toBe('/pictures/claimed-sv-light.png');
  expect(document.querySelector(`a[href="${recording.page}"]`)).not.toBeNull();
  const next = [...document.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === 'One step on',
  );
  await act(async () => next?.click());
  expect(screen()).toBe('/pictures/paused-sv-light.png');
  find('.flow-state[data-active][data-flow-id="pick.paused"]');
});
