/** Every currency of ISO 4217 that is paid with. */
const isoCodes = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF ' +
    'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
    'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR ' +
    'SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED ' +
    'VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

/** Signs that prices are written with, each with what it may stand for; the most usual one first. */
const signs: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    kr: 'SEK NOK DKK ISK',
    skr: 'SEK',
    nkr: 'NOK',
    dkr: 'DKK',
    '€': 'EUR',
    euro: 'EUR',
    $: 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP',
    us$: 'USD',
    c$: 'CAD',
    ca$: 'CAD',
    a$: 'AUD',
    au$: 'AUD',
    nz$: 'NZD',
    hk$: 'HKD',
    s$: 'SGD',
    nt$: 'TWD',
    mx$: 'MXN',
    r$: 'BRL',
    '£': 'GBP EGP',
    '¥': 'JPY CNY',
    rmb: 'CNY',
    '₹': 'INR',
    rs: 'INR PKR LKR',
    '₽': 'RUB',
    '₺': 'TRY',
    tl: 'TRY',
    '₴': 'UAH',
    '₩': 'KRW',
    '₪': 'ILS',
    '₫': 'VND',
    '฿': 'THB',
    '₱': 'PHP',
    '₦': 'NGN',
    '₸': 'KZT',
    '₾': 'GEL',
    zł: 'PLN',
    zl: 'PLN',
    kč: 'CZK',
    kc: 'CZK',
    ft: 'HUF',
    lei: 'RON',
    лв: 'BGN',
    fr: 'CHF',
    sfr: 'CHF',
    r: 'ZAR',
  }).map(([sign, codes]) => [sign, codes.split(' ')]),
);

/** Letters and signs of currencies among figures: `R$`, `kr.`, `Kč`. */
const words = /(?<![\p{L}\p{Sc}])[\p{L}\p{Sc}]+\.?(?![\p{L}\p{Sc}])/gu;

const meantBy = (word: string): readonly string[] => {
  const bare = word.replace(/\.$/, '');
  const code = bare.toUpperCase();
  return isoCodes.has(code) ? [code] : (signs.get(bare.toLowerCase()) ?? []);
};

/** Which currencies a text may be in, by its signs and codes, the most usual one first; none where it has none. [DI10] */
export const currenciesIn = (text: string): readonly string[] =>
  (text.match(words) ?? []).map(meantBy).find((codes) => codes.length > 0) ?? [];

/** The text without signs and codes of currencies. [DI10] */
export const withoutCurrency = (text: string): string =>
  text.replaceAll(words, (word) => (meantBy(word).length > 0 ? '' : word));

/**
 * The currency that a text names by code or sign; null if it names none. Of a sign that several use, it is that of
 * `own` if it is one of them.
 */
export function readCurrency(text: string, own: string): string | null {
  const asked = text.trim();
  const codes = meantBy(asked);
  return codes.includes(own) ? own : (codes[0] ?? null);
}

/** A currency that the head of a column names: `Price (EUR)`, `Pris SEK`. Signs are too short to tell. */
export const currencyOfHead = (head: string): string | undefined =>
  head.match(/\b[A-Z]{3}\b/g)?.find((word) => isoCodes.has(word)) ?? (/€/.test(head) ? 'EUR' : undefined);
