// A post must not say the same thing twice.
const SMALL = new Set(
  'the a an and or of to in on at for with from by as is are was were be been it its this that these those you your we our us they them their what when where how why not no but if then than so do does can will would have has had one more most out up into over there here who which all any some just only'.split(
    ' ',
  ),
);
const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

interface Said {
  readonly block: number;
  readonly big: ReadonlySet<string>;
  readonly runs: ReadonlySet<string>;
}

function sayings(blocks: readonly string[]): Said[] {
  return blocks.flatMap((text, block) =>
    text.split(/(?<=[.!?:;])\s+|\n+/).map((sentence) => {
      const tokens = tokensOf(sentence);
      const runs = tokens
        .map((_, at) => tokens.slice(at, at + 4))
        .filter((run) => run.length === 4 && run.filter((word) => !SMALL.has(word)).length >= 2);
      return {
        block,
        big: new Set(tokens.filter((word) => word.length > 2 && !SMALL.has(word))),
        runs: new Set(runs.map((run) => run.join(' '))),
      };
    }),
  );
}

/** How often a sentence of one block is said again in another: nearly the same words, or four of them running. */
export function countEchoes(blocks: readonly string[]): number {
  const said = sayings(blocks);
  let echoes = 0;
  for (const [at, one] of said.entries())
    for (const other of said.slice(at + 1)) if (one.block !== other.block && isEcho(one, other)) echoes++;
  return echoes;
}

function isEcho(one: Said, other: Said): boolean {
  const shared = [...one.big].filter((word) => other.big.has(word)).length;
  const least = Math.min(one.big.size, other.big.size);
  return (
    (least >= 2 && shared / least >= 0.75) ||
    (shared >= 4 && shared / least >= 0.45) ||
    [...one.runs].some((run) => other.runs.has(run))
  );
}
