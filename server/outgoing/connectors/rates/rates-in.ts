import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { contracts, type WrittenRate } from '#server/untrusted/contracts.ts';
import { readApart } from '#server/untrusted/readers.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';

/** The rates of a file, read apart from the server. Throws `ConnectorFault` where there are none. [SGR1] */
export async function ratesIn(
  { company }: Pick<ConnectorContext, 'company'>,
  content: Buffer,
  host: string,
): Promise<readonly WrittenRate[]> {
  const rates = await found(company, content, host);
  if (rates.length > 0) return rates;
  const answer = content.toString('utf8').trimStart().slice(0, 80).replaceAll(/\s+/g, ' ');
  throw new ConnectorFault('connectorAnswer', { params: { host, answer } });
}

async function found(company: number, content: Buffer, host: string): Promise<readonly WrittenRate[]> {
  try {
    const { parts } = await readApart('rates', { company, content, ask: {} });
    return parts.flatMap((part) => contracts.rates.part.parse(JSON.parse(part.toString())));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, params } = error.refusal;
    throw new ConnectorFault('connectorAnswer', {
      params: { host, answer: String(params?.['answer'] ?? code) },
    });
  }
}
