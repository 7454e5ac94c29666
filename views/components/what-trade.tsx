// The question of a business's trade, asked with one press, as a wrong trade costs more posts than none.
import TradeQuestion, { type TradeQuestionProps } from '../../islands/trade-question/index.tsx';
import { Island } from '../island.tsx';
import { Card } from './card.tsx';

export function WhatTrade({ likely, screen }: TradeQuestionProps) {
  if (likely.length === 0) return null;
  return (
    <Card
      title="What trade is this?"
      description="Your description leaves it open. Posts tell the ideas of the trade that you choose; until then they tell what goes with any."
    >
      <Island of={TradeQuestion} prefix="trade-question" props={{ likely, screen }} />
    </Card>
  );
}
