// Descriptions of many trades and styles, taken apart: every fact, its kind, and whether it is a sentence.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractFacts, isSentence } from '../../../server/domain/writer/index.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { profileOf } from './profiles.ts';

describe('taking descriptions apart', () => {
  for (const { name, industry, text, facts } of DESCRIPTIONS) {
    test(name, () => {
      const found = extractFacts(profileOf({ name, industry, description: text }));
      assert.deepEqual(
        found.map((fact) => `${isSentence(fact) ? '' : '~'}${fact.kind}: ${fact.text}`),
        facts.split('\n').flatMap((line) => line.trim() || []),
      );
    });
  }
});
