// The fields of an industry or of a wide trade: a hearing clinic, a stairlift fitter and a beekeeper share their industry's pack with pharmacies, machine
// shops and kitchens, and not their readers' questions. An idea that stands here is told by those of its field alone.
import { INDUSTRY_FIELDS } from './industry-fields-data.ts';
import { matches } from './matches.ts';
import { TRADE_FIELDS } from './trade-fields-data.ts';

const fieldOf: ReadonlyMap<string, string> = new Map(
  [...Object.entries(INDUSTRY_FIELDS), ...Object.entries(TRADE_FIELDS)].flatMap(([pack, fields]) =>
    fields.flatMap(({ has, ideas }) => ideas.map((idea): [string, string] => [`${pack}/${idea}`, has])),
  ),
);

/** Packs of which every idea says for whom it is: what is left of one is the business's own. */
const WHOLLY: ReadonlySet<string> = new Set(['site-trades']);
/** Whether all that a business gets of a pack is of its own field. */
export const isWhollyFielded = (pack: string): boolean => WHOLLY.has(pack);

/** The ideas that belong to a field, as "pack/idea". */
export const FIELDED: readonly string[] = [...fieldOf.keys()];

/** Whether an idea of an industry is of a field that the business is not of. @param said its name and description */
export function isOfForeignField(id: string, said: string): boolean {
  const has = fieldOf.get(id);
  return has !== undefined && !matches(has, said.replace(WHOM, ' ').replace(WAS, ' '));
}

/** "A former ER nurse" nurses nobody there. */
const WAS = /\b(?:(?:former|retired|ex)[ -]|used to be an? )(?:[\p{L}-]+ ){0,2}[\p{L}-]+/giu;
/** Who sells to restaurants runs none. */
const WHOM =
  /\b(?:to|for|supply|supplying) (?:[\p{L}'-]+(?:,| and| &)? ){0,5}?(?:restaurants|delis|caf[eé]s|pubs|hotels|bars|shops|bakeries|caterers|schools|offices|practices|hospitals|nurseries|care homes)(?:(?:,| and| &) [\p{L}-]+s\b)*/giu;
