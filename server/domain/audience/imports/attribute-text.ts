// Values of attributes as files write them: everything is text, and what a text could be else has to be found out.
import { type AttributeType, readDate } from '../../../contract/attribute.ts';

/** Nothing that begins with a needless 0 is a number: it is a postal code, or a telephone. */
const NUMBER = /^-?(0|[1-9]\d{0,14})([.,]\d{1,10})?$/;
const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** From the strictest on. */
export const GUESSED: readonly AttributeType[] = ['date', 'number', 'boolean', 'text'];

/** What a text says as a value of a type; undefined when it is none. */
export function asValue(type: AttributeType, text: string): string | number | boolean | undefined {
  switch (type) {
    case 'text':
      return text;
    case 'number':
      return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
    case 'boolean':
      return FLAGS[text.toLowerCase()];
    case 'date': {
      const date = text.replace(GERMAN_DAY, (_, day, month, year) =>
        [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      );
      return readDate(date) === undefined ? undefined : date;
    }
  }
}

/** What values could be, those seen so far and one more. */
export function narrow(types: readonly AttributeType[], text: string): readonly AttributeType[] {
  if (types.length === 1) return types;
  return types.filter((type) => asValue(type, text) !== undefined);
}
