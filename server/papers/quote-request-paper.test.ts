import { expect, test } from 'vitest';
import { RequestWorld } from '#machines/areas/purchasing/quote-request/requests.fixtures.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import { proposedLetter } from '#model/papers/letter.ts';
import type { PaperWorld } from '#model/papers/paper-source.ts';
import { quoteRequestPaper } from '#model/papers/quote-request.paper.ts';
import { writing } from '#i18n/writing.ts';
import { paperTexts } from '#words/papers.words.ts';

/** A request that both suppliers got, and the near one answered at 7.77. */
function asked() {
  const world = new RequestWorld();
  const { base } = world;
  const id = world.sent({ answerBy: '2026-05-20', notes: 'On pallets' });
  world.answer(id, world.near, { lines: [world.bolts({ price: 7_7700 })], note: 'For you alone' });
  const source: PaperWorld = {
    view: base.view,
    may: () => true,
    nameOf: () => undefined,
    today: '2026-05-04',
    language: 'en',
    texts: paperTexts,
    writing,
  };
  return { world, row: world.row(id), source };
}

test('[RFQ14] a supplier’s paper says what is wanted and until when, and nothing of other suppliers or prices', () => {
  const { world, row, source } = asked();
  const paper = drawPaper(quoteRequestPaper, row, source, { party: world.far, language: 'en' });
  const text = JSON.stringify(paper);
  expect(paper).toMatchObject({ title: 'Request for quotation', addresses: [{ name: 'Far GmbH' }, {}] });
  for (const shown of ['BOLT', 'NUT', '100', 'On pallets', 'Please answer by']) expect(text).toContain(shown);
  for (const secret of ['Near AB', '7.77', 'For you alone']) expect(text).not.toContain(secret);
});

test('[RFQ14] it is for nobody who is not asked; the one for internal use names all, and goes to nobody', () => {
  const { world, row, source } = asked();
  expect(drawPaper(quoteRequestPaper, row, source, { party: world.base.id() })).toBeNull();
  const names = drawPaper(quoteRequestPaper, row, source)?.addresses.map(({ name }) => name);
  expect(names?.slice(0, 2)).toEqual(['Near AB', 'Far GmbH']);
  expect(proposedLetter(quoteRequestPaper, row, source, 'Eva')).toBeNull();
  expect(proposedLetter(quoteRequestPaper, row, source, 'Eva', { party: world.far })).toMatchObject({
    link: { purpose: 'quoteRequest', party: world.far },
  });
});
