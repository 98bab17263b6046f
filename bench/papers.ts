import { makePdf } from '#server/papers/make-pdf.ts';
import { confirmationFixture } from '#server/papers/paper.fixtures.ts';
import { drawPdf } from '#server/papers/pdf/draw-pdf.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';

const LINES = 60;
const ROUNDS = 25;
/** The code has been compiled by then. */
const FIRST = 8;

/**
 * An order confirmation of 60 lines as a PDF: the first of a company, for which a child is started, and those after it, by
 * the clock; and what one takes of a processor, which other work on the machine hardly inflates.
 */
export async function measurePapers(): Promise<Figure[]> {
  const paper = confirmationFixture(LINES);
  const first = await timed(() => makePdf(1, paper, null));
  const bytes = first.value.length;
  const made = await rounds(async () => (await timed(() => makePdf(1, paper, null))).ms);
  const content = Buffer.from(JSON.stringify({ paper, logo: null }));
  const drawn = await rounds(async () => {
    const before = process.cpuUsage();
    await drawPdf(content, {}, () => undefined);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const note = `${LINES} lines, ${(bytes / 1000).toFixed(0)} kB`;
  return [
    ofRounds('papers: the first PDF', 'ms', [first.ms], { note: `${note}; a child is started for it` }),
    ofRounds('papers: a PDF', 'ms', made, { note: `${note}; by the clock, in a child` }),
    ofRounds('papers: drawing a PDF', 'ms', drawn, {
      target: atMost(150),
      note: `${note}; processor time`,
    }),
    ofRounds('papers: the size of a PDF', 'kB', [bytes / 1000], {
      target: atMost(80),
      note: `${LINES} lines`,
    }),
  ];
}

async function rounds(measure: () => Promise<number>): Promise<readonly number[]> {
  const figures: number[] = [];
  for (let round = 0; round < FIRST + ROUNDS; round++) figures.push(await measure());
  return figures.slice(FIRST);
}
