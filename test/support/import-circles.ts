// Circles of imports. Types count, as they tie files together as well; what is loaded late does not.
import type { Edge } from './source.ts';

/** @returns one circle of each knot of files that import each other, its first file again at the end; sorted */
export function findCircles(edges: readonly Edge[]): string[][] {
  const imports = new Map<string, string[]>();
  for (const edge of edges)
    if (!edge.isLate && !isOwnEntity(edge))
      imports.set(edge.from, [...(imports.get(edge.from) ?? []), edge.to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of [...imports.keys()].sort()) follow(file, []);
  return circles;
}

/** The SQL of an entity names the type of the rows that its rules work with, which call it. */
function isOwnEntity({ from, to, typeOnly }: Edge): boolean {
  return typeOnly && from.replace(/\.repo\.ts$/, '.ts') === to;
}
