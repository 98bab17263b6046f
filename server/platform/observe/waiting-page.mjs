import { createHash } from 'node:crypto';
import { stepText, waitingWords } from './waiting-words.mjs';

const style = `
:root { color-scheme: light dark; --ground: #f4f6f8; --text: #1d2733; --faint: #52606d; --line: #8ba0b5 }
@media (prefers-color-scheme: dark) { :root { --ground: #10161d; --text: #e6ebf0; --faint: #a3b1bf; --line: #5d7084 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px }
p { margin: 0 0 16px; color: var(--faint) }
[role=status] { color: var(--text); border-top: 2px solid var(--line); padding-top: 16px; white-space: pre-line; min-height: 3em }`;

/** Asks what the start is at, and opens the page at this address once it is done. */
const script = `
const status = document.querySelector('[role=status]');
async function ask() {
  try {
    const answer = await fetch('/api/ready/', { cache: 'no-store', headers: { 'accept-language': document.documentElement.lang } });
    if (answer.ok) return location.reload();
    const { steps = [] } = await answer.json();
    const said = steps.map(({ text }) => text).join('\\n');
    if (said !== '' && said !== status.textContent) status.textContent = said;
  } catch {
    // Between the launcher and the server nobody listens for a moment.
  }
  setTimeout(ask, 1000);
}
setTimeout(ask, 1000);`;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but what stands in the page, and questions to where it came from. */
export const waitingPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that is shown while a start is under way; it needs no other file. */
export function waitingPage(language, steps) {
  const { title, text } = waitingWords[language];
  const said = steps.map((step) => stepText(step, language)).join('\n');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
    <noscript><meta http-equiv="refresh" content="5"></noscript>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      <div role="status">${said}</div>
    </main>
    <script>${script}</script>
  </body>
</html>
`;
}
