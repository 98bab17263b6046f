import { confirmationFixture } from '#server/papers/paper.fixtures.ts';
import { makePdf } from '#server/papers/make-pdf.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';

const LINES = 60;
const ROUNDS = 25;
/** The child has compiled its code by then. */
const FIRST = 5;

/** An order confirmation of 60 lines as a PDF: the first of a company, for which a child is started, and those after it. */
export async function measurePapers(): Promise<Figure[]> {
  const paper = confirmationFixture(LINES);
  const first = await timed(() => makePdf(1, paper, null));
  for (let round = 1; round < FIRST; round++) await makePdf(1, paper, null);
  const rounds: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++)
    rounds.push((await timed(async () => (bytes = (await makePdf(1, paper, null)).length))).ms);
  const note = `${LINES} lines, ${(bytes / 1000).toFixed(0)} kB`;
  return [
    ofRounds('papers: the first PDF', 'ms', [first.ms], { note: `${note}; a child is started for it` }),
    ofRounds('papers: a PDF', 'ms', rounds, { target: atMost(150), note }),
    ofRounds('papers: the size of a PDF', 'kB', [bytes / 1000], {
      target: atMost(80),
      note: `${LINES} lines`,
    }),
  ];
}
