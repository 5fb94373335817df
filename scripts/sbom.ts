/**
 * Prints the packages that the product needs at run time, with their licences (CycloneDX). `npm sbom --omit dev` leaves out those that
 * one of our tools needs, too, such as zod (npm/cli issue 7909), so we ask for all and leave out the tools ourselves.
 */
import { execFileSync } from 'node:child_process';

interface Component {
  'bom-ref': string;
  properties?: { name: string; value: string }[];
}
interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const all: Bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
);
const isTool = ({ properties = [] }: Component) => properties.some(({ name }) => name === 'cdx:npm:package:development');
const components = all.components.filter(component => !isTool(component));
const refs = new Set([all.metadata.component, ...components].map(component => component['bom-ref']));
const dependencies = all.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => refs.has(one)) }));
console.log(JSON.stringify({ ...all, components, dependencies }, null, 2));
