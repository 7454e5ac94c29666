// Before the work begins: a first call, a quote, a brief, what to ask.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const BRIEF: readonly Idea[] = [
  {
    id: 'ready-for-a-first-call',
    format: 'howto',
    again: 9,
    emoji: '📞',
    tags: ['FirstCall', 'ClientTips', 'AskingForHelp'],
    title: ['How to prepare for a first call', 'A first call: what to have ready'],
    cover: 'Ready for a first call',
    gist: [
      'Before a first call, write down three things: what you want to have at the end, the date that matters, and your questions. Ten minutes of notes make the call twice as useful.',
      'You do not need to know the right words for a first call. Say what happened, what you need and by when. The rest can be asked.',
    ],
    subject: ['What to have ready for a first call', 'Ten minutes before a first call'],
    hooks: {
      '*': [
        'A first call is short. A few notes help you get a clear answer out of it.',
        'Not sure what to say on a first call? These notes are all you need.',
      ],
      pati: 'A first call goes better with a few notes: the aim, the date, your questions.',
      fhl: 'You do not have to sound like an expert on a first call. A few plain notes are enough.',
    },
    lines: {
      '*': [
        'Before a first call, write down what you would like to have at the end. One sentence is enough.',
        'Is there a date that cannot move? Say it at the start of the first call. It often decides what is possible.',
        'Write your three most important questions on paper before you call. On the phone it is easy to forget one.',
        'You do not need special words for a first call. Say what happened and what you would like. The rest can be asked.',
      ],
      h: ['Three questions on a piece of paper beat twelve in the shower afterwards.'],
    },
    scene: [
      'You have found a number to call, and you are not sure where to begin.',
      'After a call it is common to think of the question that was forgotten.',
    ],
    why: [
      [
        'With the aim and the date known, you can be told quickly what is possible and what it may cost.',
        'The clearer the aim, the sooner somebody can say what it takes.',
      ],
      [
        'Notes also make it easy to compare two calls.',
        'Written questions get answered; half of the others are forgotten.',
      ],
    ],
    parts: [
      [
        ['Say what you want at the end', 'Write down your aim'],
        ['One plain sentence will do.', 'Not how to get there, only what should be different afterwards.'],
        'A hand writing one sentence in a notebook',
      ],
      [
        ['Name the date that matters', 'Look up your deadline'],
        [
          'If a letter or contract sets it, have that paper in reach.',
          'If nothing is urgent, say so. It may save money.',
        ],
        'A calendar with one day circled',
      ],
      [
        ['Have the papers beside you', 'Lay out what you already have'],
        [
          'Letters, plans, photos or earlier versions: you may be asked for a detail.',
          'You need not have read them again. It is enough to find them.',
        ],
        'A small pile of papers on a table',
      ],
      [
        ['Write down three questions', 'Choose your three questions'],
        [
          'For example: what does it cost, how long does it take, what do you need from me?',
          'Ask the most important one first.',
        ],
        'Three short lines on a sheet of paper',
      ],
    ],
    turn: [
      'At the end, ask what the next step is and who takes it.',
      'Before you hang up, repeat what was agreed.',
    ],
    asks: ['What do you always ask on a first call?', 'Which question would you ask first?'],
    ends: {
      pati: 'Aim, date, papers, questions: that is all you need.',
      fhl: 'And if you forget one, just call again.',
    },
    keep: 'your next first call',
    send: 'somebody who has been meaning to call',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price', 'hours'],
        about:
          'first (?:meeting|call|chat|conversation|consult\\w*)|initial (?:meeting|call|consult\\w*)|free (?:call|chat|consult\\w*)',
        lead: 'This is how a first conversation works here.',
      },
    ],
    pic: {
      ask: 'A notebook with three short lines beside a phone, nothing private readable',
      alt: 'A notebook and a phone on a desk',
    },
    claims: [
      [
        'Prepared questions make a first consultation more useful',
        'common experience; advice of consumer bodies',
      ],
    ],
  },
  {
    id: 'compare-two-quotes',
    format: 'howto',
    again: 9,
    emoji: '⚖️',
    tags: ['ComparingQuotes', 'ClientTips', 'MoneyWise'],
    title: ['How to compare two quotes', 'Which quote is the better one? Four questions'],
    cover: 'How to compare two quotes',
    gist: [
      'Two quotes are hard to compare when each covers something else. Put them side by side and ask four questions: what is included, what is not, who does the work, when is it paid?',
      'The lower quote is not always the cheaper one. Check what each of them leaves out before you decide.',
    ],
    subject: ['How to compare two quotes', 'What does the cheaper quote leave out?'],
    hooks: {
      '*': [
        'Two quotes for the same job, and one is much lower. Before you choose, check what each one covers.',
        'The price at the bottom of a quote is only half of what you need to know.',
      ],
      pati: 'Compare what two quotes include before you compare their prices.',
      fhl: 'Got two quotes in front of you? Four questions make the choice much easier.',
    },
    lines: {
      '*': [
        'Comparing quotes? Ask each of them the same question first: what is not included in this price?',
        'When you ask for two quotes, send both the same description. Otherwise you get prices for two different jobs.',
        'Before you accept a quote, ask what happens to the price if the job turns out bigger.',
        'A quote should tell you when you pay: at the start, in stages or at the end. If it does not, ask.',
      ],
      h: ['If a quote fits on one line, the questions will not.'],
    },
    scene: [
      'You asked two people for a price, and their answers are far apart.',
      'On the table lie two quotes, and they do not even list the same things.',
    ],
    why: [
      [
        'A price means little until you know what you get for it.',
        'A gap between two prices usually has a reason, and you can ask for it.',
      ],
      [
        'What is left out comes back later as an extra.',
        'An extra costs least when it is talked about before the start.',
      ],
    ],
    parts: [
      [
        ['Check what is included', 'List what you get'],
        [
          'Tick off everything that you asked for, line by line.',
          'What only one of them mentions, ask the other about.',
        ],
        'A pencil ticking lines on a list',
      ],
      [
        ['Ask what is not included', 'Look for what costs extra'],
        [
          'Changes, travel, fees of others, tax: find out now.',
          'A good quote says this without being asked.',
        ],
        'A finger on the last line of a page',
      ],
      [
        ['Find out who does the work', 'Ask for the name'],
        [
          'You may meet one person and work with another. Both can be fine.',
          'Ask whom you can reach when something is urgent.',
        ],
        'Two chairs at a desk',
      ],
      [
        ['See when you pay', 'Check the payment dates'],
        [
          'All at once or in stages makes a difference to your month.',
          'Also ask how long the quoted price stays valid.',
        ],
        'A calendar beside a calculator',
      ],
    ],
    turn: [
      'If one quote is still unclear, call and ask. The answer tells you a lot as well.',
      'Then choose the one that you understand from top to bottom.',
    ],
    asks: ['What do you check first in a quote?', 'Do you ask for one quote, two or three?'],
    ends: {
      pati: 'Included, excluded, who, when: four answers and you can decide.',
      fhl: 'No question about a quote is too small to ask.',
    },
    keep: 'the next two quotes in your inbox',
    send: 'somebody who has to choose between two quotes',
    pic: {
      ask: 'Two printed sheets side by side with a pencil, nothing readable',
      alt: 'Two sheets of paper side by side with a pencil',
    },
    claims: [
      ['Compare scope, exclusions, people and payment', 'advice of consumer bodies; procurement practice'],
    ],
  },
  {
    id: 'five-questions-before-you-hire',
    format: 'checklist',
    again: 9,
    emoji: '✅',
    tags: ['BeforeYouHire', 'ClientTips', 'GoodQuestions'],
    title: [
      'Five questions to ask before you hire us, or anybody',
      'Hiring somebody? Good questions for the first talk',
    ],
    cover: 'Hiring? Ask these five questions',
    gist: [
      'Before you hire anybody, ask five things: who does the work, how often will I hear from you, what do you need from me, what costs extra, and how do we stop if it does not fit?',
      'A few plain questions before you sign save awkward ones later. Ask them of everybody whom you consider, and compare the answers.',
    ],
    subject: ['Five questions before you hire anybody', 'Ask this before you say yes'],
    hooks: {
      '*': [
        'You are about to hire somebody and do not want to miss anything. Ask these five questions.',
        'Good answers to these questions before you start prevent most trouble later.',
      ],
      pati: 'Ask these five questions before you hire anybody.',
      fhl: 'Please ask us these questions. Ask the others as well.',
    },
    lines: {
      '*': [
        'Before you hire somebody, ask: how often will I hear from you, and by phone or by mail?',
        'Ask before you start: what do you need from me, and by when? It keeps a job from standing still.',
        'A fair question before you hire anybody: who will do the work, and whom do I call?',
        'Before you sign, ask how you can end it if it does not fit. A clear answer is a good sign.',
      ],
      h: ['If a question feels too simple to ask, ask that one first.'],
    },
    scene: [
      'The first talk went well, and now you have to say yes or no.',
      'You like them, the price is right, and still you are not sure.',
    ],
    why: [
      [
        'Most disappointment comes from things that nobody talked about at the start.',
        'What is said at the start does not have to be argued about later.',
      ],
      [
        'The answers also show you how somebody explains things.',
        'You hear in the answers whether you would like to work with them.',
      ],
    ],
    parts: [
      [
        'Who will do the work?',
        [
          'Ask for the name, and who steps in on holiday.',
          'It is good to meet that person before you start.',
        ],
        'Two people at a small table',
      ],
      [
        'How often will I hear from you?',
        [
          'Once a week, or only when there is news: both work if you know.',
          'Say which you prefer, phone or mail.',
        ],
        'A phone beside a cup',
      ],
      [
        'What do you need from me?',
        [
          'Papers, decisions, access: ask for a list with dates.',
          'Jobs often wait for something small from the customer.',
        ],
        'A short list in a notebook',
      ],
      [
        'What would cost extra?',
        ['Ask for an example from another job.', 'Ask to be told before an extra cost begins, never after.'],
        'A calculator on a desk',
      ],
      [
        'How do we stop?',
        [
          'Ask about notice, and what you would get to take with you.',
          'You will hardly need it, and it is good to know.',
        ],
        'An open door',
      ],
    ],
    turn: [
      'Note the answers while you listen. After the second talk they blur.',
      'Then sleep on it for a night, if there is time.',
    ],
    asks: ['Which question would you add?', 'What do you ask before you hire somebody?'],
    ends: {
      pati: 'Clear answers before the start make good work likely.',
      fhl: 'Anybody worth hiring is glad to be asked.',
    },
    tick: true,
    keep: 'the next time you hire somebody',
    send: 'somebody who is about to say yes',
    pic: {
      ask: 'A short list of questions in a notebook, with a pen',
      alt: 'A list of questions in a notebook',
    },
    claims: [
      [
        'Settle people, contact, needs, extras and ending beforehand',
        'advice of consumer bodies; common practice',
      ],
    ],
  },
  {
    id: 'hourly-or-fixed',
    unless:
      '\\bnotar(?:y|ies)\\b|conveyanc|(?:only|all|always) fixed|fixed (?:fee|price)s?,? (?:only|no hourly)|no hourly|no win',
    format: 'either',
    again: 9,
    emoji: '💷',
    tags: ['FixedPrice', 'HourlyRate', 'ThisOrThat'],
    title: [
      'Fixed price or by the hour: which do you prefer?',
      'How do you like to pay: one sum, or for each hour?',
    ],
    cover: 'Fixed price or hourly?',
    gist: [
      'A fixed price is certain from the start. By the hour you pay for what it really takes, which may be less or more. Which do you prefer?',
      'Some people want to know the price to the penny before they start. Others would pay only for the time that was needed. And you?',
    ],
    subject: ['Fixed price or by the hour?', 'How do you like to pay?'],
    hooks: {
      '*': [
        'When you hire somebody, do you prefer a fixed price or an hourly rate?',
        'One of these makes you sleep better. Which is it?',
      ],
      pati: 'Fixed price or hourly rate: both are fair, and they suit different jobs.',
      fhl: 'A quick question: fixed price or by the hour?',
    },
    lines: {
      '*': [
        'Fixed price or by the hour: which do you prefer when you hire somebody?',
        'One sum for all, or only the time that was needed: which feels fairer to you?',
        'Would you rather know the price from the start, or pay for what it really took?',
        'Have you ever chosen an hourly rate and been glad of it?',
      ],
      h: ['Fixed price or by the hour? "Free" is a good answer, but not on the list.'],
    },
    scene: [
      'You ask what it costs and get two offers: one sum, or a rate for each hour.',
      'The job could take two hours, or it could take six.',
    ],
    why: [
      [
        'Which is better depends on how clear the job is at the start.',
        'A fixed price gives you certainty, and an hourly rate lets you change your mind.',
      ],
    ],
    parts: [
      [
        'A fixed price',
        [
          'You know the sum before it starts. Ask what it covers.',
          'Good for a job that can be described clearly.',
        ],
        'A single figure on a sheet',
      ],
      [
        'By the hour',
        [
          'You pay for the time it took. Agree on a limit first.',
          'Good when nobody can tell yet how much there is to do.',
        ],
        'A clock on a desk',
      ],
    ],
    turn: [
      'Many jobs mix both: a fixed part, and the rest by the hour.',
      'Whichever it is, have it in writing.',
    ],
    asks: ['Fixed or hourly: which do you choose?', 'Which of the two has worked better for you?'],
    ends: { pati: 'Either way, agree on it before the start.', fhl: 'Tell us in one word: fixed or hourly?' },
    keep: 'your next request for a quote',
    send: 'a friend who is asking for quotes',
    pic: { ask: 'A clock and a sheet of paper on a desk', alt: 'A clock beside a sheet of paper' },
    claims: [['Fixed fees give certainty; hourly fees follow the work', 'definition']],
  },
  {
    id: 'brief-on-one-page',
    format: 'howto',
    again: 9,
    emoji: '📄',
    tags: ['ClientBrief', 'ProjectTips', 'WorkingTogether'],
    unless: LAW_OFFICES,
    title: ['How to write a short brief for your project', 'A project brief on one page: what to write'],
    cover: 'Your brief on a page',
    gist: [
      'A good brief fits on one page: what should be better afterwards, who it is for, who decides, what must stay, by when, and roughly what you can spend.',
      'You do not need long documents to start a project. Six short answers on one page are enough for a good offer.',
    ],
    subject: ['What to write in a brief', 'Your project on one page'],
    hooks: {
      '*': [
        'Planning a project with somebody from outside? One page of notes gets you better offers.',
        'Before you ask for an offer, answer six short questions on paper.',
      ],
      pati: 'A brief on one page makes offers easy to compare.',
      fhl: 'No need to write a novel. A brief can be six lines long.',
    },
    lines: {
      '*': [
        'A project brief in six lines:\n\nWhat should be better\nWho it is for\nWho decides\nWhat must stay\nBy when\nThe budget',
        'In a brief, describe the problem rather than the solution. You may be offered something better than you had in mind.',
        'Name one person in the brief who decides. It saves weeks of going back and forth.',
        'Give a rough budget in your brief. Then you get an idea that you can afford.',
      ],
      h: ['"Modern but timeless" is not a brief. It is a wish list with two wishes.'],
    },
    scene: [
      'You ask three people for an offer, and each understands something different.',
      'Everybody in the room has an idea of the project, and nobody has written it down.',
    ],
    why: [
      [
        'What is not in the brief has to be guessed, and wrong guesses cost time.',
        'Clear notes at the start mean fewer changes later.',
      ],
      [
        'If everybody answers the same page, you can compare what they offer.',
        'Writing it down also shows whether your own side agrees.',
      ],
    ],
    parts: [
      [
        ['Say what should be better', 'Describe the problem'],
        ['Give an example from last week.', 'Leave the solution open for now.'],
        'A pen writing a few lines',
      ],
      [
        ['Say who will use it', 'Describe the people it is for'],
        [
          'Customers, staff, your family: they need different things.',
          'Two sentences about them are plenty.',
        ],
        'A few people at a table',
      ],
      [
        ['Name who decides', 'Say who has the last word'],
        ['Many can comment. One person says yes.', 'Add how to reach them.'],
        'A name card on a table',
      ],
      [
        ['List what must stay', 'Say what should not change'],
        ['A colour, a tool, a wall, a name: say it now.', 'This line is the one most often forgotten.'],
        'A finger underlining a sentence',
      ],
      [
        ['Give a date and a budget', 'Add when and how much'],
        ['A rough sum is enough.', 'Add the reason for the date, if there is one.'],
        'A calendar with a circled day',
      ],
    ],
    turn: [
      'Send the same page to everybody whom you ask.',
      'Read it to somebody who knows nothing of it. Where they ask, add a line.',
    ],
    asks: [
      'What do you find hardest to put into a brief?',
      'Do you write a brief, or do you tell it on the phone?',
    ],
    ends: {
      pati: 'One page, one person who decides, one date.',
      fhl: 'It takes half an hour and a cup of tea.',
    },
    keep: 'the start of your next project',
    send: 'a colleague who is planning a project',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          'first (?:meeting|call|conversation|consult\\w*|visit)|initial (?:meeting|call|consult\\w*)|\\bbrief(?:s|ing)?\\b|discovery',
        lead: 'This is how a project begins here.',
      },
    ],
    pic: {
      ask: 'One page with a few handwritten lines and a pen, nothing confidential',
      alt: 'A page with a few handwritten lines and a pen',
    },
    claims: [
      ['A brief states aim, users, decision maker, limits, date and budget', 'project management practice'],
    ],
  },
  {
    id: 'ask-what-went-wrong',
    format: 'tip',
    again: 9,
    emoji: '🔎',
    tags: ['CheckingReferences', 'ClientTips', 'BeforeYouHire'],
    title: ['What to ask when you call a reference', 'Checking references: three questions that help'],
    cover: 'What to ask a reference',
    gist: [
      'When you call a former customer of somebody you may hire, ask three things: what was the hardest moment, how was it solved, and would you hire them again?',
      '"Were you satisfied?" gets a polite yes. Ask about the most difficult week instead, and what happened then.',
    ],
    subject: ['Three questions for a reference', 'What to ask a former customer'],
    hooks: {
      '*': [
        'Calling a reference before you hire somebody? These three questions tell you more than "Were you happy?"',
        'A reference will say something nice. Ask for something useful as well.',
      ],
      pati: 'Three questions make a reference call worth your time.',
      fhl: 'Feel a bit shy about calling references? Here is what to ask.',
    },
    lines: {
      '*': [
        'Ask a reference: what was the hardest moment, and how did they deal with it? Every real project has one.',
        'The best question for a reference is short: would you hire them again, and for what?',
        'Ask a former customer how they heard about bad news: early and by phone, or late and by accident?',
        'Choose a reference with a job like yours. A happy customer with another need tells you little.',
      ],
      h: ['"Were you satisfied?" "Yes." Thank you, that was a very short call.'],
    },
    scene: [
      'You have the number of a former customer and ten minutes of their time.',
      'A reference picks up, and all you can think of is "Was it good?"',
    ],
    why: [
      [
        'Problems happen in good projects too. What counts is how they were solved.',
        'How somebody deals with trouble is what you cannot read on a website.',
      ],
      [
        'People like to help when the question is concrete.',
        'A concrete question is easier to answer honestly.',
      ],
    ],
    parts: [
      [
        ['Ask for the hardest moment', 'Ask what was difficult'],
        [
          'It is a kind question, and the answer is honest.',
          'If nothing was hard, ask how long they worked together.',
        ],
        'A person on the phone with a notebook',
      ],
      [
        ['Ask how it was solved', 'Ask what happened next'],
        ['Did somebody call, and how soon?', 'Listen for who took the first step.'],
        'A hand writing a few words',
      ],
      [
        ['Ask if they would hire again', 'Ask what they would come back for'],
        ['A quick yes is a good sign.', '"Yes, for this, but not for that" is helpful as well.'],
        'Two short lists in a notebook',
      ],
    ],
    turn: ['Two calls of ten minutes are enough.', 'Thank them, and keep your notes until you decide.'],
    asks: ['What would you ask a reference?', 'Do you call references, or do you read reviews?'],
    ends: {
      pati: 'Hard moment, solution, again: three questions.',
      fhl: 'Most people are glad to be asked.',
    },
    keep: 'your next reference call',
    send: 'somebody who is choosing between two offers',
    pic: { ask: 'A phone and a notebook with three short lines', alt: 'A phone beside an open notebook' },
    claims: [['Open questions about difficulties yield more than yes or no', 'interviewing practice']],
  },
  {
    id: 'what-is-not-included',
    format: 'mistake',
    again: 9,
    emoji: '✂️',
    tags: ['BudgetTips', 'ClientTips', 'ProjectTips'],
    wrong: 'Asking for a lower price for the same work',
    title: ['Over budget? What to leave out of a project', 'A quote over your budget: what you can do'],
    cover: 'Over budget? Leave something out',
    gist: [
      'If a quote is over your budget, ask what could be left out or done later. You get a smaller job done properly instead of a big one done badly.',
      'A price that is too high is often a job that is too big. Ask which part you could do yourself, later or not at all.',
    ],
    subject: ['Over budget? Try this first', 'What could be left out?'],
    hooks: {
      '*': [
        'The quote is good, but it is over your budget. There is a better question than "Can you do it cheaper?"',
        'A job that is too expensive can often be made smaller. Ask how.',
      ],
      pati: 'When a quote is over budget, change the size of the job first.',
      fhl: 'Love the quote, but not the price? Ask what could wait.',
    },
    lines: {
      '*': [
        'Over budget? Ask which part of the job could wait until next year.',
        'Tell us the sum that you have. It is easier to plan to a budget than to guess it.',
        'Ask which part of a project you could do yourself. Collecting papers or photos often saves real money.',
        'Fewer rounds of changes make a job cheaper. Gather all comments first, then send them once.',
      ],
      h: ['"Half the price, all the work" is a popular order. It is always out of stock.'],
    },
    scene: [
      'The offer is just what you wanted, and the sum is more than you have.',
      'You have a budget, and the quote is a third above it.',
    ],
    why: [
      [
        'A smaller job at a fair price is done with care.',
        'Cutting the price alone usually means cutting time, and you notice it later.',
      ],
      [
        'Parts that can wait are often easy to add later.',
        'Asked early, almost every job has something that can be left for later.',
      ],
    ],
    parts: [
      [
        ['Ask what could wait', 'Split it into two steps'],
        ['Do the urgent part now and the rest next year.', 'Ask for a price for each step.'],
        'A list with a line across the middle',
      ],
      [
        ['Ask what you could do yourself', 'Take over a part'],
        [
          'Collecting, sorting and deciding take time that you may have.',
          'Have it explained once, and then do it your way.',
        ],
        'A hand sorting papers',
      ],
      [
        ['Say what matters most', 'Name your one must'],
        ['Then everything else can be weighed against it.', 'One clear wish helps more than ten equal ones.'],
        'One line of a list underlined',
      ],
    ],
    turn: [
      'Then ask for a new quote for the smaller job.',
      'Often it is one line of a quote that makes the difference.',
    ],
    asks: ['What would you leave out first?', 'Now or in two steps: which do you prefer?'],
    ends: {
      pati: 'Make the job smaller before you make it worse.',
      fhl: 'Just name your budget. Nobody minds.',
    },
    keep: 'the next quote that is too high',
    send: 'somebody whose project is over budget',
    pic: {
      ask: 'A list with one line crossed out, nothing readable',
      alt: 'A list with one line crossed out',
    },
    claims: [['Reduce scope rather than only the price', 'project management practice']],
  },
  {
    id: 'words-in-an-engagement-letter',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['QuoteWords', 'PlainWords', 'ClientTips'],
    title: ['Words in a quote, explained simply', 'Scope, retainer, expenses: what a quote means'],
    cover: 'What the words in a quote mean',
    gist: [
      'Scope is the work that the price covers. An estimate can change, a fixed price should not. A retainer is a regular fee. Expenses come on top.',
      'Four words in a quote decide what you pay in the end. If one of them is unclear, ask before you say yes.',
    ],
    subject: ['Words in a quote, explained', 'Estimate or fixed price?'],
    hooks: {
      '*': [
        'A quote uses words that you see once in three years. Here is what they mean.',
        'Is an estimate a promise? Not quite. A few words in a quote, explained.',
      ],
      pati: 'A few words in a quote decide what you pay. This is what they mean.',
      fhl: 'Not sure what a word in your quote means? You are not the only one.',
    },
    lines: {
      '*': [
        'Scope means the work that a price covers. If something is not in the scope, it will cost extra.',
        'An estimate is a good guess and may change. A fixed price should stay. Ask which one you were given.',
        'Expenses in a quote are costs that are passed on to you, such as travel or fees. Ask for a limit.',
        'A retainer is usually a regular fee for a certain amount of time. Ask what happens to hours that you do not use.',
      ],
      h: ['"Plus expenses" are two short words. Ask how long they can get.'],
    },
    scene: [
      'You read a quote for the second time, and one word is still unclear.',
      'The price is easy to find in a quote. The words around it need a second look.',
    ],
    why: [
      [
        'Once you know the words, you can compare two quotes fairly.',
        'Many arguments over a bill begin with a word that two people understood differently.',
      ],
      ['One question is enough to clear up a word.', 'Anybody who writes a quote can explain it.'],
    ],
    parts: [
      [
        'Scope',
        ['The work that the price covers.', 'Everything you get for the sum that is quoted.'],
        'A list of tasks on a page',
      ],
      [
        'Estimate',
        [
          'A guess made with experience, which can still change.',
          'Roughly what it will cost. Ask how far it may go up.',
        ],
        'A pencil and a rough sum',
      ],
      [
        'Fixed price',
        [
          'A sum that stays the same as long as the job does.',
          'What you pay for the agreed work, however long it takes.',
        ],
        'A single figure on a page',
      ],
      [
        'Retainer',
        [
          'A regular fee, often monthly, for an agreed amount of help.',
          'You pay each month and have somebody to turn to.',
        ],
        'A calendar of months',
      ],
      [
        'Expenses',
        [
          'Costs passed on to you, such as travel or fees.',
          'What is spent on your job and added to the bill.',
        ],
        'A few receipts on a desk',
      ],
    ],
    turn: [
      'If a word is missing from your quote, ask where it belongs.',
      'Read it once more with these words in mind.',
    ],
    asks: ['Which word in a quote puzzles you most?', 'Which would you add to the list?'],
    ends: {
      pati: 'What counts is your own agreement, so ask if a word is unclear.',
      fhl: 'Ask about any word. It costs nothing.',
    },
    keep: 'your next quote',
    send: 'somebody who has just got a quote',
    pic: {
      ask: 'A printed quote with one word underlined, no figures readable',
      alt: 'A printed page with one word underlined',
    },
    claims: [
      ['Meanings of scope, estimate, fixed price, retainer and expenses', 'definitions in common use'],
    ],
  },
];
