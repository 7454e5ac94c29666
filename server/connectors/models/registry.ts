// Every kind of model, literally.
import type { ModelKind } from '../../contract/model.ts';
import type { Models } from '../../domain/models/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createAnthropic } from './anthropic.ts';
import type { CallParts } from './call.ts';
import { createOpenAi } from './openai.ts';

export interface ModelsParts extends CallParts {
  readonly clock: Pick<Clock, 'now'>;
}

export function createModels(parts: ModelsParts): Models {
  const kinds: Readonly<Record<ModelKind, Models>> = {
    openai: createOpenAi(parts),
    anthropic: createAnthropic(parts),
  };
  return {
    chat: (call) => kinds[call.place.kind].chat(call),
    list: (place, timeout) => kinds[place.kind].list(place, timeout),
  };
}
