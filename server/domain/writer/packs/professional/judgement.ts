// Choosing, reading, asking, leaving the office in good order.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const JUDGEMENT: readonly Idea[] = [
  {
    id: 'ask-what-went-wrong',
    format: 'tip',
    again: 10,
    emoji: '📞',
    tags: ['HiringConsultants', 'ReferenceCheck', 'ClientTips'],
    title: 'Checking references: ask what went wrong',
    cover: 'Ask what went wrong',
    gist: [
      'When you {ring|call} a reference, do not ask whether they were satisfied. Ask what went wrong and what the adviser did on the day after.',
      'Every project has a bad week. A reference who can describe it, and how it ended, is worth ten who say that all was fine.',
    ],
    subject: ['One question for a reference', 'Tell me about the bad week'],
    hooks: {
      '*': [
        'You {ring|call} a reference. "Were you satisfied?" "Yes." And now you know nothing.',
        'No reference has ever been named in order to complain.',
      ],
      p: 'A reference call is worth making if you ask about the difficult part.',
      f: 'About to {ring|call} a reference? Swap your first question for this one.',
      a: 'Ask a reference what went wrong. Then be silent.',
      t: 'References are a selected sample. Questions about failure get round the selection; questions about satisfaction confirm it.',
      h: 'The reference was glowing. It turned out to be a cousin.',
      i: 'How someone behaves on a bad day is the most hopeful thing you can learn.',
      l: 'A call to a reference: a pause on the line, and then the true story.',
    },
    lines: {
      '*': [
        'Ask a reference one thing: what went wrong, and what happened next? Then let the pause do its work.',
        'The most telling question to a former client: what would you hire them for, and for what not?',
        'Ask a former client who did the work in the end. The people in the first meeting are not always those of the third month.',
        'Ask for a reference from a project that was called off halfway. How people part says a great deal.',
      ],
      h: ['From a reference, "no problems at all" means either a very good adviser or a very short project.'],
    },
    scene: [
      'Three names on a sheet, three friendly calls, three times "highly recommended". You could have stayed in bed.',
      'On the phone somebody draws breath, laughs a little and says: "Well, there was that week in March."',
    ],
    why: [
      [
        'References are picked by the one who is being judged, so praise tells you little.',
        'Nobody hands out the number of an angry client.',
      ],
      [
        'Something goes wrong in any longer piece of work, and character shows in how it is put right.',
        'The bad week is where the early call, the honest bill and the night shift happen, or fail to.',
      ],
    ],
    parts: [
      [
        'Ask for the worst moment',
        [
          '"What was the hardest point?" is kinder than "what did they do badly?" and gets the same answer.',
          'Say why you ask. Most people enjoy being taken seriously.',
        ],
        'A person on the phone with a notebook',
      ],
      [
        'Then ask about the day after',
        [
          'Who {rang|called} whom, how soon, and with what proposal.',
          'Bad news told early by phone is the reference you were looking for.',
        ],
        'A hand writing down a few words',
      ],
      [
        'Ask what they would use others for',
        [
          'It lets people name a limit without being disloyal.',
          'Nobody is good at everything, and an honest client knows where the edge is.',
        ],
        'Two columns in a notebook',
      ],
    ],
    turn: [
      'Ten minutes, and you know how your own bad week will go.',
      'If they remember no difficulty at all, ask for another name.',
    ],
    asks: [
      'What do you ask when you {ring|call} a reference?',
      'How did your adviser behave in the worst week?',
    ],
    ends: {
      p: 'Tell the adviser that you are going to ask this. Good ones will help you to ask it.',
      f: 'And give such answers yourself when somebody {rings|calls} you.',
      a: 'Worst week. Day after. Decide.',
      t: 'Two references with detail are better evidence than ten with adjectives.',
      h: 'Be careful with references who share a surname with the adviser.',
      i: 'People who can speak of their failures are good company in yours.',
      l: 'Listen for the breath before the answer.',
    },
    work: 'It works for hiring and for partners too. Anyone can prepare for questions about success; the ones about failure are answered from memory.',
    keep: 'the next time you are given three names',
    send: 'whoever is choosing an adviser this month',
    own: [
      {
        kinds: ['proof', 'process', 'service'],
        about: 'references?\\b|case stud|track record',
        lead: 'On what can be checked.',
      },
    ],
    pic: {
      ask: 'A notebook with a few words beside a phone, nothing readable',
      alt: 'A notebook and a pen beside a telephone',
    },
    claims: [
      [
        'References are a selected sample; behavioural questions are more informative',
        'personnel selection literature',
      ],
    ],
  },
  {
    id: 'the-question-goes-on-top',
    format: 'howto',
    again: 9,
    emoji: '✉️',
    tags: ['EmailTips', 'BusinessWriting', 'PlainLanguage'],
    title: 'How to write an email that gets an answer',
    cover: 'Put the question on top',
    gist: [
      'First line: what you need and by when. Then what they must know to answer. The history goes to the bottom, for those who want it.',
      'Most mails are written in the order of thinking. Turn yours upside down before you send it, and the answer comes sooner.',
    ],
    subject: ['Turn your mail upside down', 'Your question is in paragraph five'],
    hooks: {
      '*': [
        'The question is in the last line of the {mail|email}. The reader stopped in the third.',
        'Scroll down, down, past the history, and there it is: "So, could you?"',
      ],
      p: 'Advisers answer short questions first, and a long mail can be made into one.',
      f: 'Before you press send, cut the last sentence and paste it at the top.',
      a: 'In a {mail|message} to an adviser: question first, reasons below.',
      t: 'Lead with request and deadline, then constraints, then background: the inverted pyramid of the newsroom.',
      h: 'The mail began with the Romans. The question was about Thursday.',
      i: 'To save somebody two minutes is a small generosity.',
      l: 'A letter: one clear sentence, and some white below it.',
    },
    lines: {
      '*': [
        'Put the question in the first line of the mail and the date in the second. The rest may be as long as you like.',
        'One mail, one question. Three questions get one answer, to the simplest of them.',
        'Write the subject line so that it can be found in a year: matter, question, date.',
        'Offer the answer to choose from: "a, b or call me". Busy people can do that from a train.',
      ],
      h: ['"Just a quick one" is followed, on average, by four attachments.'],
    },
    scene: [
      'An adviser opens a mail between two meetings, sees eleven paragraphs, marks it as unread and means to come back.',
      'You wait, you wonder, you write again: "Have you had a chance?" They have had several.',
    ],
    why: [
      [
        'We write as we think: beginning, middle, question. A reader needs it the other way round.',
        'Whoever knows the question reads the history with other eyes.',
      ],
      [
        'A question that can be seen gets answered in between. One that has to be dug out waits for a quiet hour.',
        'Quiet hours are rare, and yours is not the only long mail.',
      ],
    ],
    parts: [
      [
        'Begin with what you need',
        [
          '"May we sign this by Friday?" Anybody can start thinking from there.',
          'A sentence with a question mark, before any greeting gets long.',
        ],
        'A cursor at the top of an empty mail',
      ],
      [
        'Add by when, and why then',
        [
          'A date with a reason is taken seriously, since it can be planned around.',
          '"The landlord leaves on Friday" is worth three exclamation marks.',
        ],
        'A date circled on a desk calendar',
      ],
      [
        'Give what the answer needs',
        [
          'The facts, the sum, the clause. Nothing that is merely interesting.',
          'Imagine being {rung|called} back: what would you be asked first?',
        ],
        'A short list typed in a mail',
      ],
      [
        'Put the history at the end',
        [
          'Under a line, with the attachments named for what they are.',
          'It is there if wanted. Often it is not.',
        ],
        'A long thread scrolled to the bottom',
      ],
    ],
    turn: [
      'It takes a cut and a paste, and reads as if you had all the time in the world.',
      'You may find, while turning it round, that you know the answer.',
    ],
    asks: [
      'Where do you put the question: top or bottom?',
      'What is the longest mail you ever got for a yes or no?',
    ],
    ends: {
      p: 'At an hourly rate it even saves money.',
      f: 'Try it on the mail that you are writing now.',
      a: 'Ask. Date. Facts. Stop.',
      t: 'If there are several questions, number them and leave a line under each.',
      h: 'History may be attached. Few will open it.',
      i: 'Clarity is how we show respect in writing.',
      l: 'Say it, and leave room for the answer.',
    },
    work: 'Teams can agree on it in one meeting: first line request, second line date. Within a week the mailboxes get shorter, and nobody misses the paragraphs.',
    keep: 'the next long mail in your drafts',
    send: 'the colleague who starts with the Romans',
    own: [
      {
        kinds: ['process', 'hours', 'policy', 'service'],
        about: 'email|\\brepl(?:y|ies)\\b|\\brespond|working day|enquir',
        lead: 'On questions, and answers.',
      },
    ],
    pic: {
      ask: 'A nearly empty mail with one line at the top, on a screen, nothing private',
      alt: 'A screen with a short message and much empty space',
    },
    claims: [['Request-first structure aids response', 'business writing textbooks']],
  },
  {
    id: 'can-we-not-use-a-template',
    format: 'answer',
    again: 10,
    emoji: '📑',
    tags: ['Templates', 'ProfessionalServices', 'ContractBasics'],
    question: 'Can we not simply use a template?',
    short: 'For the ordinary part, yes. What you pay for is the part that the template leaves blank.',
    title: 'Can you just use a template? When it works and when not',
    cover: 'What the template leaves blank',
    gist: [
      'A template holds what is alike in every case. The trouble sits in what is different in yours: find the blanks, the brackets and the assumptions, and decide those with care.',
      'Templates are good servants for the usual. They do not ask questions, and the question is often what you needed.',
    ],
    subject: ['What a template never asks', 'Ninety per cent done, and the rest is yours'],
    hooks: {
      '*': [
        'The template was free. It was written for someone in another country with another problem.',
        'Everything in the template is correct, except that it is not about you.',
      ],
      p: 'Templates save money wherever the case is ordinary. The skill lies in telling.',
      f: 'You have found a template online, and it looks fine. A few things to check.',
      a: 'Use the template. Then think about the blanks.',
      t: 'A template encodes assumptions: jurisdiction, size, parties, risk. It fails where one of them is false.',
      h: 'The template kept mentioning the vessel. It was for a hair salon.',
      i: 'A template covers what is ordinary. What is particular about you deserves a sentence of its own.',
      l: '{Off the peg|Off the rack} fits many. It is the shoulder seam that tells.',
    },
    lines: {
      '*': [
        'Before using a template, ask for whom it was written: which country, what size, which side of the table.',
        'Read a template for what it assumes. "Both parties are businesses" is an assumption, and it may be wrong.',
        'The square brackets in a template are the work. All that lies between them is paper.',
        'Ask an adviser to check your filled-in template rather than to start afresh. Often that is a fair middle way.',
      ],
      h: ["Downloaded terms still contained another firm's name, on page nine, in bold."],
    },
    scene: [
      'A search, a download, a find-and-replace. By noon the agreement is ready, and it is governed by the law of a state that nobody has been to.',
      'A floor plan from a catalogue, a lovely house. The plot slopes.',
    ],
    why: [
      [
        'Whoever wrote it solved a problem that was common, and left out what was particular.',
        'A good template covers the average case, and nobody is one in every respect.',
      ],
      [
        "An adviser's work is mainly questions: what if, who then, until when. Forms do not follow up.",
        'Blank lines look harmless. Each of them is a decision that somebody should make.',
      ],
    ],
    parts: [
      [
        'Look who it was made for',
        [
          "Country, industry, size, and above all which side. A tenant's template in a landlord's hand is a joke.",
          'The source will often say so in small print.',
        ],
        'A printed form with a pencil beside it',
      ],
      [
        'Circle what it assumes',
        [
          'Two parties, one place, payment in thirty days. Which of these is not true of you?',
          'Every "shall" rests on something. Ask on what.',
        ],
        'Words circled on a page',
      ],
      [
        'Fill in the blanks last',
        [
          'First decide what ought to happen, then find the box for it.',
          'If there is no box, that is the part you need help with.',
        ],
        'A pen hovering over an empty box',
      ],
    ],
    turn: [
      'Often the template does. Then you have saved money and know why.',
      'Having it looked at is shorter than having it written, and much shorter than a dispute.',
    ],
    asks: [
      'What was left over from somebody else in a template you used?',
      'Which blank did you not know how to fill?',
    ],
    ends: {
      p: 'Ask for a fixed price to review one. It is a small and clear piece of work.',
      f: 'And search it for names that are not yours.',
      a: 'Common case: template. Odd case: advice.',
      t: 'Check date and version as well: law and standards move, downloads stay.',
      h: "Search it once for another firm's name. It is usually on page nine.",
      i: 'What suits you was made by looking at you.',
      l: 'Measured twice, cut once.',
    },
    work: 'In design and software it is the same: themes and kits carry the ordinary ninety per cent. Budgets fail on the part that nobody had a template for, which is the reason why the project exists.',
    keep: 'the next download that looks just right',
    send: 'someone who is doing find-and-replace',
    caution:
      'Legal, tax and building matters differ by place and case. Where much depends on it, have a template checked by a qualified person.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\breview|template',
        lead: 'On having things looked at.',
      },
    ],
    pic: {
      ask: 'A printed form with pencil circles round a few words, no names',
      alt: 'A printed form with words circled in pencil',
    },
    claims: [['Templates encode assumptions of jurisdiction and parties', 'professional practice']],
  },
  {
    id: 'read-it-from-the-back',
    format: 'checklist',
    again: 10,
    emoji: '🔖',
    tick: true,
    tags: ['ContractBasics', 'SmallBusinessTips', 'BusinessLaw'],
    unless: LAW_OFFICES,
    title: 'How to read a contract: start with the end',
    cover: 'Read contracts from the back',
    gist: [
      'Read first how it ends, then who pays for what goes wrong, then what the words mean, and only then the friendly part at the front.',
      'A contract shows its character in the clauses for bad weather. Begin there, with a pencil.',
    ],
    subject: ['Start on the last page', 'The friendly part comes first for a reason'],
    hooks: {
      '*': [
        'The first page of a contract is written for the day it is signed. The last for the day it goes wrong.',
        'You have read the introduction with great care, and signed in the dark from page six.',
      ],
      p: 'Reading a contract in the right order takes no longer and shows you more.',
      f: 'There is a contract on your table. Turn it over.',
      a: 'Read a contract in this order: ending, liability, definitions, money. Then the rest.',
      t: 'Order of reading: term and termination, liability, definitions, payment, duties, annexes.',
      h: 'Nobody has ever been surprised by page one of a contract.',
      i: 'In a contract, as in a room, it is good to know where the door is before you sit down.',
      l: 'A contract, a slow pencil, and the evening for it.',
    },
    lines: {
      '*': [
        'Read a contract from the back: how it ends, who pays if it goes wrong, what the words mean. Then the front.',
        'Capital letters in a contract are a signal: that word has a meaning of its own, and it stands somewhere else.',
        'Check the annexes. What was promised in the meeting tends to live there, or nowhere.',
        'Write in the margin what each clause says, in your own words. Where you cannot, you have found your question.',
        'Ask of each duty in a contract: by when, and what if not? A duty without an answer to either is a wish.',
      ],
      h: ['The contract was drawn up in a spirit of partnership. The spirit ends at clause fourteen.'],
    },
    scene: [
      'A pen is being held out to you, already uncapped. "It is only our standard contract."',
      'Evening, kitchen table, fourteen pages. You have read the first twice.',
    ],
    why: [
      [
        'As long as all goes well nobody reads it. It is written for the rest of the time.',
        'Contracts are consulted in bad weather, so that is where they should be tested.',
      ],
      [
        'Attention fades after a few pages, and the heavy clauses come late.',
        'What we read first we read best. Give that place to what matters.',
      ],
    ],
    parts: [
      [
        'How does it end?',
        [
          'Term, notice, form, automatic renewal. And what you get back, or have to give back.',
          'If you cannot find the exit, ask where it is before going in.',
        ],
        'A finger on the last page of a document',
      ],
      [
        'Who pays if it goes wrong?',
        [
          'Liability, limits, insurance, penalties. Picture a likely mishap and follow it through.',
          'Take one concrete bad day and see what the clauses do with it.',
        ],
        'A pencil mark beside a paragraph',
      ],
      [
        'What do the words mean?',
        [
          'Definitions turn "Delivery", "Day" and "Services" into something particular.',
          'A word with a capital letter wants to be looked up.',
        ],
        'A page of definitions under a lamp',
      ],
      [
        'When does money move?',
        [
          "What triggers a payment: a date, an event, somebody's approval? And what if that person is away?",
          'Look for interest, indexation and who bears the tax.',
        ],
        'A calendar beside a contract',
      ],
      [
        'What lies in the annexes?',
        [
          'Price lists, plans, general terms, sometimes from another year.',
          'See which one prevails if they contradict each other.',
        ],
        'Stapled annexes fanned out',
      ],
    ],
    turn: [
      'After that, page one may be as friendly as it likes.',
      'Three questions in the margin, sent before signing, are normal and rarely resented.',
    ],
    asks: ['Where do you start reading a contract?', 'Which clause did you discover too late?'],
    ends: {
      p: 'Whoever hands you a contract should be glad to wait a day.',
      f: 'Put the cap back on the pen. It will still write tomorrow.',
      a: 'Read the exit first.',
      t: 'Note deadlines straight into the calendar as you read; nobody goes back for them.',
      h: 'Everyone is charming on page one.',
      i: 'Agreements made with open eyes last longer.',
      l: 'Sign when the tea has gone cold, and not before.',
    },
    work: 'For teams: let one person read as the optimist and another as the pessimist, and compare margins. The pessimist is more useful, and the optimist keeps the deal alive.',
    keep: 'the next contract on your kitchen table',
    send: 'somebody who is holding a pen already',
    caution:
      'A reading aid and no legal advice. If much depends on a contract, have a qualified lawyer look at it before you sign.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'contracts?\\b|agreements?\\b|leases?\\b',
        lead: 'If you would rather not read it alone.',
      },
    ],
    pic: {
      ask: 'A document turned to the last page with pencil marks, text unreadable',
      alt: 'A document open at the last page with pencil notes',
    },
    claims: [['Key clauses: term, liability, definitions, payment, annexes', 'contract practice']],
  },
  {
    id: 'why-first-drafts-are-ugly',
    format: 'behind',
    again: 11,
    emoji: '✏️',
    tags: ['CreativeProcess', 'Drafts', 'BehindTheScenes'],
    unless: LAW_OFFICES,
    title: 'Why a first draft should look unfinished',
    cover: 'Why first drafts are ugly',
    gist: [
      'A rough draft invites the question whether this is right at all. A polished one invites you to move a comma. That is why good advisers show you the ugly version first.',
      'Pencil, cardboard, bullet points: first versions are kept rough on purpose, so that nobody falls in love too early.',
    ],
    subject: ['It is meant to look like that', 'Cardboard before glass'],
    hooks: {
      '*': [
        'They sent you a sketch with coffee on it. That was a compliment.',
        'The prettier the first draft, the smaller the questions it gets.',
      ],
      p: 'A draft that looks unfinished gets the remarks that matter.',
      f: 'If the first version looks a bit shabby, be glad. You are being asked something.',
      a: 'A first draft should be rough. Fine comes later.',
      t: 'Fidelity sets the level of feedback: rough drafts bring structural comments, polished ones cosmetic ones.',
      h: 'The first model of the house was made of a cereal box. It showed where the stairs did not fit.',
      i: 'There is courage in showing something that can still be wrong.',
      l: 'A few pencil lines, and all the rest still possible.',
    },
    lines: {
      '*': [
        'A rough draft gets told that the idea is wrong. A polished one gets told that the blue is. The first is worth more.',
        'Comment on a sketch with a thick pen. It keeps you from writing small things.',
        'Architects build models from grey card without colours, so that people talk about rooms and not about the sofa.',
        'If you get a finished design on day three, ask what was not tried.',
      ],
      h: [
        'The first model of the chair looked as if somebody had sat on it. Somebody had. That was the test.',
      ],
    },
    scene: [
      'On the table lies a grey cardboard box with a hole in it. The architect says "this is your kitchen", and looks at you.',
      'You expected slides. You get a sheet with three boxes and an arrow, and the question: "Is it this?"',
    ],
    why: [
      [
        'People hesitate to criticise what looks finished; somebody has clearly spent nights on it.',
        'Polish says "too late", and so the remarks become polite and small.',
      ],
      [
        'Changing a pencil line takes a second, and changing a finished plan takes a week.',
        'While it is cheap to be wrong, one ought to be wrong as often as possible.',
      ],
    ],
    parts: [
      [
        'First, does it exist at all?',
        [
          'Boxes, arrows, headings. The question is whether the parts are the right ones.',
          'At this point you may throw it all away and hurt nobody.',
        ],
        'A sheet of paper with a few drawn squares',
      ],
      [
        'Then, does it hold together?',
        [
          'Order, size, relation: what comes first, what is large, what leans on what.',
          'The cardboard gets a second storey.',
        ],
        'A grey cardboard model on a table',
      ],
      [
        'Only then, is it good to look at?',
        [
          'Now colour, words and surface count, and small remarks are welcome.',
          'Your opinion of blue has been waiting for this moment.',
        ],
        'Colour samples beside a drawing',
      ],
    ],
    turn: [
      'So if it looks unfinished, answer the large question.',
      'The shabby version is the expensive part. It only looks like the cheap one.',
    ],
    asks: ['What was the roughest draft that you ever loved?', 'Do you show people your first version?'],
    ends: {
      p: 'Ask at each stage what kind of comment is wanted. It is a fair question.',
      f: 'And keep the sketch. It will be the one you frame.',
      a: 'Structure before surface.',
      t: 'Timebox it: a tenth of the effort should produce something that can be rejected.',
      h: 'The cereal was eaten. Nothing was wasted.',
      i: 'Everything finished was once a few brave lines.',
      l: 'Graphite on paper, still warm from the hand.',
    },
    work: 'Managers who ask for "something to look at" get polish and lose the choice. Those who ask for three bad versions by Thursday get the thinking.',
    keep: 'the day the first draft arrives',
    send: 'a client who is worried about the cardboard',
    own: [
      {
        kinds: ['process', 'service', 'story'],
        about: 'sketch|first draft|concept|\\bmodels?\\b|workshop',
        lead: 'On models, sketches and first versions.',
      },
    ],
    pic: {
      ask: 'A rough sketch or cardboard model from your own desk, client not recognisable',
      alt: 'A rough pencil sketch on a desk',
    },
    claims: [['Low-fidelity drafts elicit structural feedback', 'design research and practice']],
  },
  {
    id: 'advice-you-did-not-take',
    format: 'question',
    again: 12,
    emoji: '🙉',
    tags: ['GoodAdvice', 'LessonsLearned', 'BusinessLife'],
    unless: LAW_OFFICES,
    title: 'What good advice did you not take?',
    cover: 'The advice you did not take',
    gist: [
      'Everybody has been told the right thing at the right time and nodded. Which piece of advice did you only understand afterwards?',
      'Buy the domain, read clause nine, measure it yourself: tell us the good advice that you ignored, and what it cost.',
    ],
    subject: ['They did tell you', 'What it cost not to listen'],
    hooks: {
      '*': [
        'Somebody gave you good advice. You nodded. It is in the minutes.',
        'The most expensive advice is the sort that was right and not taken.',
      ],
      p: 'Advice that was ignored teaches more than advice that was followed.',
      f: 'You were told, and you went ahead. You are among friends here.',
      a: 'Everyone was warned once. Say by whom.',
      t: 'Advice that costs now and pays later is hard to follow. Economists call the pattern present bias.',
      h: 'The founder had been advised against it in writing, by three people, one of them his mother.',
      i: 'It is never too late to tell somebody that they were right.',
      l: 'Good advice comes back, years later, in the voice that gave it.',
    },
    lines: {
      '*': [
        'What good advice did you not take, and when did you notice?',
        '"Put it in writing" is the advice that most people take for the second project.',
        'Advice is seldom wrong and often early. Write it down with the date, and read it again in a year.',
        'Before you ignore advice, ask what would have to happen for it to be right. Then watch for that.',
      ],
      h: ['"You should really back that up", he said, on the Thursday.'],
    },
    scene: [
      'A drawer, an old notebook, a line in somebody else\'s words: "Get the notice period right." You laugh, not very loudly.',
      'Over dinner a friend says "I did tell you", and is generous enough to leave it at that.',
    ],
    why: [
      [
        'We take advice when it fits what we had planned, and remember it when it did not.',
        'A warning has to compete with a plan, and the plan has better pictures.',
      ],
    ],
    parts: [
      [
        'Put it in writing',
        [
          'Among friends it seems unfriendly. Two years later it would have saved the friendship.',
          'One page, both names. We were far too nice for that.',
        ],
        'Two coffee cups and an empty sheet',
      ],
      [
        'Ask for the money first',
        [
          'A deposit sorts out who is serious. It sounds so impolite, until it does not.',
          'Half in advance, said the old hand. How old-fashioned, we thought.',
        ],
        'An invoice on a desk, figures covered',
      ],
      [
        'Do not do it over the summer',
        [
          'Everyone who had to decide was by the sea. Somebody had mentioned it.',
          'It was to be ready by the end of the holidays. It did not say which.',
        ],
        'An empty office with a fan',
      ],
      [
        'Sleep on it',
        [
          'The answer at eleven at night was sharp, witty, and read out later.',
          'By morning it would have been three words.',
        ],
        'A laptop closed for the night',
      ],
    ],
    turn: [
      'Somebody reading this is about to ignore the same thing. Tell them.',
      'Perhaps write to the person who was right. They will pretend not to remember.',
    ],
    asks: ['Which good advice did you not take?', 'Who was right, and have you told them?'],
    ends: {
      p: 'The answers make an honest checklist for whoever comes next.',
      f: 'No names needed. Costs optional.',
      a: 'One sentence. What you were told.',
      t: 'Useful afterwards: note whether the advice was unclear, unwelcome or merely early.',
      h: 'Mothers should be copied in more often.',
      i: 'Wisdom is often a thing that somebody said to us twice.',
      l: 'It was said quietly, and it was true.',
    },
    keep: 'the next time you are warned twice',
    send: 'the one who was right',
    own: [
      {
        kinds: ['service', 'offer', 'value'],
        about: '\\badvice|\\badvis|consultation|second opinion|first (?:meeting|call)',
        lead: 'On advice, and where to get it.',
      },
    ],
    pic: {
      ask: 'A notebook page with one underlined sentence, old and yours to show',
      alt: 'A notebook page with one underlined sentence',
    },
    claims: [['Present costs are overweighted against later benefits', 'behavioural economics textbook']],
  },
  {
    id: 'the-meeting-to-cancel',
    format: 'question',
    again: 12,
    emoji: '🪑',
    tags: ['Meetings', 'OfficeLife', 'Productivity'],
    unless: LAW_OFFICES,
    title: 'Which meeting would you cancel for good?',
    cover: 'The meeting you would cancel',
    gist: [
      'The weekly round with eleven people and one speaker, the meeting before the meeting: which one would nobody miss?',
      'If you could strike one regular appointment from the calendars of everybody, which would it be, and what would you lose?',
    ],
    subject: ['Which meeting would nobody miss?', 'Strike one from the calendar'],
    hooks: {
      '*': [
        'The meeting is on every Tuesday. No one remembers who asked for it.',
        'Eleven people, one speaker, and a {biscuit|cookie} that everyone is looking at.',
      ],
      p: 'Regular meetings outlive their purpose, since nobody is responsible for ending them.',
      f: 'If you could cancel one meeting for ever, which would it be?',
      a: 'A meeting without a decision is a broadcast.',
      t: 'Cost of a meeting: people times hours times rate, plus what each was interrupted in. Compare with the decision.',
      h: 'This could have been an email. The email could have been a shrug.',
      i: 'Cancel one meeting, and eleven people get an hour as a present.',
      l: 'A meeting that was cancelled: an empty hour, and rain on the window.',
    },
    lines: {
      '*': [
        'Which regular meeting would you cancel, and would anybody notice?',
        'Cancel a weekly meeting for a month and wait to see who asks after it. That person gets a shorter one.',
        'If a meeting has no decision on the agenda, send the news in writing and keep the {biscuits|cookies}.',
        'End meetings at ten to the hour. People are allowed a corridor.',
      ],
      h: ['The meeting about fewer meetings has been extended by half an hour.'],
    },
    scene: [
      'Someone is sharing the wrong screen. Nine people are answering mails, and each thinks that it does not show.',
      'At five to ten chairs are carried in. What for will become clear, perhaps.',
    ],
    why: [
      [
        'A series is created with a click and never ends by itself. To cancel it somebody has to say that it is not needed.',
        'Beginning a meeting takes a moment, and ending one takes courage.',
      ],
    ],
    parts: [
      [
        'The weekly round',
        [
          'Everyone reports, nobody listens, and all are up to date by lunch on what they did not need.',
          'Written, it would be six lines. Spoken, it is an hour.',
        ],
        'A row of chairs round a table',
      ],
      [
        'The meeting before the meeting',
        [
          'So that we may all be surprised together later.',
          'If it decides, the second is theatre. If not, the first is.',
        ],
        'Two people talking outside a glass door',
      ],
      [
        'The one with the slides',
        [
          'Forty of them, read aloud. They had been sent the day before.',
          'A good document is faster than a voice.',
        ],
        'A projector lighting an empty wall',
      ],
      [
        'None of them',
        [
          'Some of us like the {biscuits|cookies}, and see each other nowhere else. That is a reason too.',
          'A weekly half hour with no purpose can be what holds a team together.',
        ],
        'A plate of {biscuits|cookies} on a meeting table',
      ],
    ],
    turn: [
      'Before you strike it, ask what people go there for. It may be the corridor.',
      'The calendar will not do it for you.',
    ],
    asks: ['Which meeting would you cancel?', 'Which one would you fight to keep?'],
    ends: {
      p: 'Give each series an end date when you create it. It can always be renewed.',
      f: 'Your secret is safe here. Unless your boss reads this too.',
      a: 'No decision, no meeting.',
      t: 'Review once a quarter: purpose, people, length. Halve one of the three.',
      h: 'Someone will miss the {biscuits|cookies}. That can be arranged.',
      i: 'Time together is worth a reason.',
      l: 'And on Tuesday at ten, silence.',
    },
    keep: 'the next time you open your calendar',
    send: 'whoever set up the Tuesday meeting',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: '(?:no|fewer|one|weekly|monthly) (?:meetings?|calls?)|report each month|one page',
        lead: 'On meetings, and how few it takes.',
      },
    ],
    pic: {
      ask: 'An empty meeting table with one {biscuit|cookie} left on the plate',
      alt: 'An empty meeting table with a plate and one {biscuit|cookie}',
    },
    claims: [['Cost of meetings as people times time', 'arithmetic']],
  },
  {
    id: 'the-note-for-your-cover',
    format: 'season',
    again: 6,
    emoji: '🌴',
    tags: ['OutOfOffice', 'Handover', 'OfficeTips'],
    title: 'Going {on holiday|on vacation}: the one-page note for your cover',
    cover: 'A note for your cover',
    gist: [
      'One page before you leave: what could happen, who may decide, up to what sum, and what should simply wait. Then the {holiday|vacation} is one.',
      'A good handover holds decisions and no history. Your cover needs to know what to do if the phone rings.',
    ],
    subject: ['One page, and then the sea', 'What may wait until you are back?'],
    hooks: {
      '*': [
        'You are on the beach, and the phone says: "Only one short question."',
        'The handover was fourteen pages long. They {rang|called} you on the first day.',
      ],
      p: 'A {holiday|vacation} is undisturbed if somebody else is allowed to decide.',
      f: 'Going on {holiday|vacation} soon? Half an hour, one page for your cover, and then go.',
      a: 'Before a {holiday|vacation}, hand over decisions and not files.',
      t: 'Cover needs triggers, authority, limits and contacts. Background can be looked up.',
      h: 'The out-of-office says "in urgent cases". Every case has read that with interest.',
      i: 'Whoever covers for you grows by a decision that was really theirs. Two weeks are a good length for it.',
      l: 'The last day before a {holiday|vacation}: a closed laptop, an open window.',
    },
    lines: {
      '*': [
        'Before a {holiday|vacation} write one page: what may happen, who decides, up to what sum, what can wait.',
        'The most useful line in a handover: "This can wait until I am back." Write it beside as many things as possible.',
        'Tell clients a week ahead, with the name of the person who covers. An auto-reply comes too late for anything that matters.',
        'Block the first morning after your return. Otherwise the {holiday|vacation} ends at nine.',
      ],
      h: [
        '"I shall have limited access to email" means that the hotel has wireless and a family is watching.',
      ],
    },
    scene: [
      'Last day, six o\'clock, three people at your desk. "Before you go", says the first.',
      'Two chairs under a pine tree. On one of them lies a phone, face up.',
    ],
    why: [
      [
        'People ring because they are not allowed to decide, and seldom because they do not know.',
        'What your cover lacks is permission. Knowledge is on the drive.',
      ],
      [
        'Half of all urgent things turn out to be patient once somebody has said that they may be.',
        'Waiting is an option that nobody dares to choose unless it is written down.',
      ],
    ],
    parts: [
      [
        'Three things that may happen',
        [
          'The reply from the council, the call from the client, the delivery. With what to do then.',
          'Guess honestly. You know which matter is going to move.',
        ],
        'Three lines on a sheet of paper',
      ],
      [
        'Who may decide, up to what',
        [
          'A name and a limit, in money or in words. Above it they ring, below it they act.',
          'Say it to both, and stand by it afterwards.',
        ],
        'A name written beside a sum on a note',
      ],
      [
        'What can wait',
        [
          'List it. It is the longest part and the kindest.',
          'A dull thing left alone for two weeks gets no worse.',
        ],
        'A tray of papers with a note on top',
      ],
      [
        'When you may be {rung|called}',
        [
          'For these two cases, by this one person, between these hours. Or not at all.',
          'A clear exception keeps the rest quiet.',
        ],
        'A phone lying face down beside a book',
      ],
    ],
    turn: [
      'Hand it over in person, ten minutes, on the day before the last.',
      'And when you are back: thank them, and change nothing that they decided for a day.',
    ],
    asks: [
      'What was the question they {rang|called} you about {on holiday|on vacation}?',
      'What do you write in your out-of-office?',
    ],
    ends: {
      p: 'Keep the page. Next time it takes ten minutes.',
      f: 'Have a lovely time. Turn the phone over.',
      a: 'Decide who decides. Leave.',
      t: 'Deadlines that fall into the absence go on top, with date and owner.',
      h: 'Most urgent matters turn out to be {on holiday|on vacation} as well.',
      i: 'Rest is part of doing the work well.',
      l: 'Salt on the skin, and nothing to sign.',
    },
    keep: 'the week before you leave',
    send: 'the colleague who takes the laptop along',
    when: { months: [6, 7, 12] },
    own: [
      {
        kinds: ['hours', 'policy', 'people'],
        about: 'holiday|\\bclosed\\b|christmas|office hours|out[- ]of[- ]office',
        lead: 'On the weeks when people are away.',
      },
    ],
    pic: {
      ask: 'A single handwritten page on a cleared desk, chair pushed in',
      alt: 'A single handwritten page on a cleared desk',
    },
    claims: [['Delegated authority reduces interruptions', 'management practice']],
  },
];
