import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWholeServer } from '#server/testing/whole-server.ts';
import type { WholeServer } from '#server/testing/whole-server.ts';
import type { Observation } from '../kernel/conform.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import type { DocumentCase } from '../model/document-case.ts';
import { ofEveryDocument } from '../model/document-cases.ts';
import { browserOf, launchChromium } from './chromium.ts';
import { proveAgain } from './come-back.ts';
import { onTheWay } from './document-on-the-way.ts';
import { isSeen } from './document-looks.ts';
import { documentPlaces } from './document-places.ts';
import { transitionsOf, walkAtPage } from './document-walk.ts';
import type { DocumentWalk } from './document-walk.ts';
import { signIn } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { statePictures } from './state-pictures.ts';
import type { StatePictures } from './state-pictures.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

/** Milliseconds for one document: an order's walk takes four times as long as the others. */
const LONG = 300_000;

/** Document charts at their pages, in one language; each language has its own file, so that they run in parallel. */
export function describeDocuments(language: Language, isDue = (_kind: string): boolean => true): void {
  let server: WholeServer;
  let browser: Browser;
  let visitor: Visitor;
  let placeOf: ReturnType<typeof documentPlaces>;
  const complaints: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      openWholeServer({ dist: join(import.meta.dirname, '../../dist') }),
      launchChromium(),
    ]);
    const origin = await server.listen();
    const context = await browser.newContext({
      ...browserOf(language),
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on(
      'console',
      (message) =>
        void (message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`)),
    );
    page.on('pageerror', (error) => void complaints.push(String(error)));
    visitor = { page, origin, language, words: wordsIn(language) };
    await signIn(visitor, 'admin');
    placeOf = documentPlaces(server, origin, context);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const pictures = new Map<string, StatePictures>();
  const picturesOf = (kind: string): StatePictures => {
    const found = pictures.get(kind) ?? statePictures(kind, language);
    pictures.set(kind, found);
    return found;
  };
  const walkOf = <O extends Observation>(subject: DocumentCase<O>) => ({
    kind: subject.kind,
    walk: (): Promise<DocumentWalk> => walkAtPage(subject, { visitor, placeOf, picturesOf }),
  });
  const [documents, others] = [true, false].map((hasPage) =>
    ofEveryDocument(walkOf).filter(({ kind }) => isSeen(kind) === hasPage),
  );

  describe.each((documents ?? []).filter(({ kind }) => isDue(kind)))(
    `$kind at its page in ${language}`,
    ({ walk }) => {
      test(
        '[PATHS] what a person or another document causes is seen there, with the buttons that the model has',
        async () => {
          await proveAgain(visitor.page.context().request, visitor.origin);
          const { unseen: left, ...part } = await walk();
          const said = complaints.splice(0);
          writeLevel(part, undefined, language);
          expect(part.failures.slice(0, 5)).toEqual([]);
          expect(left).toEqual(elsewhereOf(part.chart));
          expect(said).toEqual([]);
        },
        LONG,
      );
    },
  );

  test('[PATHS] what no page fires is walked elsewhere, and nothing that there is not', () => {
    for (const { kind } of others ?? []) expect(transitionsOf(kind)).toEqual(elsewhereOf(kind));
    const all = new Set(ofEveryDocument(({ kind }) => transitionsOf(kind)).flat());
    expect([...elsewhere].filter((id) => !all.has(id))).toEqual([]);
  });
}

const elsewhere: ReadonlySet<string> = new Set(Object.values(onTheWay).flat());

/** A kind's transitions that are not looked for here, in the order of its chart. */
const elsewhereOf = (kind: string): string[] => transitionsOf(kind).filter((id) => elsewhere.has(id));
