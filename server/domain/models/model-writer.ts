// The writer that asks a model. The built-in writer plans and writes first: which idea, which facts, and a post to fall back
// on for each slot. The model tells the same in its own words, one post after the other, each unlike those before.
import { channelOf, type PostChannel, takesPosts } from '../../contract/channels/index.ts';
import { PILLARS } from '../../contract/constants/pillars.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import {
  atomsOf,
  type Fact,
  FREE,
  GramIndex,
  gramsOf,
  holdsAt,
  type IdeaAtoms,
  isGreeting,
  libraryFor,
  localeOfTexts,
  NEWS_HOOK,
  sketchPosts,
  type WriteRequest,
  type WriteRun,
  type Writer,
  type Written,
  type WrittenPost,
  wordsOf,
} from '../writer/index.ts';
import { Asker } from './ask.ts';
import type { PostBrief } from './brief.ts';
import type { Endpoint } from './endpoint.repo.ts';
import { type Retelling, retell } from './retell.ts';
import { findWriting, type ModelParts } from './settings.ts';

/** Facts that a brief holds: more only distract. */
const MOST_FACTS = 12;
const MOST_SAMPLES = 3;
const MOST_LATEST = 8;
/** Posts in a row that a model may fail at before the rest is left to the built-in writer. */
const GIVE_UP_AFTER = 3;

/** Writes by the model of a business where there is one, and by the built-in writer where there is none, or where it fails. */
export function createWriter(parts: ModelParts, builtIn: Writer): Writer {
  const asker = new Asker(parts);
  return {
    write: async (request, run) => {
      const endpoint = await findWriting(parts.ctx.db.read, run.businessId);
      const { channel } = request;
      if (!endpoint || !takesPosts(channel)) return builtIn.write(request, run);
      const written = await builtIn.write(request, run);
      return new Telling({ asker, endpoint, request, run, channel }).tellAll(written);
    },
  };
}

interface TellingParts {
  readonly asker: Asker;
  readonly endpoint: Endpoint;
  readonly request: WriteRequest;
  readonly run: WriteRun;
  readonly channel: PostChannel;
}

/** One request under way. */
class Telling {
  readonly #parts: TellingParts;
  readonly #locale: string;
  readonly #told = new GramIndex();
  readonly #latest: string[] = [];

  constructor(parts: TellingParts) {
    const { profile, recent } = parts.request;
    this.#parts = parts;
    this.#locale = localeOfTexts(profile, profile.locale ?? 'en-GB');
    for (const { content } of recent) this.#remember(content);
  }

  /** @param written by the built-in writer: what each slot falls back on */
  async tellAll(written: Written): Promise<Written> {
    const { request, run, endpoint } = this.#parts;
    const plans = this.#isEnglish ? written.posts : await sketchPosts(request);
    const ideas = await this.#openIdeas();
    const posts: (WrittenPost | null)[] = [];
    const failures: Sentence[] = [];
    let inRow = 0;
    for (const at of request.slots.keys()) {
      const own = written.posts[at] ?? null;
      const news = own?.hook === NEWS_HOOK ? own : null;
      const plan = news ?? plans[at] ?? own;
      const idea = plan?.idea ? ideas(plan.idea) : null;
      const isOpen = inRow < GIVE_UP_AFTER;
      const asks = isOpen && !isGreeting(own) && this.#hasMatter(idea);
      const told = asks ? await this.#tell(at, { plan, own, idea }) : null;
      if (told?.end === 'given-up') {
        failures.push(told.why);
        inRow = told.isOver ? GIVE_UP_AFTER : inRow + 1;
      } else if (told) inRow = 0;
      const post =
        told?.end === 'told' && tells(told.post, news) ? this.#toPost(at, { plan, idea }, told.post) : own;
      if (post) this.#remember(post.content);
      posts.push(post);
      await run.onDone?.(at + 1);
    }
    const why = failures.at(-1);
    const fallen = posts.filter((post, at) => post !== null && post === written.posts[at]).length;
    const isWhole = posts.every((post) => post !== null);
    return {
      posts,
      shortage: isWhole ? null : written.shortage,
      notice:
        why && fallen > 0 ? say('models.fell-back', { posts: fallen, model: endpoint.model, why }) : null,
    };
  }

  get #isEnglish(): boolean {
    return new Intl.Locale(this.#locale).language === 'en';
  }

