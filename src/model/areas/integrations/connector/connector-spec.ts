import type { TableName } from '#model/engine/rows.ts';

/** Where a connector stands among the others when they are browsed. */
export const connectorCategories = ['shop', 'accounting', 'files', 'rates', 'mail', 'printing'] as const;
export type ConnectorCategory = (typeof connectorCategories)[number];

/** The steps of setting up in which a field is asked for. */
export type FieldStep = 'credentials' | 'mapping' | 'direction';

interface FieldBase {
  readonly name: string;
  /** Credentials by default. */
  readonly step?: FieldStep;
  /** Empty is allowed. */
  readonly optional?: true;
}

/** A field of the settings; the form is generated from it. Labels and hints are in the connector's words. */
export type SettingField = FieldBase &
  (
    | {
        readonly is: 'text';
        readonly most?: number;
        readonly pattern?: RegExp;
        readonly initial?: string;
        /** It names whom the connection leads to. */
        readonly leads?: true;
      }
    /** Written and never read back. */
    | { readonly is: 'secret' }
    /** https, a host on the internet. */
    | { readonly is: 'address'; readonly initial?: string }
    /** A host name or address, without a scheme. */
    | { readonly is: 'host' }
    /** Whole. */
    | { readonly is: 'number'; readonly least: number; readonly most: number; readonly initial?: number }
    /** Of a host. Connections go to the usual ones, and to those that the operator lets through besides. */
    | { readonly is: 'port'; readonly usual: readonly number[]; readonly initial: number }
    | { readonly is: 'yesNo'; readonly initial: boolean }
    /** Options have words of their own. */
    | { readonly is: 'choice'; readonly options: readonly string[]; readonly initial: string }
    /** A record of the company, by its id. */
    | { readonly is: 'record'; readonly table: TableName }
  );

/** One thing that flows, and which way. */
export interface ConnectorFlow {
  /** `orders`; has words of its own. */
  readonly name: string;
  readonly direction: 'in' | 'out';
  /** The kinds of documents of Lagra that it is about. */
  readonly kinds: readonly string[];
  /** What the connection has to be allowed for it. */
  readonly permissions: readonly string[];
}

/** What is known of a connector without reaching anything: for its card, its form and its words. */
export interface ConnectorSpec {
  /** `csvFolder`; part of addresses, so it never changes. */
  readonly name: string;
  readonly category: ConnectorCategory;
  readonly settings: readonly SettingField[];
  readonly flows: readonly ConnectorFlow[];
  /** Tables come in, whose columns are mapped as those of an imported file. */
  readonly mapsTables?: true;
  /** What it was tried against: the real thing, or a server that answers as its documentation says. Cards say so. */
  readonly triedAgainst: 'itself' | 'documentation';
  /** Minutes between two pulls, unless its settings have `every`; 15 by default. */
  readonly every?: number;
  /** At most one of a company is connected. */
  readonly single?: true;
  /** What else it does where it is connected. */
  readonly offers?: 'mail' | 'print';
}
