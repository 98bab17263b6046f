/** A request as an API client sends it. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** With the origin, without parameters that are left to fill in. */
  readonly url: string;
  /** The body of a POST. */
  readonly body?: unknown;
}

/** The languages that requests are shown in. */
export const sampleLanguages = ['curl', 'typescript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** A request to copy and run; the secret is read from the variable `LAGRA_SECRET`. [APC11] */
export const sampleOf = (language: SampleLanguage, request: SampleRequest): string =>
  ({ curl: curlOf, typescript: typescriptOf, python: pythonOf })[language](request);

function curlOf({ method, url, body }: SampleRequest): string {
  const parts = [`curl --fail-with-body ${shellText(url)}`, '--header "Authorization: Bearer $LAGRA_SECRET"'];
  if (method === 'POST')
    parts.push(
      "--header 'Content-Type: application/json'",
      `--data ${shellText(JSON.stringify(body, null, 2))}`,
    );
  return `${parts.join(' \\\n  ')}\n`;
}

/** In quotes that a shell reads nothing into. */
const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function typescriptOf({ method, url, body }: SampleRequest): string {
  const headers = ['authorization: `Bearer ${process.env.LAGRA_SECRET}`'];
  if (method === 'POST') headers.push("'content-type': 'application/json'");
  const lines = [
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    `  method: '${method}',`,
    `  headers: { ${headers.join(', ')} },`,
    ...(method === 'POST' ? [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`] : []),
    '});',
    'if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);',
    'console.log(await answer.json());',
  ];
  return `${lines.join('\n')}\n`;
}

function pythonOf({ method, url, body }: SampleRequest): string {
  const headers = ['"Authorization": f"Bearer {os.environ[\'LAGRA_SECRET\']}"'];
  if (method === 'POST') headers.push('"Content-Type": "application/json"');
  const lines = [
    'import json',
    'import os',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    ...(method === 'POST' ? [`    data=json.dumps(${indented(pythonText(body, 0), 4)}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(json.load(answer))',
  ];
  return `${lines.join('\n')}\n`;
}

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** A value as a literal of Python. */
function pythonText(value: unknown, depth: number): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = ' '.repeat(4 * (depth + 1));
  const parts = Array.isArray(value)
    ? value.map((one) => pythonText(one, depth + 1))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${pythonText(one, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${' '.repeat(4 * depth)}${close}`;
}
