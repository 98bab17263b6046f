import { parse } from 'libpg-query';

/** A node of PostgreSQL's parse tree, as `libpg-query` writes it: one key names its sort. */
type Node = Readonly<Record<string, unknown>>;

/** Which of its own tables a statement takes up, and where those of a company are not held to one. */
export interface Judged {
  /** The tables with a company that it reads or writes. */
  readonly tables: ReadonlySet<string>;
  /** Those among them that nothing binds to one company, sorted. */
  readonly unbound: readonly string[];
}

/**
 * Whether every table of a company that a statement names is held to one company: its `company_id` equals a parameter, a
 * constant or the transaction's own setting, or that of another table that is held. Then a database that is distributed by
 * company answers it at one place. Only what holds for every row counts: conditions joined by `and`. Throws what the
 * parser throws.
 */
export async function judgeStatement(text: string, companyTables: ReadonlySet<string>): Promise<Judged> {
  const { stmts = [] } = (await parse(text)) as { stmts?: readonly { stmt: Node }[] }; // the parser's own shape
  const judge = new Judge(companyTables);
  for (const { stmt } of stmts) judge.query(stmt, null);
  return judge.judged();
}

const COMPANY = 'company_id';
/** What stands for the one company. */
const ONE = 'one';

/** The names that a level of a query has brought in, each with the knot of its company. */
interface Scope {
  readonly outer: Scope | null;
  readonly names: Map<string, string | null>;
  readonly queries: Map<string, string | null>;
}

class Judge {
  readonly #tables: ReadonlySet<string>;
  readonly #knots: { readonly table: string; readonly knot: string }[] = [];
  readonly #parents = new Map<string, string>();
  #count = 0;

  constructor(tables: ReadonlySet<string>) {
    this.#tables = tables;
  }

  judged(): Judged {
    const unbound = this.#knots.filter(({ knot }) => this.#root(knot) !== this.#root(ONE));
    return {
      tables: new Set(this.#knots.map(({ table }) => table)),
      unbound: [...new Set(unbound.map(({ table }) => table))].sort(),
    };
  }

  /** Reads a statement or a query within one; the knot of the company of its rows, if they show it. */
  query(node: Node, outer: Scope | null): string | null {
    const [sort = '', body] = Object.entries(node)[0] ?? [];
    const of = body as Node; // what stands under the one key
    if (sort === 'SelectStmt') return this.#select(of, outer);
    if (sort === 'InsertStmt') return this.#insert(of, outer);
    if (sort === 'UpdateStmt' || sort === 'DeleteStmt') return this.#change(of, outer);
    this.#within(of, opened(outer));
    return null;
  }

  #select(of: Node, outer: Scope | null, self?: string): string | null {
    const scope = this.#opened(of, outer);
    if (of['op'] !== undefined && of['op'] !== 'SETOP_NONE') {
      const left = this.#select(of['larg'] as Node, scope);
      // A query that names itself goes on from the rows of its first half.
      if (self !== undefined && left !== null) this.#join(self, left);
      const right = this.#select(of['rarg'] as Node, scope);
      const sides = [left, right];
      if (left !== null && right !== null && this.#root(left) === this.#root(right)) return left;
      return sides.every((side) => side !== null && this.#root(side) === this.#root(ONE)) ? ONE : null;
    }
    for (const from of listOf(of['fromClause'])) this.#from(from, scope);
    this.#where(of['whereClause'], scope);
    const rest = { ...of, withClause: undefined, fromClause: undefined, whereClause: undefined };
    this.#within(rest, scope);
    return this.#shown(listOf(of['targetList']), scope);
  }

  /** The company that the rows show, by its own name or under a star. */
  #shown(targets: readonly Node[], scope: Scope): string | null {
    for (const target of targets) {
      const { name, val } = inner(target, 'ResTarget');
      const fields = columnOf(val as Node | undefined);
      const last = fields?.at(-1);
      if (name === COMPANY || (name === undefined && last === COMPANY))
        return this.#companyIn(val as Node, scope);
      if (last === '*') return this.#knotOf(fields?.length === 2 ? fields[0] : undefined, scope);
    }
    return null;
  }

  #insert(of: Node, outer: Scope | null): string | null {
    const scope = this.#opened(of, outer);
    const { relname } = of['relation'] as { relname: string };
    const knot = this.#take(relname);
    name(scope, of['relation'] as Node, relname, knot);
    name(scope, { alias: { aliasname: 'excluded' } }, 'excluded', knot);
    const at = listOf(of['cols']).findIndex((column) => inner(column, 'ResTarget')['name'] === COMPANY);
    const source = of['selectStmt'] as Node | undefined;
    if (source && knot !== null) this.#bindInserted(inner(source, 'SelectStmt'), at, knot, scope);
    else if (source) this.query(source, scope);
    const conflict = of['onConflictClause'] as Node | undefined;
    if (conflict) this.#within(conflict, scope);
    this.#within({ returningList: of['returningList'] }, scope);
    return knot;
  }

