import { textsOfConnector } from '#words/connectors.ts';
import type { ConnectorTexts } from '#words/connectors/connector-texts.ts';
import type { Text } from '#words/text.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** The words of a connector in the reader's language; names stand for what has no words. */
export function useConnectorWords() {
  const language = useLanguage();
  const said = (text: Text | undefined, otherwise: string): string => text?.[language] ?? otherwise;
  const of = (connector: string): Partial<ConnectorTexts> => textsOfConnector(connector) ?? {};
  return {
    name: (connector: string) => said(of(connector).name, connector),
    about: (connector: string) => said(of(connector).about, ''),
    other: (connector: string) => said(of(connector).other, connector),
    before: (connector: string) => said(of(connector).before, ''),
    label: (connector: string, field: string) => said(of(connector).labels?.[field], field),
    hint: (connector: string, field: string) => of(connector).hints?.[field]?.[language],
    option: (connector: string, field: string, option: string) =>
      said(of(connector).options?.[`${field}.${option}`], option),
    flow: (connector: string, flow: string) => said(of(connector).flows?.[flow], flow),
  };
}
