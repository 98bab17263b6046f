/** What there was of a product in all, thousandths, and what it was worth, minor units. */
export interface ProductWorth {
  readonly product: string;
  readonly quantity: number;
  readonly value: number;
}

/** What there was of a product in a warehouse, thousandths; null: on its way between warehouses. */
export interface WarehouseStock {
  readonly product: string;
  readonly warehouse: string | null;
  readonly quantity: number;
}

/** The same with its share of the product's value: the average is one for all warehouses. */
export interface WorthLine extends WarehouseStock {
  /** Minor units. */
  readonly value: number;
}

/**
 * The value of each product by warehouse: quantity there × the company's average, in whole minor units that add up to
 * the product's value exactly. [ST18]
 */
export function worthLines(
  worth: readonly ProductWorth[],
  stock: readonly WarehouseStock[],
): readonly WorthLine[] {
  const byProduct = new Map<string, WarehouseStock[]>();
  for (const line of stock) {
    const lines = byProduct.get(line.product);
    if (lines) lines.push(line);
    else byProduct.set(line.product, [line]);
  }
  const lines = worth.flatMap(({ product, value }) => {
    const here = byProduct.get(product) ?? [{ product, warehouse: null, quantity: 0 }];
    byProduct.delete(product);
    const shares = shared(
      value,
      here.map(({ quantity }) => quantity),
    );
    return here.map((line, index) => ({ ...line, value: shares[index] ?? 0 }));
  });
  const worthless = [...byProduct.values()].flat().map((line) => ({ ...line, value: 0 }));
  return [...lines, ...worthless];
}

/**
 * An amount in parts by quantity, each rounded down, and what is left over given one by one to the parts that lost most.
 * Source: largest remainder (Hamilton). Parts that cancel out leave it all to the first.
 */
export function shared(amount: number, quantities: readonly (number | bigint)[]): number[] {
  if (quantities.length === 1) return [amount];
  const total = quantities.reduce((sum: bigint, one) => sum + BigInt(one), 0n);
  if (total <= 0n) return quantities.map((_, index) => (index === 0 ? amount : 0));
  const parts = quantities.map((quantity) => {
    const exact = BigInt(amount) * BigInt(quantity);
    const lost = ((exact % total) + total) % total;
    return { whole: Number((exact - lost) / total), lost };
  });
  const left = parts.reduce((sum, { whole }) => sum - whole, amount);
  const raised = new Set(parts.toSorted((a, b) => Number(b.lost - a.lost)).slice(0, left));
  return parts.map((part) => part.whole + (raised.has(part) ? 1 : 0));
}
