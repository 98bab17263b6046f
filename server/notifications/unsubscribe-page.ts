import { escapeHtml } from '#server/mail/letter.ts';
import type { Language } from '#model/values/languages.ts';

interface Unsubscribing {
  readonly language: Language;
  /** What it is about, as HTML. */
  readonly names: readonly string[];
  readonly isDaily: boolean;
  readonly isDone: boolean;
  /** The page of the settings. */
  readonly settings: string;
  /** Where the form is posted. */
  readonly action: string;
}

const words = {
  en: {
    asks: 'End these mails?',
    done: 'These mails have ended',
    atOnce: 'Mails at once about:',
    daily: 'In the mail of the day:',
    end: 'End them',
    rest: 'Your inbox stays as it is.',
    settings: 'All notification settings',
  },
  sv: {
    asks: 'Vill du avsluta de här mejlen?',
    done: 'De här mejlen är avslutade',
    atOnce: 'Mejl direkt om:',
    daily: 'I dagens mejl:',
    end: 'Avsluta dem',
    rest: 'Din inkorg är kvar som den är.',
    settings: 'Alla inställningar för aviseringar',
  },
};

const style = `body{margin:0;padding:3rem 1.25rem;font:1rem/1.5 Inter,Arial,sans-serif;color:#1d2530;background:#f4f6f8}
main{max-width:34rem;margin:0 auto;padding:2rem;background:#fff;border:1px solid #d5dae0;border-radius:.5rem}
h1{margin:0 0 1rem;font-size:1.375rem}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:.375rem;background:#0b6f9e;color:#fff;cursor:pointer}
a{color:#0b6f9e}:focus-visible{outline:3px solid #0b6f9e;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#e6eaef;background:#10141a}main{background:#181d25;border-color:#323a46}a{color:#6cc3ec}:focus-visible{outline-color:#6cc3ec}}`;

/** A page of its own, which works without scripts and without a session. */
export function unsubscribePage({
  language,
  names,
  isDaily,
  isDone,
  settings,
  action,
}: Unsubscribing): string {
  const said = words[language];
  const title = isDone ? said.done : said.asks;
  const form = isDone
    ? ''
    : `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${said.end}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Lagra</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
<p>${isDaily ? said.daily : said.atOnce} <strong>${names.join(', ')}</strong></p>
${form}
<p>${said.rest}</p>
<p><a href="${escapeHtml(settings)}">${said.settings}</a></p>
</main></body>
</html>
`;
}
