// What stands in descriptions and says nothing of a business: greetings, calls to action, placeholders, and instructions to
// whatever may read it. None of it is a fact.
import { OPEN_MARK } from './clean-text.ts';

/** Addressed to a machine, not to a customer. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|messages?|everything|context)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b|\bprompt injection\b|\bjailbreak\b/i,
  /\byou are now an?\b|\byou are (?:an? )?(?:ai|a\.i\.|assistant|language model|llm|chat ?bot|chatgpt|gpt\S*|claude|dan)\b/i,
  /\bas an? (?:ai|language model|assistant)\b|\b(?:pretend|act) (?:to be|as (?:if|an?|the))\b.{0,60}\b(?:ai|assistant|model|admin\w*|developer|system|root)\b/i,
  /^(?:please )?(?:reply|respond|answer|output|say|repeat|write|return) (?:only|exactly|nothing but|verbatim|the following|with the word)\b/i,
  /^(?:assistant|user|system|human|ai|developer|tool|instructions?|prompt) ?:/i,
  /\bpwned\b|\bdrop table\b|\bjavascript:|\bonerror ?=|\balert\(|\bprocess\.env\b|\bselect \* from\b/i,
];

/** Nothing but a request, or a greeting. */
const EMPTY: readonly RegExp[] = [
  /^(?:hi|hello|hey|welcome|greetings|hallo|bonjour)\b[^.!?]{0,60}$/i,
  /^(?:thanks?|thank you)\b[^.!?]{0,60}$/i,
  /^(?:please )?(?:call|ring|phone|contact|e-?mail|message|text|visit|follow|find|join|check|shop|order|book|buy|click|sign up|get in touch|come (?:in|and see|visit|say)|stop by|drop by|pop in|enquire|like|subscribe)\b(?:(?! (?:by|from|until|before|at|through|via) )[^\d@:]){0,50}\b(?:now|today|here|online|soon|us|below|out|more|tomorrow)$/i,
  /^(?:please )?(?:call|ring|phone|text|message|e-?mail|whatsapp|ask for|speak to|talk to) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u,
  /^(?:call|book|order|shop|enquire|buy) (?:now|today|online|here)$/i,
  /^(?:book|order|shop|buy|read|learn|find out|click|see)(?: \w+)? (?:online|here|more|now|below)$/i,
  /^(?:what are you waiting for|look no further|the choice is yours|we look forward to (?:\w+ ){0,3}you|see you soon|don't hesitate)\b.{0,40}$/i,
  /\blorem ipsum\b/i,
];

/** Whether a sentence is no fact of anybody's. */
export function isNoFact(sentence: string): boolean {
  return sentence.includes(OPEN_MARK) || isInstruction(sentence) || EMPTY.some((sign) => sign.test(sentence));
}

/** Whether words tell a machine what to do. */
export function isInstruction(text: string): boolean {
  return INSTRUCTIONS.some((sign) => sign.test(text));
}

/** Names of sections, which say nothing without what stands below them. */
const HEADING =
  /^(?:(?:about|more about) (?:us|me|the \w+)|(?:our|my) (?:story|services|products|prices|menu|team|work|treatments|values|mission)|(?:full |main )?(?:services|products|treatments|prices|price list|pricing|rates|menu|contact(?: us)?|find us|faqs?|specialit(?:y|ies)|specialties|offers|features|benefits|areas covered|gallery|location|home|overview|introduction|highlights)|what (?:we|i) (?:do|offer|sell|make)|who (?:we are|i am)|why (?:choose )?(?:us|me)|how it works|where (?:to find us|we are)|we offer|i offer)[:?]?$/i;
export const HOURS_HEADING =
  /^(?:(?:our |shop |office |store )?(?:opening|business|consultation|consulting|surgery|store|shop|office) (?:hours|times)|hours(?: of (?:business|operation))?|opening|öffnungszeiten|sprechzeiten|horaires)(?: ?:)?$/i;

/** Whether a line only names what follows it. */
export function isHeading(line: string): boolean {
  return HEADING.test(line) || /^.{1,40}:$/.test(line);
}

/** A label in front of a list that says no more than its items do: "Services: ...". */
export const LIST_LABEL =
  /^(?:(?:our |my )?(?:services|products|treatments|specialit(?:y|ies)|specialties|menu|offers?|range of services)|what (?:we|i) (?:do|offer|sell)|(?:we|i) offer|services include) ?: ?/i;
