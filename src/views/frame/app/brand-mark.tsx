/** The product name, the same in every language. */
export const PRODUCT_NAME = 'Lagra';

/** The logo: an L holding a box. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path
        d="M9 8v13.5a1.5 1.5 0 0 0 1.5 1.5H23"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <rect x="14" y="8.5" width="9" height="9" rx="2" fill="var(--on-primary)" />
    </svg>
  );
}
