// Models behind the chat completions that OpenAI described and others speak: Ollama, llama.cpp, LM Studio, vLLM, OpenRouter.
import * as v from 'valibot';
import type { ChatCall, ChatEnd, ListEnd, ModelPlace, Models, Usage } from '../../domain/models/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { OutboundAnswer } from '../http.ts';
import { type CallParts, call, isStream, readEvents, readJson, toFailure } from './call.ts';

export interface OpenAiParts extends CallParts {
  readonly clock: Pick<Clock, 'now'>;
}

const Counted = v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() }));
const Reason = v.nullish(v.string());
const Completion = v.object({
  choices: v.array(
    v.object({ message: v.object({ content: v.nullish(v.string()) }), finish_reason: Reason }),
  ),
  usage: Counted,
});
const Piece = v.object({
  choices: v.optional(
    v.array(
      v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })), finish_reason: Reason }),
    ),
    [],
  ),
  usage: Counted,
});
const List = v.object({ data: v.array(v.object({ id: v.string() })) });
const Refusal = v.object({ error: v.object({ param: v.nullish(v.string()) }) });

/** Fields that some models refuse, and what is sent in their place. */
const PLAINER: Readonly<Record<string, (body: Body) => Body>> = {
  max_tokens: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
  stream_options: ({ stream_options: _, ...body }) => body,
};
type Body = Readonly<Record<string, unknown>>;

/** Refusals of the form of a call. */
const REFUSED = [400, 422, 501];

export function createOpenAi(parts: OpenAiParts): Models {
  /** What a model has refused before, so that it is not sent again. */
  const learnt = new Map<string, ReadonlySet<string>>();
  const post = (ask: ChatCall, body: Body) =>
    call(parts, ask.place, '/chat/completions', {
      method: 'POST',
      headers: { ...headersOf(ask.place), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      timeout: ask.timeout,
      signal: ask.signal,
    });

  async function chat(ask: ChatCall): Promise<ChatEnd> {
    const key = `${ask.place.url} ${ask.model}`;
    const refused = learnt.get(key) ?? new Set<string>();
    const body = [...refused].reduce((made, field) => PLAINER[field]?.(made) ?? made, bodyOf(ask));
    const sent = await post(ask, body);
    if (sent.end !== 'called') return sent;
    const { answer } = sent;
    if (answer.status === 200) return isStream(answer) ? readStream(answer) : readCompletion(answer);
    const field = REFUSED.includes(answer.status) ? refusedField(answer) : null;
    if (field !== null && field in PLAINER && !refused.has(field)) {
      learnt.set(key, new Set([...refused, field]));
      return chat(ask);
    }
    // Which field it was is not always said: with another form it may work, and without any it is something else.
    if (REFUSED.includes(answer.status) && ask.form !== 'prompt') return { end: 'unsupported' };
    return toFailure(answer, parts.clock.now());
  }

  return {
    chat,
    list: async (place: ModelPlace, timeout: number): Promise<ListEnd> => {
      const sent = await call(parts, place, '/models', { headers: headersOf(place), timeout });
      if (sent.end !== 'called') return sent;
      if (sent.answer.status !== 200) return toFailure(sent.answer, parts.clock.now());
      const list = v.safeParse(List, readJson(sent.answer.body.toString('utf8')));
      if (!list.success) return { end: 'failed', why: 'answer' };
      return { end: 'listed', models: list.output.data.map(({ id }) => id) };
    },
  };
}

function headersOf({ key }: ModelPlace): Record<string, string> {
  return key === null ? {} : { Authorization: `Bearer ${key}` };
}

function bodyOf({ model, system, user, maxTokens, form, schema, stream }: ChatCall): Body {
  const format =
    form === 'json_schema'
      ? { type: form, json_schema: { name: schema.name, strict: true, schema: schema.json } }
      : { type: form };
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    max_tokens: maxTokens,
    ...(form !== 'prompt' && { response_format: format }),
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
  };
}

function refusedField({ body }: OutboundAnswer): string | null {
  const refusal = v.safeParse(Refusal, readJson(body.toString('utf8')));
  return (refusal.success && refusal.output.error.param) || null;
}

function readCompletion({ body }: OutboundAnswer): ChatEnd {
  const read = v.safeParse(Completion, readJson(body.toString('utf8')));
  const [choice] = read.success ? read.output.choices : [];
  if (!read.success || !choice) return { end: 'failed', why: 'answer' };
  return {
    end: 'answered',
    text: choice.message.content ?? '',
    usage: toUsage(read.output.usage),
    isWhole: choice.finish_reason !== 'length',
  };
}

/** A stream that ends without saying why has broken off. */
function readStream({ body }: OutboundAnswer): ChatEnd {
  let text = '';
  let reason: string | null = null;
  let usage: Usage | null = null;
  for (const event of readEvents(body)) {
    const piece = v.safeParse(Piece, event);
    if (!piece.success) continue;
    const [choice] = piece.output.choices;
    text += choice?.delta?.content ?? '';
    reason = choice?.finish_reason ?? reason;
    usage = toUsage(piece.output.usage) ?? usage;
  }
  if (reason === null) return { end: 'failed', why: 'answer' };
  return { end: 'answered', text, usage, isWhole: reason !== 'length' };
}

function toUsage(counted: v.InferOutput<typeof Counted>): Usage | null {
  return counted ? { input: counted.prompt_tokens, output: counted.completion_tokens } : null;
}
