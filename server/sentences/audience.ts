// Sentences about subscribers and lists of them.
import type { ImportStatus } from '../contract/import.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

const IMPORT_STATES: Readonly<Record<ImportStatus, string>> = {
  uploaded: 'not checked yet',
  checking: 'being checked',
  checked: 'waiting to be started',
  storing: 'under way',
  stopped: 'stopped',
  done: 'done',
  failed: 'not readable',
};

const ROW_PARTS = { address: 'the address', name: 'the name', tag: 'a tag', list: 'a list' } as const;

/** A cell of a row; a value of people is called by its key. */
export type RowPart =
  | { readonly part: keyof typeof ROW_PARTS }
  | { readonly part: 'value'; readonly key: string };

export const AUDIENCE = defineSentences({
  /** Why a row of a list is left out. */
  'audience.row-why': 'why it is left out',
  'audience.row-open': 'cannot be read: a quotation mark stays open',
  'audience.row-part': (row: RowPart & { readonly problem: Sentence }, words: Words) =>
    `${row.part === 'value' ? row.key : ROW_PARTS[row.part]} ${words(row.problem)}`,
  'audience.row-departed': ({ at }: { at: number | null }) =>
    at === null ? 'unsubscribed' : `unsubscribed on ${new Date(at).toISOString().slice(0, 10)}`,
  'audience.row-suppressed': ({ why }: { why: string }) => `is suppressed (${why})`,
  'audience.row-type': ({ key, type }: { key: string; type: string }) => `${key} must be ${type}`,
  'audience.row-repeated': 'stands further up already',
  'audience.left-by-answer': ({ word, messageId, mail }: { word: string; messageId: string; mail: string }) =>
    `They answered “${word}” to the mail ${mail}${messageId === '' ? '' : `; the answer is ${messageId}`}.`,
  'audience.left-at-service': 'They had left by a link of the mail service, which told so.',
  'audience.just-removed': 'This address was removed just now. Try again.',
  'audience.csv-no-addresses': 'has no column of email addresses. Name it "email" in the first row.',
  'audience.import-spreadsheet':
    'This is a spreadsheet, not a list. In your spreadsheet program, save it as "CSV (UTF-8)" and choose that file.',
  'audience.import-no-text': 'This is no text. Save the list as "CSV (UTF-8)" and choose that file.',
  'audience.import-empty': 'There is nobody in this file.',
  'audience.import-gone': 'The file is no longer there. Bring it once more.',
  'audience.import-too-large': ({ most }: { most: number }) =>
    `The file is larger than ${most / 1024 / 1024} MB. Import it in parts.`,
  'audience.import-too-long': 'The file holds more than 1,000,000 rows. Import it in parts.',
  'audience.import-no-addresses': 'must say which column holds the addresses',
  'audience.import-moved': 'Something else has happened to this import just now. Look at it again.',
  'audience.import-elsewhere': ({ status }: { status: ImportStatus }) =>
    `That does not go with an import that is ${IMPORT_STATES[status]}.`,
  'audience.imports-full': ({ most }: { most: number }) =>
    `There are ${most} imports that have not ended. Finish or delete one first.`,
  'audience.unsubscribed': ({ email, at }: { email: string; at: number }) =>
    `${email} unsubscribed on ${new Date(at).toISOString().slice(0, 10)} and must not get mail from you any more, so the address cannot be added again.`,
  'audience.list-known': ({ name }: { name: string }) => `There is a list called ${name} already.`,
  'audience.forms-full': ({ most }: { most: number }) =>
    `There are ${most} forms already, which is as many as there may be. Delete one first.`,
  'audience.lists-full': ({ most }: { most: number }) =>
    `There may be ${most} lists. Delete one that is not needed, or use tags.`,
  'audience.no-list': ({ id }: { id: number }) => `${id} is no list of yours`,
  'audience.attributes-full': ({ most }: { most: number }) =>
    `would make more than ${most} attributes. Use one of those that are there.`,
  'audience.wrong-type': ({ type }: { type: string }) =>
    `must be ${type}, as its first value was; an attribute keeps its type`,
  'audience.segment-known': ({ name }: { name: string }) => `There is a segment called ${name} already.`,
  'audience.segments-full': ({ most }: { most: number }) =>
    `There may be ${most} segments. Delete one that is not needed.`,
  'audience.segment-used':
    'A campaign that has not left yet goes to this segment. Change or delete it first.',
  'audience.rule-type': ({ field, type }: { field: string; type: string }) =>
    `compares ${field}, which is ${type}, with something else`,
});
