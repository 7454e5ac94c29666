// Reads one pack for its editor: `node --import tsx test/domain/writer/lint-pack.ts bakery`.
import type { Pack } from '../../../server/domain/writer/library/idea.ts';
import { faultsOfPack, looseLeadsOf, mixOf, textsOf } from './lint-idea.ts';

const [name] = process.argv.slice(2);
const { default: pack } = (await import(
  new URL(`../../../server/domain/writer/packs/${name}/index.ts`, import.meta.url).href
)) as { default: Pack };
const faults = [...faultsOfPack(pack), ...looseLeadsOf(pack)];
const words = pack.ideas.flatMap(textsOf).reduce((sum, [, text]) => sum + text.split(/\s+/).length, 0);
console.log(faults.join('\n'));
console.log(
  pack.ideas.length,
  'ideas,',
  Math.round(words / pack.ideas.length),
  'words each,',
  faults.length,
  'faults',
);
console.log(JSON.stringify(mixOf(pack)));
