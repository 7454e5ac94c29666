// A stand-in for servers of language models: chat completions as OpenAI describes them, and Anthropic's Messages. It answers
// what a test wants said, and misbehaves as such servers do.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
  /** What the model is told, and asked. */
  readonly system: string;
  readonly user: string;
  /** How its answer is to be JSON; null when it is only asked for it. */
  readonly form: string | null;
}

/**
 * What comes instead of an answer. `stall`: silent after the first piece. `hang`: silent from the start. `cut`: a stream that
 * breaks off. `long`: it ran into its bound. `param:<field>`: a field is refused by name.
 */
export type ModelFault =
  | 'stall'
  | 'hang'
  | 'cut'
  | 'long'
  | 'html'
  | 'empty'
  | 'away'
  | 'error-event'
  | `param:${string}`
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

type Say = (call: ModelCall) => string;

export class ModelStandIn {
  readonly calls: ModelCall[] = [];
  /** Each meets one call, the first first. */
  readonly faults: ModelFault[] = [];
  models: readonly string[] = ['tiny-1', 'tiny-2'];
  /** Forms of JSON that are refused. */
  refuses: readonly string[] = [];
  /** The only key that is right; any is, while there is none. */
  key: string | null = null;
  /** Whether it tells what was counted. */
  counts = true;
  say: Say = () => 'Hello.';
  /** What an answer waits for. */
  until: () => Promise<void> = async () => {};
  /** Told of each call as it arrives. */
  onCall: (call: ModelCall) => void | Promise<void> = () => {};
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const given = request.headers.authorization?.replace('Bearer ', '') ?? request.headers['x-api-key'];
    if (this.key !== null && given !== this.key)
      return sendJson(response, 401, { error: { message: 'key' } });
    if (path.endsWith('/models'))
      return sendJson(response, 200, { data: this.models.map((id) => ({ id, object: 'model' })) });
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const call = readCall(path, request, body);
    this.calls.push(call);
    void this.onCall(call);
    const fault = this.faults.shift();
    await this.until();
    if (typeof fault === 'object')
      return void response.writeHead(fault.status, fault.headers).end(fault.body ?? '{"error":{}}');
    if (fault === 'away') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 'html') return void response.setHeader('Content-Type', 'text/html').end('<h1>Welcome</h1>');
    if (fault?.startsWith('param:'))
      return sendJson(response, 400, { error: { message: 'no', param: fault.slice('param:'.length) } });
    if (!path.endsWith('/chat/completions') && !path.endsWith('/v1/messages'))
      return sendJson(response, 404, { error: { message: 'not here' } });
    if (call.form !== null && this.refuses.includes(call.form))
      return sendJson(response, 400, { error: { message: `${call.form} is not supported` } });
    const text = fault === 'empty' ? '' : this.say(call);
    const told = { text, fault, usage: this.counts ? countTokens(call, text) : null };
    if (path.endsWith('/v1/messages')) sendMessage(response, call, told);
    else sendCompletion(response, call, told);
  }
}

/** What a model is given to write a post from. */
export interface ModelBrief {
  readonly business: string;
  readonly kindOfPost: string;
  readonly facts: readonly { readonly placeholder: string; readonly kind: string; readonly text: string }[];
  readonly idea?: {
    readonly title: string;
    readonly points: readonly string[];
    readonly caution: string | null;
  };
  readonly postsTheOwnerLikes?: readonly string[];
  readonly wordsNeverUsed?: readonly string[];
  readonly whyYourLastTextsWereRefused?: readonly string[];
}

/** The material between the fences. */
export function readBrief({ user }: Pick<ModelCall, 'user'>): ModelBrief {
  const [, fence = '', ...rest] = user.split('\n');
  return JSON.parse(rest.slice(0, rest.indexOf(fence)).join('\n'));
}

/** An answer with one text a variant. */
export function variantsOf(...texts: readonly string[]): string {
  const variants = texts.map((text) => ({
    ...{ text, title: 'What to know about this', hashtags: [], factIds: [], cta: 'none' },
  }));
  return JSON.stringify({ variants });
}

interface Told {
  readonly text: string;
  readonly fault: string | undefined;
  readonly usage: { readonly input: number; readonly output: number } | null;
}

function countTokens({ system, user }: ModelCall, text: string) {
  return { input: Math.ceil((system.length + user.length) / 4), output: Math.ceil(text.length / 4) };
}

function readCall(path: string, { headers }: IncomingMessage, body: Record<string, never>): ModelCall {
  const messages = (body.messages ?? []) as { role: string; content: string }[];
  const of = (role: string) => messages.flatMap((one) => (one.role === role ? one.content : [])).join('\n');
  const { response_format: format, output_config: config } = body as {
    response_format?: { type: string };
    output_config?: { format: { type: string } };
  };
  const form = format?.type ?? config?.format.type ?? null;
  return { path, headers, body, system: String(body.system ?? of('system')), user: of('user'), form };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Pieces of some characters each, so that a character of several bytes may be cut. */
function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [''];
}

function sendCompletion(response: ServerResponse, call: ModelCall, { text, fault, usage }: Told): void {
  const reason = fault === 'long' ? 'length' : 'stop';
  const counted = usage && { prompt_tokens: usage.input, completion_tokens: usage.output };
  if (call.body.stream !== true) {
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }];
    sendJson(response, 200, { choices, ...(counted && { usage: counted }) });
    return;
  }
  const events: (object | '[DONE]')[] = [
    ...piecesOf(text).map((content) => ({
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
    })),
    { choices: [{ index: 0, delta: {}, finish_reason: reason }] },
    ...(counted ? [{ choices: [], usage: counted }] : []),
    '[DONE]',
  ];
  sendEvents(response, events, fault);
}

function sendMessage(response: ServerResponse, call: ModelCall, { text, fault, usage }: Told): void {
  const reason = fault === 'long' ? 'max_tokens' : 'end_turn';
  const { input, output } = usage ?? { input: 0, output: 0 };
  if (call.body.stream !== true) {
    const content = [{ type: 'text', text }];
    const counted = { input_tokens: input, output_tokens: output };
    sendJson(response, 200, { type: 'message', content, stop_reason: reason, usage: counted });
    return;
  }
  const start = { type: 'message_start', message: { usage: { input_tokens: input, output_tokens: 1 } } };
  const events = [
    start,
    { type: 'ping' },
    ...piecesOf(text).map((piece) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: piece },
    })),
    { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: output } },
    { type: 'message_stop' },
  ];
  const failed = [start, { type: 'error', error: { type: 'overloaded_error' } }];
  sendEvents(response, fault === 'error-event' ? failed : events, fault);
}

function sendEvents(
  response: ServerResponse,
  events: readonly (object | string)[],
  fault: string | undefined,
) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  const until = fault === 'stall' || fault === 'cut' ? 1 : events.length;
  for (const event of events.slice(0, until))
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  if (fault !== 'stall') response.end();
}