  /** Values, or the rows of a query, whose company stands in the place that the columns name. */
  #bindInserted(source: Node, at: number, knot: string, scope: Scope): void {
    const rows = listOf(source['valuesLists']);
    if (rows.length > 0) {
      const isOne = rows.every((row) => this.#isOne(listOf(inner(row, 'List')['items'])[at]));
      if (isOne) this.#join(knot, ONE);
      return this.#within(source, scope);
    }
    const level = this.#opened(source, scope);
    const shown = this.#select({ ...source, withClause: undefined }, level);
    const target = listOf(source['targetList'])[at];
    const value = target && (inner(target, 'ResTarget')['val'] as Node);
    if (this.#isOne(value)) this.#join(knot, ONE);
    else if (shown !== null) this.#join(knot, shown);
  }

  #change(of: Node, outer: Scope | null): string | null {
    const scope = this.#opened(of, outer);
    const { relname } = of['relation'] as { relname: string };
    const knot = this.#take(relname);
    name(scope, of['relation'] as Node, relname, knot);
    for (const from of [...listOf(of['fromClause']), ...listOf(of['usingClause'])]) this.#from(from, scope);
    this.#where(of['whereClause'], scope);
    this.#within({ targetList: of['targetList'], returningList: of['returningList'] }, scope);
    return knot;
  }

