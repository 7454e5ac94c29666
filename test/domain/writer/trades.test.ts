// Which pack of ideas a business gets, from its name and what its owner writes about it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Industry } from '../../../server/contract/constants/industries.ts';
import { findTrade } from '../../../server/domain/writer/library/find-trade.ts';
import { BUSINESSES_BY_TRADE } from './trades.ts';

describe('the trade of a business', () => {
  for (const [trade, businesses] of Object.entries(BUSINESSES_BY_TRADE))
    for (const [name, industry, description] of businesses)
      test(`${name}: ${trade}`, () => {
        const found = findTrade({ name, industry: industry satisfies Industry, description });
        assert.equal(found ?? 'none', trade);
      });
});
