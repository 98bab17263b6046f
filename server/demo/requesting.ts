import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { bestAward, compareOffers } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { AskedLine, SupplierAnswer } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { goodsOf } from './quoting.ts';
import type { Trading } from './trading.ts';

/** Days that suppliers have to answer, and that their prices hold. */
const ANSWERS = 7;
const HOLDS = 30;

interface Scene {
  readonly name: string;
  /** Of the goods and of the suppliers. */
  readonly n: number;
  /** What the first, second and third supplier do. */
  readonly answers?: readonly ('offer' | 'dearer' | 'decline' | 'silent')[];
  readonly end?: 'draft' | 'awarded' | 'closed';
  readonly notes?: string;
}

/** Requests for quotation of the last weeks, in every state: some wait, one is compared, one was awarded, one came to nothing. */
export function planRequests(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, 14), (at) => {
      const asked = request(trading, scene, at);
      const answering = Math.max(days - 3, 1);
      agenda.note(calendar.ago(answering, 9), (later) => answer(trading, scene, asked, later));
      agenda.note(calendar.ago(Math.max(answering - 1, 1), 11), (later) => end(trading, scene, asked, later));
    });
  note(26, { name: 'awarded', n: 3, answers: ['offer', 'dearer', 'decline'], end: 'awarded' });
  note(19, { name: 'closed', n: 9, answers: ['decline', 'dearer', 'silent'], end: 'closed' });
  note(5, {
    name: 'answered',
    n: 5,
    answers: ['dearer', 'offer', 'silent'],
    notes: 'On EUR pallets, please.',
  });
  note(2, { name: 'sent', n: 7, answers: ['silent', 'silent'] });
  agenda.note(
    calendar.morning(0.6),
    (at) => void request(trading, { name: 'draft', n: 11, end: 'draft' }, at),
  );
}

interface Asked {
  readonly document: string;
  readonly suppliers: readonly string[];
  readonly lines: readonly AskedLine[];
  /** The last day that prices hold. */
  readonly until: string;
}

function request(trading: Trading, { name, n, end: last, notes = '' }: Scene, at: string): Asked {
  const { model, staff, seeded, suppliers, calendar } = trading;
  const document = model.id(`quote-request/${name}`, at);
  const by = staff.purchasing;
  const give = (type: string, data: object = {}): void =>
    model.must('quoteRequest', document, type, data, { by, at });
  const today = calendar.day(Date.parse(at));
  // Those whose money has a rate are compared in the company's.
  const known = suppliers.filter((id) => {
    const { currency } = model.view.get('supplier', id) ?? {};
    return currency !== undefined && rateToBegin(model.view, currency, today) !== null;
  });
  const asked = [0, 1, 2].map((step) => known[(n + step) % known.length] ?? '');
  const lines = goodsOf(trading, n * 3, 3).map(({ product, quantity }, index): AskedLine => ({
    id: model.id(`quote-request/${name}/${index}`, at),
    product,
    quantity: quantity * 20,
    wantedOn: index === 0 ? addDays(today, 3 * ANSWERS) : null,
    text: '',
  }));
  const answerBy = addDays(today, ANSWERS);
  give('create', { warehouse: seeded.warehouse, suppliers: [...new Set(asked)], lines, notes, answerBy });
  if (last !== 'draft') give('send');
  return { document, suppliers: asked, lines, until: addDays(today, HOLDS) };
}

function answer(
  trading: Trading,
  { answers = [] }: Scene,
  { document, suppliers, lines, until }: Asked,
  at: string,
): void {
  const { model, staff } = trading;
  const give = (type: string, data: object): void =>
    model.must('quoteRequest', document, type, data, { by: staff.purchasing, at });
  for (const [step, how] of answers.entries()) {
    const supplier = suppliers[step];
    if (supplier === undefined || how === 'silent') continue;
    if (how === 'decline') give('decline', { supplier, note: '' });
    else give('answer', answerOf(trading, { supplier, lines, how, until }, at));
  }
}

/** The best offers get the order, which is placed; or nobody does. */
function end(trading: Trading, { end: last }: Scene, { document }: Asked, at: string): void {
  const { model, staff, calendar } = trading;
  const as = { by: staff.purchasing, at };
  if (last === 'closed') model.must('quoteRequest', document, 'close', { reason: 'priceTooHigh' }, as);
  const row = model.view.get('quoteRequest', document);
  if (last !== 'awarded' || !row) return;
  const lines = bestAward(compareOffers(model.view, row, calendar.day(Date.parse(at))));
  model.must('quoteRequest', document, 'award', { lines, keepPrices: false }, as);
  for (const { order } of model.view.get('quoteRequest', document)?.award?.orders ?? [])
    model.must('purchaseOrder', order, 'place', {}, as);
}

interface Answering {
  readonly supplier: string;
  readonly lines: readonly AskedLine[];
  readonly how: 'offer' | 'dearer';
  readonly until: string;
}

/** In the supplier's money: what the goods cost, or some more; whoever is dearer says what freight comes on top. */
function answerOf(
  { model, calendar }: Trading,
  { supplier, lines, how, until }: Answering,
  at: string,
): SupplierAnswer {
  const { currency = 'EUR', number = '' } = model.view.get('supplier', supplier) ?? {};
  const share = how === 'offer' ? 45 : 52;
  const rate = rateToBegin(model.view, currency, calendar.day(Date.parse(at))) ?? RATE_ONE;
  return {
    supplier,
    currency,
    reference: `Q-${number.slice(-3)}`,
    validUntil: until,
    freight: how === 'dearer' ? 350 : null,
    note: how === 'offer' ? 'Delivered free from 500 kg.' : '',
    files: [],
    lines: lines.map(({ id: line, product }, index) => {
      const price = model.view.get('product', product)?.price ?? 10_0000;
      return {
        line,
        price: Math.max(1, Math.round((price * share * RATE_ONE) / (100 * rate))),
        pack: 1000,
        code: `${number.slice(-3)}-${index + 1}`,
        minimum: 0,
        multiple: null,
        leadDays: how === 'offer' ? 21 : 10,
      };
    }),
  };
}