  /** A level of its own, with the queries that `with` names; these see one another in turn, and themselves. */
  #opened(of: Node, outer: Scope | null): Scope {
    const scope = opened(outer);
    const { ctes } = (of['withClause'] ?? {}) as { ctes?: readonly Node[] };
    for (const cte of ctes ?? []) {
      const { ctename, ctequery } = inner(cte, 'CommonTableExpr') as { ctename: string; ctequery: Node };
      const own = this.#knot();
      scope.queries.set(ctename, own);
      const knot =
        'SelectStmt' in ctequery
          ? this.#select(inner(ctequery, 'SelectStmt'), scope, own)
          : this.query(ctequery, scope);
      if (knot === null) scope.queries.set(ctename, null);
      else this.#join(own, knot);
    }
    return scope;
  }

  /** What `from` brings in. */
  #from(node: Node, scope: Scope): void {
    const [sort = '', body] = Object.entries(node)[0] ?? [];
    const of = body as Node; // what stands under the one key
    if (sort === 'RangeVar') return this.#table(of, scope);
    if (sort === 'RangeSubselect') {
      const knot = this.query(of['subquery'] as Node, scope);
      return name(scope, of, '', knot);
    }
    if (sort === 'JoinExpr') return this.#joined(of, scope);
    name(scope, of, '', null);
    this.#within(of, scope);
  }

  #table(of: Node, scope: Scope): void {
    const table = String(of['relname']);
    const query = of['schemaname'] === undefined ? queryNamed(table, scope) : undefined;
    name(scope, of, table, query === undefined ? this.#take(table) : query);
  }

  #joined(of: Node, scope: Scope): void {
    const before = new Set(scope.names.values());
    this.#from(of['larg'] as Node, scope);
    const left = [...scope.names.values()].filter((knot) => knot !== null && !before.has(knot));
    this.#from(of['rarg'] as Node, scope);
    const right = [...scope.names.values()].filter(
      (knot) => knot !== null && !before.has(knot) && !left.includes(knot),
    );
    const using = listOf(of['usingClause']).map((column) => inner(column, 'String')['sval']);
    const [first = null] = left;
    if (using.includes(COMPANY) && first !== null)
      for (const knot of right) if (knot !== null) this.#join(first, knot);
    this.#where(of['quals'], scope);
  }

  /** Takes what holds for every row; the rest is only searched for queries. */
  #where(node: unknown, scope: Scope): void {
    if (node === undefined) return;
    const of = node as Node; // a condition
    const and = inner(of, 'BoolExpr');
    if (and['boolop'] === 'AND_EXPR') for (const arg of listOf(and['args'])) this.#where(arg, scope);
    else {
      this.#equal(inner(of, 'A_Expr'), scope);
      this.#within(of, scope);
    }
  }

  #equal({ kind, name: operator, lexpr, rexpr }: Node, scope: Scope): void {
    const sign = listOf(operator).map((part) => inner(part, 'String')['sval'])[0];
    if (kind !== 'AEXPR_OP' || sign !== '=') return;
    const [left, right] = [lexpr, rexpr].map((side) => rowOf(side as Node));
    for (const [at, one] of (left ?? []).entries()) {
      const other = right?.[at];
      const knots = [one, other].map((side) => (side ? this.#companyIn(side, scope) : null));
      const [a = null, b = null] = knots;
      if (a !== null && b !== null) this.#join(a, b);
    }
  }

  /** The knot of a company: of the one, or of a table's. Null for any other value. */
  #companyIn(value: Node, scope: Scope): string | null {
    if (this.#isOne(value)) return ONE;
    const fields = columnOf(unwrapped(value));
    if (fields?.at(-1) !== COMPANY) return null;
    return this.#knotOf(fields.length > 1 ? fields.at(-2) : undefined, scope);
  }

  #isOne(value: Node | undefined): boolean {
    const bare = value && unwrapped(value);
    if (!bare) return false;
    return 'ParamRef' in bare || 'A_Const' in bare || isOwnCompany(bare);
  }

  /** Of the table under a name, here or further out; without a name of the only one that has a company. */
  #knotOf(alias: string | undefined, scope: Scope): string | null {
    for (let at: Scope | null = scope; at; at = at.outer) {
      if (alias !== undefined && at.names.has(alias)) return at.names.get(alias) ?? null;
      const known = [...at.names.values()].filter((knot) => knot !== null);
      const roots = new Set(known.map((knot) => this.#root(knot)));
      if (alias === undefined && known[0] !== undefined) return roots.size === 1 ? known[0] : null;
    }
    return null;
  }

  /** Queries wherever they stand. */
  #within(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.#within(one, scope);
    else if (typeof value === 'object' && value !== null)
      for (const [sort, inside] of Object.entries(value)) {
        if (/^(Select|Insert|Update|Delete)Stmt$/.test(sort)) this.query({ [sort]: inside }, scope);
        else this.#within(inside, scope);
      }
  }

  #take(table: string): string | null {
    if (!this.#tables.has(table)) return null;
    const knot = this.#knot();
    this.#knots.push({ table, knot });
    return knot;
  }

  #knot(): string {
    return `k${++this.#count}`;
  }

  #join(one: string, other: string): void {
    this.#parents.set(this.#root(one), this.#root(other));
  }

  #root(knot: string): string {
    let at = knot;
    for (let up = this.#parents.get(at); up !== undefined && up !== at; up = this.#parents.get(at)) at = up;
    return at;
  }
}

const opened = (outer: Scope | null): Scope => ({ outer, names: new Map(), queries: new Map() });

const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : []);

/** What a node of this sort holds; nothing for any other. */
const inner = (node: Node, sort: string): Node => (node[sort] ?? {}) as Node;

function name(scope: Scope, of: Node, otherwise: string, knot: string | null): void {
  const { aliasname = otherwise } = (of['alias'] ?? {}) as { aliasname?: string };
  scope.names.set(aliasname === '' ? ` ${scope.names.size}` : aliasname, knot);
}

function queryNamed(query: string, scope: Scope): string | null | undefined {
  for (let at: Scope | null = scope; at; at = at.outer)
    if (at.queries.has(query)) return at.queries.get(query) ?? null;
  return undefined;
}

/** Without the casts around it. */
function unwrapped(value: Node): Node {
  const cast = value['TypeCast'] as { arg: Node } | undefined;
  return cast ? unwrapped(cast.arg) : value;
}

/** The fields of a column's name; `*` for a star. */
function columnOf(value: Node | undefined): string[] | undefined {
  const column = value?.['ColumnRef'] as { fields: readonly Node[] } | undefined;
  return column?.fields.map((field) => ('A_Star' in field ? '*' : String(inner(field, 'String')['sval'])));
}

/** The parts of a row; a value alone is a row of one. */
function rowOf(value: Node): readonly Node[] {
  return 'RowExpr' in value ? listOf(inner(value, 'RowExpr')['args']) : [value];
}

/** The setting that row-level security reads. */
const isOwnCompany = (value: Node): boolean =>
  !('SubLink' in value) && JSON.stringify(value).includes('"app.company_id"');
