import type { Logo } from '#model/areas/setup/company/company.facts.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from './model-context.tsx';

interface CompanyLogoProps {
  readonly logo: Logo;
  /** What it stands for, where its name does not stand beside it. */
  readonly name?: string;
}

/** The company's logo, kept by the browser once seen. [LOGO3] */
export function CompanyLogo({ logo: { hash, width, height }, name = '' }: CompanyLogoProps) {
  const { company } = useModel();
  const { files } = useApp();
  return (
    <img className="company-logo" src={files.logo(company, hash)} width={width} height={height} alt={name} />
  );
}