  async #openIdeas(): Promise<(id: string) => IdeaAtoms | null> {
    const { library } = await libraryFor(this.#parts.request.profile);
    const american = new Intl.Locale(this.#locale).region === 'US';
    return (id) => atomsOf(library, id, american);
  }

  #hasMatter(idea: IdeaAtoms | null): boolean {
    return idea !== null || this.#parts.request.facts.length > 0;
  }

  #tell(
    at: number,
    of: {
      readonly plan: WrittenPost | null;
      readonly own: WrittenPost | null;
      readonly idea: IdeaAtoms | null;
    },
  ): Promise<Retelling> {
    const { asker, endpoint, request, run } = this.#parts;
    const parts = {
      ...{ asker, endpoint, businessId: run.businessId, signal: run.signal },
      likeness: (content: string) => this.#told.compare(gramsOf(wordsOf(content), 3)),
      tags: of.own?.hashtags ?? [],
      wantsTags: request.hashtags ?? true,
    };
    return retell(parts, this.#briefFor(at, of));
  }

  #briefFor(
    at: number,
    { plan, idea }: { readonly plan: WrittenPost | null; readonly idea: IdeaAtoms | null },
  ): PostBrief {
    const { request, channel } = this.#parts;
    const { profile, slots, voice, own = null } = request;
    const keeping = voice?.keeping ?? FREE;
    const slot = slots[at];
    const tones = [profile.toneOfVoice ?? '', ...(profile.tones ?? [])].filter((tone) => tone !== '');
    return {
      channel,
      own,
      name: profile.name,
      locale: this.#locale,
      tones: [...new Set(tones)],
      voice: voice?.description ?? '',
      theme: PILLARS[plan?.pillar ?? slot?.pillar ?? 'own'],
      facts: this.#factsFor(plan?.factIds ?? [], { at: slot?.at ?? 0, turn: at }),
      idea,
      banned: [...(voice?.banned ?? []), ...keeping.words],
      keeping,
      samples: (voice?.samples ?? []).slice(0, MOST_SAMPLES),
      latest: this.#latest.slice(-MOST_LATEST),
      seed: `${request.seed}:${at}`,
    };
  }

  /** What holds on that day: what the post is about first, and of the rest another part each time. */
  #factsFor(first: readonly string[], { at, turn }: { readonly at: number; readonly turn: number }): Fact[] {
    const facts = this.#parts.request.facts.filter((fact) => holdsAt(fact, at));
    const named = first.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
    const always = facts.filter(({ kind }) => kind === 'link' || kind === 'place');
    const rest = facts.filter((fact) => !named.includes(fact) && !always.includes(fact));
    const start = rest.length === 0 ? 0 : (turn * 5) % rest.length;
    const turned = [...rest.slice(start), ...rest.slice(0, start)];
    return [...new Set([...named, ...turned.slice(0, MOST_FACTS), ...always])].slice(0, MOST_FACTS);
  }

  #toPost(
    at: number,
    { plan, idea }: { readonly plan: WrittenPost | null; readonly idea: IdeaAtoms | null },
    told: {
      title: string | null;
      content: string;
      hashtags: readonly string[];
      factIds: readonly string[];
      cta: string;
    },
  ): WrittenPost {
    const { request, endpoint, channel } = this.#parts;
    const { media } = channelOf(channel).form;
    const facts = told.factIds.flatMap((id) => request.facts.find((fact) => fact.id === id)?.text ?? []);
    const pillar = plan?.pillar ?? request.slots[at]?.pillar ?? 'own';
    return {
      title: told.title,
      content: told.content,
      hashtags: [...told.hashtags],
      pillar,
      hook: plan?.hook ?? `model/${pillar}`,
      cta: told.cta,
      skeleton: plan?.skeleton ?? 'model',
      factIds: [...told.factIds],
      needsMedia: media === 'image' || media === 'video' ? media : null,
      idea: idea === null ? null : (plan?.idea ?? null),
      writer: endpoint.model,
      why: say('models.wrote', {
        model: endpoint.model,
        told: say('writer.told', { idea: idea?.title ?? null, facts }),
      }),
    };
  }

  #remember(content: string): void {
    this.#told.add(gramsOf(wordsOf(content), 3));
    this.#latest.push(content);
  }
}

/** Whether a retelling still says the news that it is about; anything does where there is none. */
function tells({ factIds }: { readonly factIds: readonly string[] }, news: WrittenPost | null): boolean {
  const [first] = news?.factIds ?? [];
  return first === undefined || factIds.includes(first);
}
