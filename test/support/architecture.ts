// The rules that keep the tree's parts apart, as a table. A rule about imports judges one edge; a rule about text
// judges the code of one file, comments left out.

import { CHANNEL_TYPES, type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { findCircles } from './import-circles.ts';
import { type Edge, isFile, listEdges, type Source, stripComments } from './source.ts';

interface ImportRule {
  name: string;
  why: string;
  refuses(edge: Edge): boolean;
}

interface TextRule {
  name: string;
  why: string;
  applies(path: string): boolean;
  pattern: RegExp;
  /** Passages that the rule does not concern. */
  ignores?: RegExp;
}

/** Areas of server/domain; a file imports only areas with a smaller number. Equal numbers do not know each other. */
const AREA_RANK: Readonly<Record<string, number>> = {
  events: 0,
  lists: 0,
  audit: 0.5,
  letters: 0.5,
  accounts: 1,
  business: 2,
  members: 2.5,
  channels: 3,
  media: 4,
  design: 4.5,
  learning: 5,
  evidence: 5.5,
  audience: 5,
  writer: 6,
  content: 6,
  models: 6.5,
  billing: 7,
  notifications: 7,
  support: 7,
  email: 8,
  ads: 8,
  forms: 9,
  automations: 9.5,
  feeds: 9,
  analytics: 9,
  strategy: 10,
  autopilot: 11,
  attention: 12,
  reports: 12,
  admin: 12,
};

/** Files that may read the clock or make randomness although they are not the kernel; each with its reason. */
const CLOCK_AND_CHANCE = /^server\/kernel\//;

/** The only files that know platforms by name: descriptors, connectors and their words, marks, and constants and texts of the spec. */
const PLATFORM_FILES =
  /^server\/contract\/((channels|constants)\/|texts\.ts$)|^server\/connectors\/(channels|vendors)\/|^server\/sentences\/networks\.ts$|^views\/components\/(icon-names\.ts|marks\/)|^server\/.*-data\.ts$/;

/** What platforms are called, in code and on the screen. */
const PLATFORM_NAMES = CHANNEL_TYPES.flatMap((type) => {
  const { name, aliases, delivery } = channelOf(type);
  // What mail is called is also the name of a screen.
  return delivery === 'mail' ? [] : [type, name, ...aliases];
});
/** Types with another meaning: these are refused only where they stand for a channel. */
const ORDINARY_WORDS = ['x', 'email'] satisfies ChannelType[];

/** Areas whose rows are businesses, or belong to an account or to the server. */
const ROWS_OF_NO_BUSINESS = ['accounts', 'admin', 'billing', 'business', 'events', 'letters', 'support'];

/** Tables of data may be as long as their data. */
const DATA_TABLES =
  /^server\/contract\/constants\/|^server\/domain\/writer\/packs\/|-data\.ts$|^views\/components\/icon-names\.ts$|^server\/screens\/registry\.ts$/;
const MOST_LINES = 350;

const isOurs = (path: string) => /^(server|views|islands|migrations|test)\//.test(path);
const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const areaOf = (path: string) => /^server\/domain\/([^/]+)\//.exec(path)?.[1];
const islandOf = (path: string) => /^islands\/([^/]+)\//.exec(path)?.[1];
const isRepo = (path: string) => path.endsWith('.repo.ts');

/** What an area shows: its index.ts, or before it has one, any file that holds no SQL. */
function isAreaDoor(path: string): boolean {
  const index = `server/domain/${areaOf(path)}/index.ts`;
  return path === index || (!isFile(index) && !isRepo(path));
}

/** Server parts that a browser part must not see, and the other way round, are all said as "may import only". */
function only(from: RegExp, to: RegExp): (edge: Edge) => boolean {
  return (edge) => from.test(edge.from) && !to.test(edge.to);
}

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'contract-is-pure',
    why: 'server/contract imports only valibot and itself',
    refuses: only(/^server\/contract\//, /^(valibot$|server\/contract\/)/),
  },
  {
    name: 'kernel-is-at-the-bottom',
    why: 'server/kernel imports nothing of ours',
    refuses: only(/^server\/kernel\//, /^(node:|server\/kernel\/)/),
  },
  {
    name: 'sentences-are-low',
    why: 'server/sentences imports the contract, the kernel and itself',
    refuses: only(/^server\/sentences\//, /^server\/(contract|kernel|sentences)\//),
  },
  {
    name: 'islands-see-no-server',
    why: 'islands import the contract, islands/runtime, views/components and the browser packages',
    refuses: only(
      /^islands\//,
      /^(server\/contract\/|islands\/|views\/components\/|(react|react-dom|jotai|valibot|@floating-ui\/[\w-]+)($|\/))/,
    ),
  },
  {
    name: 'islands-do-not-meet',
    why: 'an island imports its own folder and islands/runtime; only the registry knows all of them',
    refuses: ({ from, to }) => {
      const island = islandOf(from);
      const other = islandOf(to);
      return island !== undefined && island !== 'runtime' && to.startsWith('islands/')
        ? other !== island && other !== 'runtime'
        : island === 'runtime' && other !== undefined && other !== 'runtime';
    },
  },
  {
    name: 'views-are-pure',
    why: 'views import the contract, views, React, and of islands only what <Island of> takes; views/island.tsx is the border',
    refuses: ({ from, to }) =>
      only(
        /^views\//,
        /^(server\/contract\/|views\/|islands\/[^/]+\/index\.tsx$|react($|\/))/,
      )({ from, to, typeOnly: false, isLate: false }) &&
      !(from === 'views/island.tsx' && to.startsWith('islands/')) &&
      !(/^views\/(island|drawn-once)\.tsx$/.test(from) && to === 'react-dom/server'),
  },
  {
    name: 'server-has-no-islands',
    why: 'the server knows islands only through views',
    refuses: ({ from, to }) => from.startsWith('server/') && to.startsWith('islands/'),
  },
  {
    name: 'knex-in-repos',
    why: 'knex appears in *.repo.ts, server/db and migrations only',
    refuses: ({ from, to }) =>
      /^knex($|\/)/.test(to) && !isRepo(from) && !/^(server\/db|migrations)\//.test(from),
  },
  {
    name: 'drivers-in-db',
    why: 'database drivers appear in server/db only',
    refuses: ({ from, to }) => /^(pg|node:sqlite)($|\/)/.test(to) && !from.startsWith('server/db/'),
  },
  {
    name: 'domain-stays-inside',
    why: 'a domain area imports the contract, the kernel, sentences, unit-of-work (repos: server/db), itself and lower areas',
    refuses: ({ from, to }) =>
      areaOf(from) !== undefined &&
      isOurs(to) &&
      !/^server\/(contract|kernel|sentences|domain)\//.test(to) &&
      to !== 'server/db/unit-of-work.ts' &&
      !(isRepo(from) && to.startsWith('server/db/')),
  },
  {
    name: 'domain-has-no-world',
    why: 'no HTTP, no React, no files and no network in the domain: what it needs from outside it declares as an interface',
    refuses: ({ from, to }) =>
      areaOf(from) !== undefined &&
      /^(react|react-dom|koa|@koa|nodemailer|pino|node:(https?|http2|net|tls|dgram|dns|fs|child_process))($|\/|-)/.test(
        to,
      ),
  },
  {
    name: 'domain-areas-are-layered',
    why: 'an area imports lower areas only; a reaction upwards goes through an event row',
    refuses: ({ from, to }) => {
      const [area, other] = [areaOf(from), areaOf(to)];
      if (area === undefined || other === undefined || area === other) {
        return false;
      }
      return (AREA_RANK[other] ?? Number.POSITIVE_INFINITY) >= (AREA_RANK[area] ?? -1);
    },
  },
  {
    name: 'domain-through-its-door',
    why: 'other parts import an area by its index.ts',
    refuses: ({ from, to }) => areaOf(to) !== undefined && areaOf(to) !== areaOf(from) && !isAreaDoor(to),
  },
  {
    name: 'connectors-know-no-tables',
    why: 'connectors import the contract, the kernel, the sentences and each other; of the domain only the types they implement',
    refuses: ({ from, to, typeOnly }) =>
      inFolder('server/connectors')(from) &&
      isOurs(to) &&
      !/^server\/(contract|kernel|sentences|connectors)\//.test(to) &&
      !(typeOnly && areaOf(to) !== undefined) &&
      !(isRepo(from) && to.startsWith('server/db/')),
  },
  {
    name: 'pictures-know-no-tables',
    why: 'server/pictures imports the contract, the kernel and itself; of the domain only the types that it implements',
    refuses: ({ from, to, typeOnly }) =>
      inFolder('server/pictures')(from) &&
      isOurs(to) &&
      !/^server\/(contract|kernel|pictures)\//.test(to) &&
      !(typeOnly && areaOf(to) !== undefined),
  },
  {
    name: 'platforms-do-not-meet',
    why: 'a platform imports its own folder and the connector contract; only the registry knows all of them',
    refuses: ({ from, to }) => {
      const platform = (path: string) =>
        /^server\/connectors\/(?:channels|services)\/([^/]+)\//.exec(path)?.[1];
      return platform(from) !== undefined && platform(to) !== undefined && platform(from) !== platform(to);
    },
  },
  {
    name: 'callers-use-the-domain',
    why: 'api, pages, screens and jobs import domain indexes; connectors, configuration and connections are given to them',
    refuses: ({ from, to, typeOnly }) =>
      /^server\/(api|pages|screens|jobs)\//.test(from) &&
      !typeOnly &&
      (/^server\/(connectors|config|cli|compose|main)(\/|\.ts$)/.test(to) ||
        (to.startsWith('server/db/') && to !== 'server/db/unit-of-work.ts' && !isRepo(from))),
  },
  {
    name: 'composed-in-one-place',
    why: 'what others need of compose.ts is an interface of their own: only main.ts and the commands import it',
    refuses: ({ from, to }) => to === 'server/compose.ts' && !/^server\/(main\.ts$|cli\/)/.test(from),
  },
  {
    name: 'migrations-are-frozen',
    why: 'a migration imports nothing of ours but its own table of data; the index imports the migrations',
    refuses: ({ from, to }) =>
      from.startsWith('migrations/') &&
      isOurs(to) &&
      to !== from.replace('.ts', '-data.ts') &&
      !(from === 'migrations/index.ts' && to.startsWith('migrations/')),
  },
];

export const TEXT_RULES: readonly TextRule[] = [
  {
    name: 'one-outbound-fetch',
    why: 'server/connectors/http.ts is the only outbound fetch',
    applies: (path) => path.startsWith('server/') && path !== 'server/connectors/http.ts',
    pattern: /(?<![\w.])fetch\(|globalThis\.fetch|\bhttps?\.(request|get)\(/,
  },
  {
    name: 'one-clock',
    why: 'server/kernel/clock.ts is the only source of now',
    applies: (path) => path.startsWith('server/') && !CLOCK_AND_CHANCE.test(path),
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bTemporal\.Now\b/,
  },
  {
    name: 'one-source-of-chance',
    why: 'ids and randomness come from server/kernel',
    applies: (path) => path.startsWith('server/') && !CLOCK_AND_CHANCE.test(path),
    pattern: /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\brandomInt\b|\bgetRandomValues\b/,
  },
  {
    name: 'no-folder-scan',
    why: 'registries are literal lists: nothing scans folders at run time',
    // What people have put in is found by looking.
    applies: (path) =>
      path.startsWith('server/') && !path.startsWith('server/connectors/services/media-store/'),
    pattern: /\b(readdir|opendir|glob)(Sync)?\(/,
  },
  {
    name: 'no-platform-names',
    why: 'generic code never names a platform',
    applies: (path) => /^(server|views|islands)\//.test(path) && !PLATFORM_FILES.test(path),
    // The documentation's example bodies have to name some channel.
    ignores: /^export const \w+_EXAMPLES?\b[\s\S]*?;$/gm,
    pattern: new RegExp(
      [
        ...PLATFORM_NAMES.filter((name) => !ORDINARY_WORDS.some((word) => word === name.toLowerCase())),
        `(?:channelOf\\(|(?:channel|platform): |(?:channel|platform|type) [!=]== |\\?\\? )'(?:${ORDINARY_WORDS.join('|')})'`,
      ].join('|'),
      'i',
    ),
  },
  {
    name: 'rows-of-a-business',
    why: 'a row of a business is found with its business, or by a function that says OfAnyBusiness',
    applies: (path) => path.endsWith('.repo.ts') && !ROWS_OF_NO_BUSINESS.includes(areaOf(path) ?? ''),
    pattern: /\bfind(?!\w*OfAnyBusiness)\w*\(\s*q: Query,\s*id: number/,
  },
  {
    name: 'screens-are-loaders',
    why: 'server/screens holds the registry and the loaders; what loaders share is in its parts/',
    applies: (path) => /^server\/screens\/(?!registry\.ts$)[^/]+$/.test(path),
    pattern: /^export (?!(async )?function load[A-Z])/m,
  },
  {
    name: 'forms-name-their-business',
    why: 'a form that writes is <Form> of views/components/form.tsx, which says which business the page shows',
    applies: (path) => /^(views|islands)\//.test(path) && path !== 'views/components/form.tsx',
    pattern: /\bmethod="post"|\bmethod: 'post'/,
  },
  {
    name: 'islands-only-through-island',
    why: 'a view hands an island to <Island of={...}> and never renders it itself',
    applies: (path) => path.startsWith('views/'),
    // The name under which an island comes in, used later as an element.
    pattern: /\bimport\s+\{?\s*(?:default as )?(\w+)\s*\}?\s+from\s+'[^']*\/islands\/[^']*'[\s\S]*<\1[\s/>]/,
  },
];

/** @returns one line per violation: rule, file, what it found, why it matters. Empty when the tree keeps its shape. */
export function listViolations(sources: readonly Source[]): string[] {
  const each = sources.flatMap((source) => [
    ...listEdges(source).flatMap(judgeEdge),
    ...judgeText(source),
    ...judgeArea(source),
    ...judgeLength(source),
  ]);
  return [...each, ...judgeCircles(sources)];
}

function judgeCircles(sources: readonly Source[]): string[] {
  return findCircles(sources.flatMap(listEdges)).map(
    (circle) =>
      `no-import-circles: ${circle.join(' -> ')} (what imports itself, be it for a type, cannot be read by itself)`,
  );
}

function judgeEdge(edge: Edge): string[] {
  const broken = IMPORT_RULES.filter((rule) => rule.refuses(edge));
  return broken.map(({ name, why }) => `${name}: ${edge.from} -> ${edge.to} (${why})`);
}

function judgeText({ path, text }: Source): string[] {
  const code = stripComments(text);
  return TEXT_RULES.filter(({ applies }) => applies(path)).flatMap(({ name, why, pattern, ignores }) => {
    const judged = ignores ? code.replace(ignores, (passage) => passage.replace(/[^\n]/g, ' ')) : code;
    const found = pattern.exec(judged);
    const line = code.slice(0, found?.index).split('\n').length;
    return found ? [`${name}: ${path}:${line} -> ${found[0].split('\n')[0]} (${why})`] : [];
  });
}

function judgeArea({ path }: Source): string[] {
  const area = areaOf(path);
  const isKnown = area === undefined || area in AREA_RANK;
  return isKnown
    ? []
    : [`areas-are-listed: ${path} -> ${area} (every area has its place in the order of layers)`];
}

function judgeLength({ path, text }: Source): string[] {
  const lines = text.split('\n').length - 1;
  const isShort = lines <= MOST_LINES || DATA_TABLES.test(path);
  return isShort
    ? []
    : [`files-are-short: ${path} -> ${lines} lines (at most ${MOST_LINES}, tables of data exempt)`];
}
