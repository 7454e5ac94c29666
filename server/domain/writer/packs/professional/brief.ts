// Beginning well: briefs, first meetings, fees.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const BRIEF: readonly Idea[] = [
  {
    id: 'brief-on-one-page',
    format: 'howto',
    again: 9,
    emoji: '📄',
    tags: ['ClientBrief', 'ProjectManagement', 'WorkingWithConsultants'],
    unless: LAW_OFFICES,
    title: 'How to write a brief for a consultant, agency or architect',
    cover: 'A brief on one page',
    gist: [
      'A brief fits on one page: what is wrong now, what should be different afterwards, who decides, by when, and what must stay as it is.',
      'Write down the problem and not the solution, name the person who decides, and add what may not change. An adviser can begin with that tomorrow.',
    ],
    subject: ['Write this before you hire anybody', 'The brief that fits on one page'],
    hooks: {
      '*': [
        '"We need a new website" is a solution. What was the problem?',
        'Forty pages of brief, and nowhere does it say who decides.',
      ],
      p: 'A short brief, well thought through, saves more fees than any negotiation.',
      f: 'About to hire somebody clever? Write one page first, for your own sake.',
      a: 'If the brief does not fit on one page, it has not been decided yet.',
      t: 'A usable brief states present condition, desired condition, constraints, decision maker and date.',
      h: 'The brief said "modern yet timeless". The designer has framed it.',
      i: 'To put a problem plainly is already to have begun on it.',
      l: 'A good brief, like a good letter, leaves out a great deal.',
    },
    lines: {
      '*': [
        'A brief in five lines:\n\nWhat is wrong now\nWhat should be different\nWho decides\nBy when\nWhat must not change',
        'Write the problem in the brief and leave the solution out. You are about to pay somebody for that part.',
        'Name one person who decides. A brief signed by a committee gets work that looks like one.',
        'The most useful line in a brief is what must stay as it is. It is also the one that people forget.',
        'Say what you have tried already and why it failed. It is embarrassing for a minute and saves a month.',
      ],
      h: ['"We are open to anything" is how a brief says that somebody has already chosen the colour.'],
    },
    scene: [
      'Six people round a table, a request sent out, three offers back. All three have understood something different.',
      'In week five somebody asks for the first time what the project was meant to achieve, and it turns quiet.',
    ],
    why: [
      [
        'Advisers fill gaps with assumptions, and you will meet every one of those again as a change.',
        'What a brief leaves open is guessed, and guesses get more expensive the later they are found.',
      ],
      [
        'Writing it shows you where your own side does not agree yet, which is better found out before the clock runs.',
        'The hour spent on the page often brings out that two colleagues want different things.',
      ],
    ],
    parts: [
      [
        'Describe what is wrong now',
        [
          'With an example from last week, a figure if there is one, and no adjectives.',
          'Clients ring twice about the same form: that is a problem somebody can work on.',
        ],
        'A pen writing a few lines on a page',
      ],
      [
        'Say what should be different',
        [
          'What would somebody see, hear or save if it had worked? Picture an ordinary working day half a year later.',
          'An outcome can be checked. "Improve communication" cannot.',
        ],
        'A wall planner with one date marked',
      ],
      [
        'Name the one who decides',
        [
          'Many may comment, one signs. Write down who that is, with a telephone number.',
          'If you hesitate here, the project will as well.',
        ],
        'A name card on a meeting table',
      ],
      [
        'List what must stay',
        [
          'A system, a person, a facade, a tone: limits are welcome as long as they are known.',
          'The sacred cows go on the page, with their names.',
        ],
        'A finger underlining a sentence',
      ],
      [
        'Give a date and its reason',
        [
          '"Before the lease ends" helps. "As soon as possible" does not.',
          'With the reason known, an adviser can tell you what would fit in before it.',
        ],
        'A calendar with a ringed day',
      ],
    ],
    turn: [
      'Read it aloud to someone outside the firm. Where they ask, rewrite.',
      'Then send the same page to everybody whom you ask for an offer.',
    ],
    asks: [
      'Which line is missing from most briefs that you see?',
      'What was the best brief you ever got, and what did it say?',
    ],
    ends: {
      p: 'Keep the page. It is what the result should be measured against.',
      f: 'It takes an hour, a coffee and one honest colleague.',
      a: 'One page, one decider, one date.',
      t: 'Add a budget range: it fixes the depth of the answer better than any description.',
      h: '"Modern yet timeless" has been asked for since the pyramids.',
      i: 'Clear wishes are fair to the people who are going to work for them.',
      l: 'What is left off the page gives the rest its weight.',
    },
    work: 'Offers become comparable the moment everyone answers the same page. Without it you are comparing how three firms imagine you, which is interesting and no basis for a choice.',
    keep: 'the day before you ask for offers',
    send: 'the colleague who is about to hire an adviser',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          'first (?:meeting|call|conversation|consult)|initial (?:meeting|call|consult)|one-page brief|\\bbrief(?:s|ing)?\\b|discovery',
        lead: 'On the first conversation, and what it is for.',
      },
    ],
    pic: {
      ask: 'One page with five handwritten lines, a pen across it, nothing confidential',
      alt: 'A single page with a few handwritten lines and a pen',
    },
    claims: [
      [
        'Briefs should state problem, outcome, decision maker, constraints and date',
        'project management practice',
      ],
    ],
  },
  {
    id: 'the-page-you-would-rather-not-show',
    format: 'tip',
    again: 10,
    emoji: '🗂️',
    tags: ['ProfessionalAdvice', 'ClientTips', 'FirstMeeting'],
    title: 'What to tell an adviser first: start with the awkward fact',
    cover: 'Begin with the awkward page',
    gist: [
      'Bring the letter that you did not answer and the clause you did not read, and put it on top. Advice is only as good as the worst thing the adviser knows.',
      'Whatever you hope will not come up should come up first. Found late, it spoils the plan; told early, it is part of it.',
    ],
    subject: ['Put the awkward page on top', 'What not to save for the end'],
    hooks: {
      '*': [
        'The most important paper for your adviser is the one that you nearly left at home.',
        'The important fact comes out when the meeting is over and the coats are on: "There is one more thing."',
      ],
      p: 'Advisers can work with bad facts. Late facts are the difficult ones.',
      f: 'You are packing the folder for your adviser, and there is one page that you would rather not show. Start there.',
      a: 'Tell your adviser the worst thing first.',
      t: 'Advice is conditional on its inputs. An omitted fact invalidates everything that was built on its absence.',
      h: 'Advisers have seen unopened letters before. Some have a preferred letter opener.',
      i: 'It takes courage to show an adviser your own mistake, and it is usually rewarded.',
      l: 'Candour is a quiet luxury between people who work together.',
    },
    lines: {
      '*': [
        'Seeing an adviser? Put the document that embarrasses you on top of the pile. It will be found anyway, and later is dearer.',
        'Take unopened letters to your adviser, unopened if need be, and keep the envelopes. The dates on them can matter.',
        'Tell an adviser what the other side would say about you. They need it before the other side does it.',
        'Facts in order of date, worst one included, on one sheet: no better preparation for a first meeting exists.',
      ],
      h: [
        '"There is one more thing", said at the end of a meeting, is a sentence that has doubled a great many invoices.',
      ],
    },
    scene: [
      'An hour of good conversation, a plan on the board, and at the door somebody mentions the contract they signed in spring.',
      'The folder is in order, with tabs. One letter stayed in the car.',
    ],
    why: [
      [
        'A plan rests on what is known. One missing fact can turn good advice into bad advice without anybody noticing.',
        'Every recommendation has a foundation, and a gap in it does not show from above.',
      ],
      [
        'Most awkward things are ordinary to people who see such files every week.',
        'What feels like a scandal from inside is, on the other side of the desk, usually a Tuesday.',
      ],
    ],
    parts: [
      [
        'Write the dates down, all of them',
        [
          'A plain list of what happened when shows gaps that memory smooths over.',
          'No opinions, only events. Somebody else can add the meaning.',
        ],
        'A handwritten list of dates on a sheet',
      ],
      [
        'Put the worst paper on top',
        [
          'Then it is over after two minutes, and the rest of the hour goes into what can be done.',
          'At the bottom of the pile it costs you the whole meeting in advance.',
        ],
        'A folder with one envelope lying on top',
      ],
      [
        'Say what the other side would say',
        [
          'Their version holds the questions that will be put to you.',
          'You need not agree with it. You only have to repeat it fairly.',
        ],
        'Two chairs on opposite sides of a table',
      ],
    ],
    turn: [
      'From then on the conversation is about what comes next.',
      'Most people leave such a meeting lighter than they came.',
    ],
    asks: [
      'What do clients tell you too late?',
      'Which fact would you rather have heard in the first meeting?',
    ],
    ends: {
      p: 'Ask first how confidentiality works in that profession; then speak freely.',
      f: 'They have heard worse. They are not allowed to say from whom.',
      a: 'Tell the worst part first.',
      t: 'Bring originals where dates and signatures matter, and copies to leave behind.',
      h: 'Take your coat off again. This is going to be useful.',
      i: 'Honesty at the start is what lets somebody stand up for you later.',
      l: 'After that, the room has more air in it.',
    },
    work: 'It holds inside companies too. Project leads who open with the bad news get help while it is cheap, and those who close with it get a meeting of their own.',
    keep: 'the evening before a first meeting',
    send: 'somebody with an unopened envelope',
    caution:
      'Confidentiality and deadlines differ by profession and country. If a letter sets a date, ask a qualified adviser soon: deadlines can be short.',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation',
        lead: 'A first conversation is the place for it.',
      },
    ],
    pic: {
      ask: 'A folder with one sealed envelope on top, on a desk, no names readable',
      alt: 'A folder on a desk with a sealed envelope lying on top',
    },
    claims: [
      ['Omitted facts invalidate advice', 'common experience of advisory professions'],
      ['Professional confidentiality and deadlines vary', 'general legal principle; stated as variable'],
    ],
  },
  {
    id: 'hourly-or-fixed',
    format: 'either',
    again: 12,
    emoji: '⏳',
    tags: ['FeesExplained', 'ProfessionalServices', 'ThisOrThat'],
    title: 'Hourly rate or fixed fee: which suits which work?',
    cover: 'By the hour or fixed?',
    gist: [
      'A fixed fee suits work that can be described. An hourly rate suits work that is found out on the way. Trouble starts when either is used for the other.',
      'Who carries the risk of the unknown? With a fixed fee it is the adviser, with hours it is you. The task decides which is fair.',
    ],
    subject: ['By the hour or fixed?', 'Who pays for the unknown?'],
    hooks: {
      '*': [
        'A fixed fee for an open question is a bet. Somebody will lose it.',
        'On an hourly fee you watch the clock. On a fixed fee they do.',
      ],
      p: 'The form of a fee decides who carries the uncertainty, so it deserves more thought than its amount.',
      f: 'Which do you prefer to pay: by the hour, or a price for the whole thing?',
      a: 'Hourly or fixed? Describe the work first. The kind of fee then follows.',
      t: 'Fixed fees price scope and put variance on the provider. Time fees price effort and put it on the client.',
      h: 'An hourly rate makes every short question long. A fixed fee makes each long question short.',
      i: 'A fair fee is one that both sides can explain.',
      l: 'To agree the fee in one sentence is a pleasant way to begin.',
    },
    lines: {
      '*': [
        'Hourly or fixed: how would you rather pay for advice, and why?',
        'Can you describe the result? Ask for a fixed fee. Can you only describe the question? Take hours, with a ceiling.',
        'An hourly fee with a cap and a call at half of it gives both sides a good night.',
        'Fixed fees live and die with the list of what is included. Read that list before the sum.',
      ],
      h: ['"A quick question" has no length of its own. It expands to fill the fee agreement.'],
    },
    scene: [
      'The invoice says eleven hours, the memory says four, and both are honest.',
      'A fixed fee was agreed, then the task grew a second head. Nobody wants to be the one to mention it.',
    ],
    why: [
      [
        'No fee form is fairer than the other: each moves the risk of the unexpected to one side of the table.',
        'What nobody can foresee has to be paid by somebody, and the fee says by whom.',
      ],
    ],
    parts: [
      [
        'By the hour',
        [
          'Right for disputes, research and anything that depends on others. Ask for a cap and a note on what was done.',
          'You pay for what happens. Agree when somebody {rings|calls} you before it gets more.',
        ],
        'A clock above a desk',
      ],
      [
        'A fixed fee',
        [
          'Right for work with edges: a contract of known kind, a survey, a set of plans. Changes cost extra, and that is fair.',
          'The price is certain as long as the task stays what it was.',
        ],
        'A signed page with one sum on it',
      ],
    ],
    turn: [
      'Many good arrangements mix them: a fixed fee for the known half, hours for the rest.',
      'Either way, ask what would make it more expensive. The answer belongs in the letter.',
    ],
    asks: [
      'Hourly or fixed: which do you prefer, and for what?',
      'What was missing from the last fee agreement that you signed?',
    ],
    ends: {
      p: 'Put scope, assumptions and the rule for changes in writing before work begins.',
      f: 'Vote, and tell us what you learnt the hard way.',
      a: 'Scope known: fixed. Scope open: hours, capped.',
      t: 'Ask for phases: a short paid analysis first makes a fixed fee possible for the rest.',
      h: 'Beware of the question that begins with "just".',
      i: 'Trust grows when the bill holds no news.',
      l: 'An invoice that needs no conversation is its own kind of comfort.',
    },
    keep: 'your next fee agreement',
    send: 'whoever signs off the invoices',
    caution: 'Some professions have rules on how fees may be agreed, and these differ by country.',
    own: [
      {
        kinds: ['price', 'policy', 'offer'],
        about: 'fixed[- ](?:price|fee)|hourly|per hour|\\bfees?\\b|flat fee|retainer|\\bcap(?:ped)?\\b',
        lead: 'On fees, and how they are set.',
      },
    ],
    pic: {
      ask: 'A desk clock beside a signed page, sums covered',
      alt: 'A desk clock standing beside a signed page',
    },
    claims: [
      ['Allocation of risk in fixed and time-based fees', 'contracting textbook'],
      ['Professional fee rules vary', 'stated as variable'],
    ],
  },
  {
    id: 'why-they-ask-who-else',
    format: 'answer',
    again: 10,
    emoji: '🤐',
    tags: ['ConflictOfInterest', 'ProfessionalServices', 'AskAnAdviser'],
    question: 'Why do you need the names of the other side before we talk?',
    short: 'To be sure that we may act for you at all, before you tell us anything.',
    unless: LAW_OFFICES,
    title: 'What is a conflict check, and why do advisers ask for names?',
    cover: 'Why they ask for names first',
    gist: [
      'Before you say a word about the matter, a careful adviser checks whether they already work for the other side. It protects both of you.',
      'The names come first so that nobody hears what they should not. A conflict check takes minutes and spares you changing adviser halfway.',
    ],
    subject: ['Names first, story second', 'The short question before the long one'],
    hooks: {
      '*': [
        'You ring an adviser and want to tell your story. They stop you after one sentence and ask for names.',
        'The oddest moment of a first call to an adviser: "Please do not tell me anything yet."',
      ],
      p: 'A conflict check comes before confidences, and it is a sign of care.',
      f: 'If an adviser interrupts you to ask who else is involved, they are looking after you.',
      a: 'Before an adviser hears your story: names first.',
      t: 'A conflict check compares all parties with present and past clients before confidential facts are received.',
      h: 'It is a small town, and both sides of every quarrel know the same three firms.',
      i: 'Before you trust an adviser with your story, they check where their loyalty lies.',
      l: 'Discretion begins with one question: who else is involved?',
    },
    lines: {
      '*': [
        'Before a first meeting, write down every person and firm involved. A conflict check needs names and no story.',
        'An adviser who has heard both sides of a quarrel may have to turn both away. That is why they ask for names before the story.',
        'Include former names, parent companies and the cousin who owns a tenth. Conflicts hide in the small print of families.',
        'A law firm or adviser says "sorry, we cannot act" and gives no reason? It is not rude. The reason is often what they may not say.',
      ],
      h: ['"I cannot help you, and I cannot tell you why" is a very professional sentence to be annoyed by.'],
    },
    scene: [
      'Somebody has worked up the courage to ring, begins at the beginning, and is politely stopped before the first name.',
      'Two neighbours, one hedge, one small town. Both dial the same number on the same morning.',
    ],
    why: [
      [
        'Nobody can be wholly on your side while owing something to the other one.',
        'An adviser who serves both ends of a quarrel serves neither well.',
      ],
      [
        'Once a confidence has been heard it cannot be unheard, so the check has to come before it.',
        'The order matters: after the story, the damage would be done.',
      ],
    ],
    parts: [
      [
        'Bring all the names',
        [
          'People, companies, previous names, and who stands behind whom.',
          'A list on paper is checked faster than one that has to be spelled over the phone.',
        ],
        'A short list of names on a notepad, blurred',
      ],
      [
        'Keep the story for later',
        [
          'One sentence on the subject is plenty: "a lease", "a wall", "a partner leaving".',
          "What you have not said yet cannot get in anybody's way.",
        ],
        'A closed folder on a table',
      ],
      [
        'If they cannot act, ask who might',
        [
          'A good office will often suggest where else to try, and will forget your call.',
          'Other doors exist, and they usually know them.',
        ],
        'A hand pointing out an address on a map',
      ],
    ],
    turn: [
      'Five dull minutes, and afterwards you can speak freely.',
      'The question sounds like bureaucracy and works like a lock.',
    ],
    asks: [
      'Have you ever been told "we cannot act for you"?',
      'Did anybody tell you what the names were for?',
    ],
    ends: {
      p: 'Agencies and consultants do it too, wherever competitors share an adviser.',
      f: 'So take it kindly. They are guarding the door for you.',
      a: 'No names, no meeting.',
      t: 'A check is repeated when new parties appear, so report them as they do.',
      h: "In a small town this takes longer, since everybody is somebody's cousin.",
      i: 'It is good to know that somebody would say no for your sake.',
      l: 'A closed door, a low voice, and the right order of things.',
    },
    work: 'For small firms conflict checks are a matter of record keeping: one list of parties, kept up to date, searchable in a minute. It is the least glamorous database in the building and the one that matters.',
    keep: 'your next first call to a firm',
    send: 'someone who felt cut off on the phone',
    caution: 'Rules on conflicts of interest differ between professions and countries.',
    only: 'law|solicit|attorney|legal|consult|account|agency|advis|notar|patent|mediat',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: 'first (?:call|meeting|consult)|confidential|discreet|conflict|enquir',
        lead: 'Once the names are clear, the talk can begin.',
      },
    ],
    pic: {
      ask: 'A closed folder and a phone on a desk, or a closed meeting room door',
      alt: 'A closed folder beside a telephone on a desk',
    },
    claims: [
      [
        'Conflict checks precede receipt of confidential information',
        'professional conduct rules; details vary',
      ],
    ],
  },
  {
    id: 'what-is-not-included',
    format: 'mistake',
    again: 10,
    emoji: '✂️',
    tags: ['Negotiation', 'ScopeOfWork', 'ProjectManagement'],
    wrong: 'Asking for a lower fee and leaving the task as it is',
    title: 'Fee too high? Cut the scope and not the price',
    cover: 'Cut the scope, not the fee',
    gist: [
      'A discount on the same work is paid for in hours that nobody spends on you. Ask instead what could be left out, done later or done by you.',
      'If an offer is over budget, take something away: a round, a report, a location, a meeting. The rest can then be done properly.',
    ],
    subject: ['What would it cost without the report?', 'A better question than "can you do it for less?"'],
    hooks: {
      '*': [
        'You got ten per cent off the fee. Which ten per cent of the work went with it?',
        'Nobody says out loud which hours a discount takes away. They go all the same.',
      ],
      p: 'When an offer exceeds the budget, the scope is the place to save.',
      f: "An adviser's offer is too high, and you like them. Ask what could be left out.",
      a: 'Do not haggle over the fee. Cut the task.',
      t: 'At a fixed rate, price is hours. To lower one without the other means unbudgeted work or undone work.',
      h: 'The discount on the fee was granted. The senior partner was not seen again.',
      i: 'A smaller task done with full attention outlives a large one done with half.',
      l: 'An offer over budget: better a single room furnished well.',
    },
    lines: {
      '*': [
        'Offer over budget? Ask: "What would you leave out?" You will learn more about the project than from the whole proposal.',
        'Reports that nobody reads are the easiest saving in any consulting offer.',
        'Before you ask for a discount, offer something in return: a later date, one decider, material that is ready to use.',
        'Two rounds of changes instead of four save money and, quite often, the work itself.',
      ],
      h: ['The client wanted a cathedral for the price of a chapel and got a very large porch.'],
    },
    scene: [
      'The offer is a third too high. Somebody says "let us see whether they will come down", and somebody else sighs.',
      'It is month three. The adviser who won your trust has not been seen since the discount.',
    ],
    why: [
      [
        'Advisers sell time. A price that drops while the task stays will be balanced somewhere out of sight.',
        'Hours are all there is to save, and unless you choose which, someone else will.',
      ],
      [
        'Asking what could go brings out what matters, since both sides have to say it.',
        'A cut forces an order of importance, and many projects have never had one.',
      ],
    ],
    parts: [
      [
        'Ask what they would leave out',
        [
          'Whoever wrote the offer knows which item carries the least.',
          'The answer shows how well they have understood you.',
        ],
        'A pencil striking out a line on a list',
      ],
      [
        'Do part of it yourself',
        [
          'Collecting data, arranging interviews, tidying files: your hours may be cheaper, and you know the building.',
          'Good material at the start is the discount that costs nobody anything.',
        ],
        'Sorted folders on a table',
      ],
      [
        'Split it in time',
        [
          'First the part that decides whether the second is needed.',
          'A pilot, an outline, one location: what it teaches is worth the delay.',
        ],
        'A plan cut into phases on a wall',
      ],
      [
        'Trade certainty for price',
        [
          'Longer deadlines, fewer meetings, prompt decisions and payment: all of it has a value to a small firm.',
          'Offer what costs you little and spares them much.',
        ],
        'Two people shaking hands across a desk',
      ],
    ],
    turn: [
      'The offer gets smaller, and what is left in it is meant.',
      'You may find that the part you cut was the one nobody had wanted.',
    ],
    asks: [
      'What would you cut first from the offers that you receive?',
      'When did a smaller project turn out better?',
    ],
    ends: {
      p: 'Have the reduced scope written down as carefully as the full one.',
      f: 'They will be relieved that you asked in this way. Truly.',
      a: 'Less work or full price.',
      t: 'Price each item separately once. After that, the conversation is arithmetic.',
      h: 'A chapel with a roof keeps out more rain than half a cathedral.',
      i: 'What is left undone this year can be done properly in the next.',
      l: 'Few things, and those completely.',
    },
    work: 'Procurement rules that demand a discount teach advisers to add one beforehand. Rules that ask for a smaller second version of the offer get two honest prices to compare.',
    keep: 'the next offer that is over budget',
    send: 'a colleague with a red pen',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'package|modul|phases?\\b|fixed[- ](?:price|fee)|starter|workshop',
        lead: 'On scope and price.',
      },
    ],
    pic: {
      ask: 'A list on paper with one line struck out in pencil',
      alt: 'A list on paper with one line struck out in pencil',
    },
    claims: [
      ['Discounts without scope change reduce effort', 'common experience in project business'],
      ['Scope is the lever on price at a given rate', 'arithmetic'],
    ],
  },
  {
    id: 'words-in-an-engagement-letter',
    format: 'glossary',
    again: 12,
    emoji: '🖊️',
    tags: ['ContractTerms', 'ProfessionalServices', 'PlainLanguage'],
    title: 'Scope, retainer, disbursement: words in an adviser agreement',
    cover: 'Words before you sign',
    gist: [
      'Scope, deliverable, retainer, disbursement, milestone, cap: six words that turn up in nearly every agreement with an adviser, in plain language.',
      'Before you sign with a lawyer, an architect or an agency, it helps to know what is a fee, what is a cost and what counts as done.',
    ],
    subject: ['What is a disbursement?', 'Words worth knowing before you sign'],
    hooks: {
      '*': [
        'You skimmed it, you signed it, and "disbursements" turned out to be a taxi.',
        'What you will pay is decided by a few words, and they stand on page two.',
      ],
      p: 'A few terms recur in every agreement for professional services. It is worth knowing them before the first invoice.',
      f: 'Did you nod at "retainer" in a fee agreement without being sure? Many people do.',
      a: 'In a fee agreement, do not sign a word you could not explain.',
      t: 'Terms fall in two groups: what will be done, and how it will be charged. Keep them apart when reading.',
      h: 'A legal retainer does not straighten teeth. It comes at about the same price.',
      i: 'Plain words put both sides on the same side of the table.',
      l: 'The finest agreements read like a conversation.',
    },
    lines: {
      '*': [
        'In an agreement with an adviser, scope is what will be done and exclusions are what will not. Read the second list first.',
        'Disbursements are costs paid on your behalf: court fees, printing, travel, permits. They come on top of the fee.',
        'A retainer can be an advance or a monthly fee for being available. Ask which, because the word will not tell you.',
        'A cap is a ceiling on a fee by the hour. Ask who {rings|calls} you before it is reached.',
      ],
      h: [
        'A project milestone is the point at which everyone agrees that it took longer than planned, and an invoice is sent.',
      ],
    },
    scene: [
      'The pen is in your hand, the adviser is smiling, and paragraph four has a word you have only ever seen in films.',
      'On the invoice under the fee stands a second sum, larger than expected, with a French sounding name.',
    ],
    why: [
      [
        'Quarrels over invoices are mostly about words that each side read in its own way.',
        'People rarely argue about the rate. They argue over what it was for.',
      ],
      [
        'Some of these terms mean different things in different firms, so asking is no sign of ignorance.',
        'Even professionals use them loosely, and a question costs nothing before the signature.',
      ],
    ],
    parts: [
      [
        'Scope',
        [
          'The work that the fee covers, and by that the work that it does not.',
          'A fence round the task. Everything outside is a new conversation.',
        ],
        'A pencil drawing a frame on paper',
      ],
      [
        'Deliverable',
        [
          'The thing that you will hold at the end: a contract, a plan, a report, a set of files.',
          'Something you can open, print or live in. "Support" is none.',
        ],
        'A bound report on a table',
      ],
      [
        'Retainer',
        [
          'Either money in advance or a regular fee for being on call. Have it put in writing which it is.',
          'It buys time or it secures payment, depending on who wrote the letter.',
        ],
        'A calendar with a mark in each month',
      ],
      [
        'Disbursement',
        [
          'What the adviser lays out for you and passes on: fees, copies, trains.',
          'A cost and no earning. Ask above what sum they check with you first.',
        ],
        'Receipts under a paper clip',
      ],
      [
        'Milestone',
        [
          'A point on the way that can be ticked off, usually tied to a payment.',
          'Good ones are visible to both sides: "approved", "filed", "printed".',
        ],
        'A tick beside a line in a plan',
      ],
      [
        'Cap',
        [
          'The most that will be charged without asking you again.',
          'It turns an open bill into one with a lid.',
        ],
        'A hand marking a line across a column of figures',
      ],
    ],
    turn: [
      'Take a pencil and underline them in your own agreement.',
      'If one of them is missing, ask where it went.',
    ],
    asks: ['Which word in an agreement has cost you money?', 'What term would you ban from such letters?'],
    ends: {
      p: 'Ask for a one-page summary; a good adviser can write it.',
      f: 'There are no silly questions before a signature.',
      a: 'Understand it or do not sign it.',
      t: 'Check which document prevails if offer, terms and letter differ.',
      h: 'Whoever invented the word "disbursement" did not want to say "taxi".',
      i: 'Everyone gains when the small print could be read aloud.',
      l: 'Sign slowly, with a good pen.',
    },
    keep: 'the next agreement on your desk',
    send: 'someone who is about to sign page four',
    caution:
      'These are everyday meanings. What a term means in your agreement depends on its wording and on the law of the place.',
    own: [
      {
        kinds: ['price', 'policy', 'process'],
        about: 'fees?\\b|retainer|fixed|cap(?:ped)?\\b|hourly|expenses|disburs',
        lead: 'On fees, in practice.',
      },
    ],
    pic: {
      ask: 'A page of an agreement with one word underlined in pencil, names covered',
      alt: 'A page of text with one word underlined in pencil',
    },
    claims: [
      [
        'Everyday meanings of scope, deliverable, retainer, disbursement, milestone, cap',
        'definitions; vary by firm, said so',
      ],
    ],
  },
  {
    id: 'the-word-nobody-understands',
    format: 'question',
    again: 12,
    emoji: '💬',
    tags: ['Jargon', 'PlainLanguage', 'OfficeLife'],
    title: 'Which word of your trade does nobody outside understand?',
    cover: 'The word only you understand',
    gist: [
      'Each profession has a word it uses daily and nobody else knows. Which one is yours, and how would you explain it to a twelve-year-old?',
      'Party wall, bleed, force majeure, accrual: tell us the word from your work that empties a dinner table.',
    ],
    subject: ['Explain it to a twelve-year-old', 'The word that ends dinner conversations'],
    hooks: {
      '*': [
        'You used a word from your work at dinner. Everybody nodded. Nobody understood.',
        'There is one word in your job that you no longer hear as foreign.',
      ],
      p: 'The words we stop noticing are the ones that lose our clients.',
      f: 'What is the word that you have to explain at every party?',
      a: 'Every trade has a word that it hides behind.',
      t: 'Jargon is compression: short for insiders, opaque to all others. The measure is whether you can unpack it.',
      h: 'Architects say "programme" and mean rooms. Printers say "bleed" and mean nothing alarming.',
      i: 'Explain your work so that a child can follow, and every adult in the room is grateful.',
      l: 'It is courtesy to swap the precise word for a plain one.',
    },
    lines: {
      '*': [
        'Which word from your trade does nobody outside understand? Explain it in one sentence, for a child.',
        'If you cannot explain a word without using a second one of the same kind, you may not need either.',
        'Bleed, in print: the colour runs past the edge so that no white line shows after cutting. Nobody is hurt.',
        'Force majeure: something so large that nobody could have planned for it. Whether a contract then lets you off depends on the contract and the place.',
      ],
      h: [
        '"We will circle back to that deliverable going forward" contains no words that anyone was born with.',
      ],
    },
    scene: [
      'A client leaves the room, turns at the door and asks quietly: "What is an easement?" It was said eleven times.',
      'At the kitchen table you explain your day, and a child asks what "stakeholder" means. There is a pause.',
    ],
    why: [
      [
        'Experts stop hearing their own terms after a year or two, and listeners seldom ask.',
        'The longer we know a word, the less we remember not knowing it.',
      ],
    ],
    parts: [
      [
        'A word from the law',
        [
          'Easement, lien, without prejudice: words with centuries behind them and no picture in front.',
          'Easement, for one: it often means that somebody may walk across your land.',
        ],
        'An old law book open on a table',
      ],
      [
        'A word from the drawing office',
        [
          'Elevation is a view of a wall, and a section is what you would see after a very large knife.',
          'A plan is the house without its roof, seen by a pigeon.',
        ],
        'An architectural drawing, close up',
      ],
      [
        'A word from the agency',
        [
          'Bleed, above the fold, lorem ipsum: printers and newspapers left them behind, and screens kept them.',
          'Half of it describes paper that no longer exists.',
        ],
        'Proof sheets with crop marks',
      ],
      [
        'A word from the spreadsheet',
        [
          'Accrual, headcount, burn rate. Behind each of them are people and Mondays.',
          'Costs that have happened and not yet arrived: there is a word for that too.',
        ],
        'A column of figures on a page',
      ],
    ],
    turn: [
      'The best explanations are worth stealing for your own website.',
      'Whoever explains it shortest wins nothing but our respect.',
    ],
    asks: [
      'Which word from your work does nobody understand?',
      'How would you explain your job to a twelve-year-old?',
    ],
    ends: {
      p: 'A good explanation can be borrowed for the next letter.',
      f: 'Go on. We will not nod unless we mean it.',
      a: 'One word, one sentence.',
      t: 'Test: a listener should be able to use the word correctly the next day.',
      h: 'Anyone who writes "synergy" will be asked for an example.',
      i: 'To be understood is the shortest way to be trusted.',
      l: 'Say it simply, then stop.',
    },
    keep: 'the next letter that you write to a client',
    send: 'the colleague who says "going forward"',
    own: [
      {
        kinds: ['value', 'story', 'process'],
        about: 'plain (?:english|language|words)|jargon|\\bexplain',
        lead: 'Plain words matter here too.',
      },
    ],
    pic: {
      ask: 'A dictionary or a page with one baffling word circled',
      alt: 'A page with a single word circled in pencil',
    },
    claims: [
      ['Meanings of bleed, elevation, section, accrual; force majeure depends on wording', 'definitions'],
    ],
  },
  {
    id: 'between-question-and-answer',
    format: 'behind',
    again: 11,
    emoji: '👀',
    tags: ['BehindTheScenes', 'ProfessionalServices', 'HowWeWork'],
    title: 'Why a two-line answer from an adviser can take two days',
    cover: 'What happens before the reply',
    gist: [
      'Behind a short reply lie checking, a draft, a second pair of eyes and a good deal of crossing out. The shorter the answer, the more of it there was.',
      'Two lines of advice are what is left over when somebody has read forty pages and left out thirty-nine.',
    ],
    subject: ['Why two lines take two days', 'The crossing out that you do not see'],
    hooks: {
      '*': [
        'You asked a short question and waited two days for a short answer. What happened in between?',
        "The adviser's reply has two lines. The draft had two pages.",
      ],
      p: 'A short answer usually takes longer than a long one, and it is worth more.',
      f: 'Ever wondered what an adviser does with your question all that time?',
      a: "An adviser's first answer is an opinion. The checked one is advice.",
      t: 'Stages of a reply: clarify, look up, draft, challenge, shorten. Only the last of them is visible.',
      h: 'The lawyer\'s quick answer was "it depends". The two days went into finding out on what.',
      i: 'Behind every clear sentence stands somebody who took the trouble.',
      l: 'Two lines of advice. The brevity was added last, and took an evening.',
    },
    lines: {
      '*': [
        '"It depends" is where advice begins. Ask: on what? Then you have the list of things to find out.',
        'A second reader looks for the sentence that could be misunderstood. In nearly every draft there is one.',
        'Need advice fast? Say what it is for. A yes for a phone call is quicker than a yes for a signature.',
        'The longest part of a good reply is what somebody took out of it.',
      ],
      h: [
        'The colleague who reads the advice last has one job: to ask "and what does that mean?" until everyone is annoyed.',
      ],
    },
    scene: [
      'You pressed send on Monday. It is Wednesday, and you picture your question lying in a tray. It has been to three desks.',
      'In an office with the door shut, two people are arguing about the word "may".',
    ],
    why: [
      [
        'A reply will be relied on: somebody signs, builds or prints because of it.',
        'Once it has been sent, it is used, and often for more than was asked.',
      ],
      [
        'The obvious answer is right most of the time, and checking is how the other times are found.',
        'Experience gives the answer in a minute. Care looks for the exception.',
      ],
    ],
    parts: [
      [
        'The question is turned round',
        [
          'What was asked and what is needed are cousins. Often a phone call comes first.',
          'Before anybody looks anything up, somebody asks what you mean to do with it.',
        ],
        'Notes and arrows around a sentence on paper',
      ],
      [
        'Somebody looks it up',
        [
          'Even what is known by heart. Rules, prices and standards change quietly.',
          'Memory proposes and the source decides.',
        ],
        'A finger running down a page in a thick book',
      ],
      [
        'A second person reads it',
        [
          'Someone who was not in the conversation, and so sees what is missing.',
          'A second pair of eyes finds the "not" that fell out.',
        ],
        'Two people reading the same page',
      ],
      [
        'It is made shorter',
        [
          'The reasons go into the file, and the answer goes to the top.',
          'Half of the words leave. The rest have to stand up alone.',
        ],
        'A page with many lines crossed out',
      ],
    ],
    turn: [
      'What reaches you is the two lines that survived.',
      'So the wait is part of what you are paying for.',
    ],
    asks: [
      'What do you do so that a reply gets shorter?',
      'Would you rather have it fast or have it checked?',
    ],
    ends: {
      p: 'If a date matters, put it in the question. It changes what is sensible.',
      f: 'Next time you wait, picture somebody crossing things out.',
      a: 'Checked, then sent.',
      t: 'Ask for the assumptions along with the answer; they tell you when it stops being valid.',
      h: 'Somewhere two advisers have just agreed on a single word, and gone for lunch.',
      i: 'Care is mostly invisible, and it is felt all the same.',
      l: 'Two lines, and a great deal of quiet behind them.',
    },
    work: 'Teams that answer in one step are quick until the first expensive slip. A second reader costs ten minutes, and needs somebody senior enough to be contradicted by somebody junior.',
    keep: 'the next time a reply takes a while',
    send: 'a client who is waiting for two lines',
    own: [
      {
        kinds: ['process', 'policy', 'people', 'value'],
        about:
          'second (?:pair|reader|opinion)|four eyes|peer review|within \\d+ (?:hours|working)|\\brepl(?:y|ies)\\b|\\brespond',
        lead: 'On answers, and who gives them.',
      },
    ],
    pic: {
      ask: 'A printed draft with many lines crossed out, nothing confidential readable',
      alt: 'A printed draft with many lines crossed out by hand',
    },
    claims: [
      ['Drafting, checking and second reading before advice is given', 'practice of advisory professions'],
    ],
  },
];
