import { randomUUID } from 'node:crypto';
import type { ShippedPackage } from './shipped-packages.ts';

/** The project itself, as its package.json says. */
interface Project {
  readonly name: string;
  readonly version: string;
}

/**
 * What is shipped, as CycloneDX 1.5. Not by `npm sbom`: with `--omit=dev` it leaves out what packages of development ask
 * for as well, and without it refuses to list anything where one of these is not content.
 */
export function billOfMaterials(project: Project, packages: readonly ShippedPackage[], now: string) {
  const components = new Map(packages.map((one) => [purlOf(one), componentOf(one)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now,
      component: { type: 'application', ...named(project) },
    },
    components: [...components.values()],
  };
}

const componentOf = (one: ShippedPackage) => ({
  type: 'library',
  ...named(one),
  licenses: [{ license: { name: one.licence } }],
});

const named = ({ name, version }: Project) => {
  const purl = purlOf({ name, version });
  return { 'bom-ref': purl, name, version, purl };
};

const purlOf = ({ name, version }: Project): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
