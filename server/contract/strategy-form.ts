// What a form of the AI Strategy screen asks for. Apart from the schemas, so that the browser need not load those.
import { PART_KEYS } from './constants/strategy.ts';

/** Forms leave out what is not ticked. */
export function strategyFromForm(fields: Readonly<Record<string, string>>) {
  const parts = PART_KEYS.map((part) => [part, fields[part] !== undefined]);
  return { timeframe: fields.timeframe, ...Object.fromEntries(parts) };
}
