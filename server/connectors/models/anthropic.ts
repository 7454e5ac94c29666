// Models of Anthropic: the Messages API. Its only form of JSON is one that is held to a schema; older models are asked for it.
import * as v from 'valibot';
import type { ChatCall, ChatEnd, ListEnd, ModelPlace, Models } from '../../domain/models/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { OutboundAnswer } from '../http.ts';
import { type CallParts, call, isStream, readEvents, readJson, toFailure } from './call.ts';

export interface AnthropicParts extends CallParts {
  readonly clock: Pick<Clock, 'now'>;
}

/** The version whose shapes this code knows (Anthropic, "Versions"). */
const VERSION = '2023-06-01';
/** One page holds every model that there is. */
const MOST_MODELS = 1000;

const Message = v.object({
  content: v.array(v.object({ type: v.string(), text: v.optional(v.string()) })),
  stop_reason: v.nullish(v.string()),
  usage: v.object({ input_tokens: v.number(), output_tokens: v.number() }),
});
const Event = v.variant('type', [
  v.object({
    type: v.literal('message_start'),
    message: v.object({ usage: v.object({ input_tokens: v.number() }) }),
  }),
  v.object({
    type: v.literal('content_block_delta'),
    delta: v.object({ type: v.string(), text: v.optional(v.string()) }),
  }),
  v.object({
    type: v.literal('message_delta'),
    delta: v.object({ stop_reason: v.nullish(v.string()) }),
    usage: v.object({ output_tokens: v.number() }),
  }),
  v.object({ type: v.literal('error') }),
]);
const List = v.object({ data: v.array(v.object({ id: v.string() })) });

export function createAnthropic(parts: AnthropicParts): Models {
  return {
    chat: async (ask: ChatCall): Promise<ChatEnd> => {
      // There is no such form here.
      if (ask.form === 'json_object') return { end: 'unsupported' };
      const sent = await call(parts, ask.place, '/v1/messages', {
        method: 'POST',
        headers: { ...headersOf(ask.place), 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(ask)),
        timeout: ask.timeout,
        signal: ask.signal,
      });
      if (sent.end !== 'called') return sent;
      const { answer } = sent;
      if (answer.status === 200) return isStream(answer) ? readStream(answer) : readMessage(answer);
      if (answer.status === 400 && ask.form !== 'prompt') return { end: 'unsupported' };
      return toFailure(answer, parts.clock.now());
    },
    list: async (place: ModelPlace, timeout: number): Promise<ListEnd> => {
      const path = `/v1/models?limit=${MOST_MODELS}`;
      const sent = await call(parts, place, path, { headers: headersOf(place), timeout });
      if (sent.end !== 'called') return sent;
      if (sent.answer.status !== 200) return toFailure(sent.answer, parts.clock.now());
      const list = v.safeParse(List, readJson(sent.answer.body.toString('utf8')));
      if (!list.success) return { end: 'failed', why: 'answer' };
      return { end: 'listed', models: list.output.data.map(({ id }) => id) };
    },
  };
}

function headersOf({ key }: ModelPlace): Record<string, string> {
  return { 'anthropic-version': VERSION, ...(key !== null && { 'x-api-key': key }) };
}

function bodyOf({ model, system, user, maxTokens, form, schema, stream }: ChatCall): object {
  return {
    model,
    system,
    messages: [{ role: 'user', content: user }],
    max_tokens: maxTokens,
    ...(form === 'json_schema' && { output_config: { format: { type: form, schema: schema.json } } }),
    ...(stream && { stream: true }),
  };
}

function readMessage({ body }: OutboundAnswer): ChatEnd {
  const read = v.safeParse(Message, readJson(body.toString('utf8')));
  if (!read.success) return { end: 'failed', why: 'answer' };
  const { content, stop_reason: reason, usage } = read.output;
  return {
    end: 'answered',
    text: content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
    usage: { input: usage.input_tokens, output: usage.output_tokens },
    isWhole: reason !== 'max_tokens',
  };
}

/** A stream that ends without saying why, or with an error, has broken off. */
function readStream({ body }: OutboundAnswer): ChatEnd {
  let text = '';
  let reason: string | null = null;
  let input = 0;
  let output = 0;
  for (const data of readEvents(body)) {
    const read = v.safeParse(Event, data);
    if (!read.success) continue;
    const event = read.output;
    if (event.type === 'error') return { end: 'later', busy: false, after: null };
    if (event.type === 'message_start') input = event.message.usage.input_tokens;
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
      text += event.delta.text ?? '';
    if (event.type === 'message_delta') {
      reason = event.delta.stop_reason ?? reason;
      output = event.usage.output_tokens;
    }
  }
  if (reason === null) return { end: 'failed', why: 'answer' };
  return { end: 'answered', text, usage: { input, output }, isWhole: reason !== 'max_tokens' };
}
