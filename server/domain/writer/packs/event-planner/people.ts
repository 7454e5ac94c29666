// Guests, speakers and hosts: how people meet, eat, listen and go home.
import type { Idea } from '../../library/idea.ts';

/** Those who plan for firms and associations. */
const WORK =
  'conferen|corporate|compan|business|meeting|team|launch|gala|award|seminar|professional|\\bHR\\b|charit|societ';

export const PEOPLE: readonly Idea[] = [
  {
    id: 'first-name-large',
    format: 'tip',
    again: 8,
    emoji: '🏷️',
    only: WORK,
    tags: ['Networking', 'EventTips', 'MeetingTips'],
    title: ['Name badges: first name large, on the right', 'A name badge that can really be read'],
    cover: 'First name, and large',
    gist: [
      'A badge is there so that somebody can say your name without bending down. First name large, nothing small, on both sides of the card, and high on the chest, on the right.',
      'Logo, title, sponsor, and somewhere in small print a person. Turn it round: the person first, all else behind.',
    ],
    subject: ['Nobody wants to bend down', 'The logo can wait'],
    hooks: {
      '*': [
        'The logo on your badge is larger than your name. Who is meant to be met?',
        'You know that look at the belt buckle: somebody is trying to read a badge.',
      ],
      p: 'A readable badge saves every guest a small embarrassment.',
      f: 'Have you forgotten names as well? Everybody has.',
      a: 'First name. Large. Both sides.',
      t: "A first name should be readable at arm's length and a half; on a ribbon print both sides, since cards turn.",
      h: 'We met three people called Sponsor.',
      i: 'Being called by your name makes a stranger a guest.',
      l: 'Cream card, dark ink, one name.',
    },
    lines: {
      '*': [
        'Name badges: first name as large as the card allows. Everything else is small print.',
        'Print badges on both sides. On a ribbon they turn, and always at the wrong moment.',
        'Wear it high and on the right: when you shake hands the eye goes there by itself.',
        'A question on the badge helps: "Ask me about ..." has begun more talks than any job title.',
      ],
      h: ['He wore it on the belt. Everybody knows his belt now.'],
    },
    scene: [
      'Two people shake hands, both look down, and both see the back of a card.',
      'At the table by the door somebody writes a first name by hand, large and crooked, and it can be read across the room.',
    ],
    why: [
      [
        'Hardly anybody hears a name at first saying, with a glass in the hand and noise all round.',
        'To ask a second time takes courage, a third time nobody does.',
      ],
      ['Titles make people careful, names make them talk.', 'Whoever can read can also greet.'],
    ],
    parts: [
      [
        'Print the first name large',
        ['Over the whole width, in plain letters.', 'Surname and firm below it, a third of the size.'],
        'A badge with a large name',
      ],
      [
        'Use both sides',
        ['It costs ink and saves the turning.', 'On the back there is room for the programme as well.'],
        'Two sides of a card',
      ],
      [
        'Add something to ask about',
        ['A town, a hobby, a question.', 'Voluntary, and in their own handwriting.'],
        'A pen and a badge',
      ],
    ],
    turn: [
      'And a fat pen for those who are called otherwise.',
      'Ask people how they want to be called. Not how they are registered.',
    ],
    asks: ['What should stand on your badge?', 'How do you remember names?'],
    ends: {
      p: 'Small card, large effect.',
      f: 'One of them said: ask me about soup.',
      a: 'Name, large.',
      t: 'Sort the table by first name: everybody arrives with that one.',
      h: 'Sponsor sends his regards to Sponsor.',
      i: 'It begins with a name.',
      l: 'Spoken softly, and spelt right.',
    },
    keep: 'the next time badges get printed',
    send: 'whoever orders the badges',
    pic: { ask: 'A badge with one large first name', alt: 'A name badge with a large first name' },
    claims: [['Readable badges, right side, both faces', 'event practice']],
  },
  {
    id: 'how-many-will-really-come',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    tags: ['RSVP', 'EventPlanning', 'EventTips'],
    title: ['How many of those invited will come?', 'Invited, accepted, there: three different numbers'],
    cover: 'How many will come?',
    question: 'A hundred have said yes. How many will be there?',
    short: 'Fewer, and how many fewer depends mostly on what it costs them to stay away.',
    gist: [
      'Invited, accepted and there are three numbers. Where it is free and a click was enough, a good part stays at home. A small fee, a reminder and an easy way to cancel bring them closer together.',
      'Nobody can name the share for you. But you can make it smaller: remind, make saying no easy, and count at the door for next time.',
    ],
    subject: ['Three numbers that differ', 'Make it easy to say no'],
    hooks: {
      '*': [
        'A hundred said yes. Do not order a hundred chairs, and do not order fifty either.',
        'A yes by click is a friendly intention.',
      ],
      p: 'Good numbers come from reminders, and not from hope.',
      f: 'You have clicked on yes and stayed on the sofa, too. Admit it.',
      a: 'Remind. Let them cancel. Count.',
      t: 'Keep the series: invited, accepted, cancelled, present. Your own shares of three events are worth more than any rule of thumb.',
      h: 'Forty sandwiches for each. The caretaker still speaks well of us.',
      i: 'Whoever can say no freely comes gladly.',
      l: 'As many chairs as people, and not one more.',
    },
    lines: {
      '*': [
        'Free and by click: expect that a good part does not come. A small fee or a personal call changes that more than any design.',
        'Make cancelling easy, with one link in the reminder. You want the no, and you want it today.',
        'Remind twice: a week before, and the day before with the way there and the hour of the food.',
        'Put out fewer chairs than you expect, and have the rest at hand. Filling up looks better than empty rows.',
      ],
      h: ['"Maybe" is the politest word for the sofa.'],
    },
    scene: [
      'Half past seven, a hall with a hundred chairs, thirty people, and all of them sit at the back.',
      'Two helpers carry in more chairs, and everybody turns round and thinks: this must be good.',
    ],
    why: [
      [
        'What costs nothing is quickly promised, and on the day it rains.',
        'A click binds less than a voice.',
      ],
      [
        'Most would cancel, if it were not embarrassing.',
        'Whoever has to write an apology rather writes nothing.',
      ],
    ],
    parts: [
      [
        'Remind with something useful',
        ['The way, the parking, the hour of the food.', 'Nobody minds a reminder that helps.'],
        'A phone with a message',
      ],
      [
        'Let them cancel with one touch',
        ['Without a reason, and with thanks.', 'Somebody on the waiting list will be glad of it.'],
        'A finger on a screen',
      ],
      [
        'Count at the door',
        ['Strokes on paper will do.', 'Next year it is your most valuable number.'],
        'Strokes on a list',
      ],
    ],
    turn: [
      'And for those who came, it should look as if it had been meant for exactly them.',
      'Tell the kitchen a number you believe in, in time.',
    ],
    asks: ['When did you last say yes and stay at home?', 'What makes you go in spite of rain?'],
    ends: {
      p: 'With three figures a year you plan better than with any rule.',
      f: 'And bring the sofa people a slice of cake.',
      a: 'Remind, cancel, count.',
      t: 'Weather, exams, football: note what was on that day beside the number.',
      h: 'The caretaker asks when the next one is.',
      i: 'Those who are there are the right ones.',
      l: 'A full room is no matter of size.',
    },
    keep: 'the day on which the invitations go out',
    send: 'somebody who is ordering chairs',
    pic: { ask: 'Rows of chairs, some of them taken', alt: 'Rows of chairs before an event' },
    claims: [
      ['Free events have higher no-show; reminders and easy cancelling help', 'event registration practice'],
    ],
  },
  {
    id: 'a-programme-that-breathes',
    format: 'mistake',
    again: 9,
    emoji: '☕',
    only: WORK,
    tags: ['ConferenceTips', 'MeetingDesign', 'EventPlanning'],
    title: ['Conference programme: why breaks matter', 'A programme without breaks is a waiting room'],
    cover: 'Breaks are programme',
    wrong: 'Filling every minute of the programme',
    gist: [
      'People come for the talks and remember the coffee. If breaks get eaten up by overruns, nobody meets anybody. Plan them like speakers: with a beginning, an end, and nobody who may take them.',
      'In a full programme each delay takes its time from the break, and the break was what half of them came for.',
    ],
    subject: ['They remember the coffee', 'Nobody may take the break'],
    hooks: {
      '*': [
        'The best talk of the day was in the {queue|line} for coffee. How long was your break?',
        'Every speaker overran by five minutes, and the break paid for it.',
      ],
      p: 'Breaks are when people meet, and that is mostly why they travelled.',
      f: 'Be honest: what do you remember of the last one? Exactly.',
      a: 'Cut a talk. Keep the break.',
      t: 'Attention falls noticeably in the course of a talk; shorter slots with questions hold it better than long ones without.',
      h: 'The panel on time management overran.',
      i: 'New things begin between the chairs.',
      l: 'A long table, good coffee, and time.',
    },
    lines: {
      '*': [
        'Plan breaks like speakers: fixed beginning, fixed end, nobody may take them away.',
        'Half an hour for coffee is not long for two hundred people and four toilets.',
        'Cut one talk, and each of the others gets better.',
        'A clock that the speaker sees does more than a chairperson who coughs.',
      ],
      h: ['"I shall be brief" has never once been true.'],
    },
    scene: [
      'The coffee is ready, the doors stay shut, and behind them somebody says: just one last slide.',
      'At a high table, between two cups, a sketch comes about on a napkin. It goes home in a wallet.',
    ],
    why: [
      ['One can watch talks at home. Meeting people one cannot.', 'What nobody can stream is the corridor.'],
      [
        'A tired head takes nothing more in, however good the fifth speaker is.',
        'Somebody who has had a breath of air listens again.',
      ],
    ],
    parts: [
      [
        'Plan the breaks first',
        ['Then see how many talks are left.', 'A third of the day is not too much.'],
        'A programme with gaps',
      ],
      [
        'Give speakers a clock',
        ['Large, in front of them, running backwards.', 'And agree beforehand what happens at zero.'],
        'A countdown clock',
      ],
      [
        'Make room to stand',
        [
          'High tables, several places for coffee, no {queue|line} along the stage.',
          'Chairs for those who cannot stand for long.',
        ],
        'High tables with cups',
      ],
    ],
    turn: [
      'End ten minutes early. Nobody has ever complained of it.',
      'And the last slide can be sent by mail.',
    ],
    asks: ['Talk or corridor: where do you learn more?', 'What would you leave out?'],
    ends: {
      p: 'Less on the stage, more in the room.',
      f: 'And have another biscuit.',
      a: 'Breaks stay.',
      t: 'Rule of thumb: a quarter of an hour per floor and hundred people for changing rooms.',
      h: 'The panel has been moved to next year. It will be late.',
      i: 'Give people time, and something will come of it.',
      l: 'A second cup, and a third.',
    },
    work: 'Look at the programme of your next internal day and take out one item, whichever. Use the time for a break in which everybody talks to somebody from another team. Then ask what people took home. It is seldom a slide.',
    keep: 'the draft of your next programme',
    send: 'whoever has filled every minute',
    own: [
      {
        kinds: ['service', 'process', 'proof', 'people'],
        about: 'conferen|meeting|programme|agenda|corporate|away day',
        lead: 'And for days like that.',
      },
    ],
    pic: {
      ask: 'People at high tables with coffee',
      alt: 'People talking at high tables during a coffee break',
    },
    claims: [
      [
        'Networking in breaks is a main reason to attend; attention declines',
        'surveys of conference guests; lecture research',
      ],
    ],
  },
  {
    id: 'ask-about-food-once',
    format: 'howto',
    again: 9,
    emoji: '🥗',
    tags: ['EventCatering', 'Allergies', 'EventTips'],
    title: ['Allergies and diets: how to ask guests', 'Who eats what? Ask once, and pass it on'],
    cover: 'Ask once, and pass it on',
    gist: [
      'Ask with the invitation, in an open field, and separate allergies from wishes. Then the list has to reach the kitchen, and the plate has to find the right guest. Most fail at the last step.',
      'To ask is easy. What counts is that the answer arrives on the right plate, without anybody having to wave.',
    ],
    subject: ['The last step is the plate', 'Allergy is no wish'],
    hooks: {
      '*': [
        'You asked about allergies in March. Does the person with the tray know it today?',
        'Nobody likes to wave across the table: "That was me, without nuts."',
      ],
      p: 'A clear way from form to plate protects guests and hosts.',
      f: 'It takes two lines in the invitation. Do write them.',
      a: 'Ask. List. Label. Tell the server.',
      t: 'List by name and table, with allergens in the words of the law of your country, and one person who signs for it in the kitchen.',
      h: 'The vegan got the plate of the man at table nine. He was very surprised by the lentils, and then very happy.',
      i: 'Nobody should have to explain themselves in order to eat with others.',
      l: 'A plate that comes without a question, and is right.',
    },
    lines: {
      '*': [
        'Ask about allergies and diets with the invitation, and separate the two: one is about health, the other about choice.',
        'The list has to reach the person with the tray. Table, name, plate: on paper, in the kitchen.',
        'Label a buffet with what is in it, and not only with names like "summer dream".',
        'Make one dish that everybody can eat, instead of five for one each. Nobody will notice but those who would have gone without.',
      ],
      h: ['The sign said "may contain traces of everything". Honest, at least.'],
    },
    scene: [
      'Two hundred plates go out, one of them is covered, and it goes to the right place without a word.',
      'At the buffet somebody stands with an empty plate and reads small cards like a crime novel.',
    ],
    why: [
      [
        'Whoever has an allergy has asked in advance all their life, and is tired of it.',
        'A guest who can trust the plate can talk.',
      ],
      [
        'Kitchens can do a great deal, if they know it early.',
        'With a hundred plates at the door a kitchen can do little.',
      ],
    ],
    parts: [
      [
        'Ask with the invitation',
        [
          'One open field: "What may you not eat, what do you not eat?"',
          'Two questions, since they weigh differently.',
        ],
        'An invitation with a field',
      ],
      [
        'Sort by weight',
        ['Allergy first, with name and table.', 'Then religion and conviction, then taste.'],
        'A sorted list',
      ],
      [
        'Hand it over in person',
        [
          'To the head of the kitchen, on paper, and ask for a nod.',
          'On the day ask whether it has changed.',
        ],
        'A list on a pass',
      ],
      [
        'Lead the plate to the guest',
        [
          'By a card at the place, turned so that only servers see it.',
          'Nobody should have to raise a hand.',
        ],
        'A small card at a place',
      ],
    ],
    turn: ['And ask those guests afterwards how it was.', 'Good kitchens are glad of such lists. Ask one.'],
    asks: ['What do you always have to explain?', 'Who has looked after you really well?'],
    ends: {
      p: 'Four steps, and everybody eats together.',
      f: 'And the lentils were really good.',
      a: 'From form to plate.',
      t: 'Cross-contact counts: own tongs, own board, own oil.',
      h: 'Table nine has changed sides for good.',
      i: 'At a good table there is room for all.',
      l: 'And no one had to ask.',
    },
    caution:
      'With severe allergies leave nothing to a buffet: agree with the kitchen what is safe, and keep the emergency number at hand.',
    keep: 'the next invitation you write',
    send: 'whoever plans the food',
    pic: { ask: 'A place card with a small sign on the back', alt: 'A small card at a laid place' },
    claims: [
      [
        'Allergen information must be available; procedures',
        "food law and caterers' guidance in many countries",
      ],
    ],
  },
  {
    id: 'the-speaker-who-knows-nothing',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    only: WORK,
    tags: ['PublicSpeaking', 'EventPlanning', 'EventTips'],
    title: ['Briefing a speaker: what they need to know', 'Six lines that make every speech better'],
    cover: 'What a speaker needs',
    gist: [
      'Who sits there, what do they know, what comes before, how long really, what stands on the stage, who introduces me? Six lines to the speaker, and the speech fits the room.',
      'Most bad speeches are good ones that were written for other people. A short letter beforehand prevents it.',
    ],
    subject: ['Good speech, wrong room', 'Six lines by mail'],
    hooks: {
      '*': [
        'The speech was good. It was only meant for other people.',
        'You ask somebody to speak, and send them the date. They need five things more.',
      ],
      p: 'A good brief costs five minutes and makes a better speech.',
      f: 'They will not ask. So tell them.',
      a: 'Who. What. How long. Where. After whom.',
      t: 'Send format of slides, ratio of the screen, kind of microphone and length including questions, a week before.',
      h: 'He spoke for forty minutes about fish. It was the other conference.',
      i: 'Whoever knows for whom speaks from the heart.',
      l: 'A glass of water, a lamp, and the right first sentence.',
    },
    lines: {
      '*': [
        'Tell a speaker who sits there, what they know already, and what they would like to take home. In three lines.',
        'Name the length including questions, and say what happens at the end of it.',
        'Ask for slides the day before, and open them on the machine that will be used.',
        'Tell them who speaks before and about what. Nobody likes to tell the same story second.',
      ],
      h: ['The clicker went forwards only. So did he.'],
    },
    scene: [
      'Behind the curtain somebody in a suit asks a technician: "Who are they, actually?"',
      'A short mail, six lines, and on the stage somebody begins with the name of the town, said right.',
    ],
    why: [
      ['Speakers fill gaps with what they always say.', 'Without an audience in mind one writes for nobody.'],
      [
        'On the day there is no time for it, and no calm.',
        'Technology that was not tried will have its own ideas.',
      ],
    ],
    parts: [
      [
        'Say who will listen',
        ['Number, trade, age, mood.', 'And what they are tired of hearing.'],
        'Faces in an audience',
      ],
      [
        'Say what for',
        [
          'One sentence: what should be different afterwards?',
          'They can do more with that than with a title.',
        ],
        'A note on a desk',
      ],
      [
        'Say how long',
        ['With questions, and with a sign at five minutes to go.', 'Who gives the sign, and from where?'],
        'A clock',
      ],
      [
        'Say what stands there',
        ['Lectern or not, hand or headset, which screen.', 'A photograph of the stage says it all.'],
        'A stage',
      ],
      [
        'Say what comes before',
        ['Lunch, an award, another speaker.', 'After lunch one begins otherwise than at nine.'],
        'A programme',
      ],
    ],
    turn: ['And ask how their name is pronounced.', 'A glass of water without gas. There are reasons.'],
    asks: ['What would you have liked to know beforehand?', 'Which first sentence do you still remember?'],
    ends: {
      p: 'Six lines, one better evening.',
      f: 'And afterwards a thank-you that is about something they said.',
      a: 'Brief them, every time.',
      t: 'Fee, travel, recording and rights belong in writing as well.',
      h: 'The fish people have had a speech about pensions, and were moved.',
      i: 'Good words need a good address.',
      l: 'And the room grows quiet by itself.',
    },
    keep: 'the next time you ask somebody to speak',
    send: 'whoever looks after the speakers',
    pic: { ask: 'A lectern with a glass of water', alt: 'A lectern with a glass of water on a stage' },
    claims: [['Speaker briefs', 'event practice']],
  },
  {
    id: 'surprise-party-yes-or-no',
    format: 'either',
    again: 10,
    emoji: '🎂',
    only: 'part(?:y|ies)|private|celebrat|birthday|famil',
    tags: ['SurpriseParty', 'ThisOrThat', 'PartyTalk'],
    title: ['Surprise party: lovely or dreadful?', 'Would you want a surprise party? Yes or no'],
    cover: 'Surprise: yes or no?',
    gist: [
      'Behind the door thirty people hold their breath. Some dream of it all their lives, some would climb out of the window. To which do you belong?',
      'There is hardly a question on which couples know each other less well. Ask yours. Not on the day.',
    ],
    subject: ['Thirty people behind a door', 'Would you climb out of the window?'],
    hooks: {
      '*': [
        'Behind the door thirty people hold their breath. Is that your dream, or the other thing?',
        'Would you like a surprise party? Ask at home today, and be surprised.',
      ],
      p: 'Whether a surprise pleases depends on the person, and that can be found out.',
      f: 'Some would hide in the coat stand. And you?',
      a: 'Yes or no. No maybe.',
      t: 'The person who is surprised needs three things: a good way in, something to hold, and a friend at the side.',
      h: 'He had said that he would be home at eight, in the shower, singing.',
      i: 'It is always meant as a present.',
      l: 'A dark room, one match, and many faces.',
    },
    lines: {
      '*': [
        'A surprise party: yes or no? Be quick, your first answer counts.',
        'Ask in passing, a year before: "What would you do if ...?" The face says it.',
        'Halfway house: they know the date and do not know who comes. Most people like that best.',
        'Somebody has to be able to keep quiet. Count those people before you plan.',
      ],
      h: ['The best guarded secret of the family was known to the dog and to Aunt Rose. The dog kept quiet.'],
    },
    scene: [
      'A key in the lock, somebody giggles, somebody hisses, and the light goes on.',
      'In the hall stands a man with a shopping bag and leeks, before all the people that he has ever known.',
    ],
    why: [
      [
        'To be the centre is for some the sun, for others a headlight.',
        'Both are right, and neither shows from outside.',
      ],
    ],
    parts: [
      [
        'Yes, surprise me',
        [
          'The fright is half of the joy, and everybody planned it for you.',
          'One only has to come home. All else is done.',
        ],
        'A door and balloons',
      ],
      [
        'No, please tell me',
        [
          'Anticipation is a pleasure too, and one is dressed for it.',
          'Who likes to meet their boss with leeks?',
        ],
        'A written invitation',
      ],
    ],
    turn: [
      'And if in doubt: a small one, in the morning, with cake.',
      'Hide the presents better than last time.',
    ],
    asks: ['Yes or no?', 'Has somebody managed to surprise you?'],
    ends: {
      p: 'Know the person before you plan the party.',
      f: 'Tell us. We will keep it to ourselves.',
      a: 'You decide.',
      t: 'Have one who fetches, one who warns, one who makes the light.',
      h: 'Aunt Rose will hear of the next one afterwards.',
      i: 'In the end it is: there you all are.',
      l: 'And somebody cries a little.',
    },
    keep: 'the round birthday that is coming up',
    send: 'the one you would like to ask',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'product'],
        about: 'birthday|party|surprise|private|anniversar',
        lead: 'And for the party behind the door.',
      },
    ],
    pic: { ask: 'A door with balloons, or a cake in the dark', alt: 'A cake with candles in a dark room' },
    claims: [['People differ in how they like surprises', 'common experience']],
  },
  {
    id: 'the-party-you-still-talk-about',
    format: 'question',
    again: 11,
    emoji: '🎉',
    tags: ['PartyMemories', 'EventTalk', 'Celebration'],
    title: ['Which party do you still talk about?', 'The evening nobody has forgotten: what was it?'],
    cover: 'The one you still talk about',
    gist: [
      'It was seldom the dearest one. The power failed, or somebody brought an accordion, or it rained in. Which evening is still told at your table?',
      'Nobody remembers the napkins. What stays is one moment. What was yours?',
    ],
    subject: ['It was seldom the dearest one', 'One moment, years ago'],
    hooks: {
      '*': [
        'Which party do you still talk about, years later? And why that one?',
        'Think of a celebration that you will never forget. Was it the decoration?',
      ],
      p: 'What people remember is mostly one moment that nobody had planned.',
      f: 'Tell us. We collect such evenings.',
      a: 'One evening. One reason.',
      t: 'We remember peaks and endings better than the average of an evening.',
      h: 'The barbecue would not light, the fire brigade did come. Both were lovely.',
      i: 'People need a reason to come together, and it may be small.',
      l: 'Candlelight, an open window, and a song whose name nobody knew.',
    },
    lines: {
      '*': [
        'Which party do you still talk about? We would bet that it was not the dearest.',
        'Evenings are remembered by their best moment and by their end. So think about the end.',
        'What was missing, broke or came too late is what gets told.',
        'A good party can be as small as a kitchen and four people.',
      ],
      h: ['Nobody knows who brought the goat. Everybody has a photograph with it.'],
    },
    scene: [
      'The lights go out, somebody fetches candles, and after a minute nobody wants the power back.',
      'In a kitchen, at two, eleven people stand round a pan of fried eggs.',
    ],
    why: [
      [
        'What goes to plan makes everybody content. What goes wrong together makes stories.',
        'Moments stay, and they are seldom in the programme.',
      ],
    ],
    parts: [
      [
        'What happened?',
        ['The one moment, in two sentences.', 'Whoever has a photograph is in the lead.'],
        'An old party photograph',
      ],
      [
        'Who was there?',
        ['And whom would you like to have there again?', 'Perhaps a good reason to write to them.'],
        'Hands with glasses',
      ],
    ],
    turn: ['We are curious. It may be long.', 'Somebody here was perhaps at the same party.'],
    asks: ['Which one was it?', 'What went wrong that turned out well?'],
    ends: {
      p: 'Thank you for each story.',
      f: 'And invite somebody. Just like that.',
      a: 'Below, in two sentences.',
      t: 'With year and place, if you still know.',
      h: 'The goat has since retired.',
      i: 'There will be another such evening.',
      l: 'And outside it got light.',
    },
    keep: 'the next long evening',
    send: 'whoever was there as well',
    pic: {
      ask: 'A photograph of an old party, or a table afterwards',
      alt: 'A table after a party with glasses and candles',
    },
    claims: [['Peak and end shape memory', 'Kahneman and others on the peak-end rule']],
  },
  {
    id: 'the-office-party-for-everybody',
    format: 'season',
    again: 11,
    emoji: '✨',
    when: { months: [10, 11, 12] },
    only: 'compan|corporate|business|office|team|staff|conferen|professional|christmas part',
    tags: ['OfficeParty', 'ChristmasParty', 'EventTips'],
    title: [
      'Office party: an evening that everybody can enjoy',
      'Planning the staff party: think of the quiet ones',
    ],
    cover: 'For everybody, this time',
    gist: [
      'Some do not drink, some have children, some a long way home, some would rather talk than dance. Four small decisions, and they come too: the hour, the glass, the corner, the way home.',
      'Nobody has to love an office party. But everybody should be able to like one hour of it.',
    ],
    subject: ['The hour, the glass, the corner, the way', 'Who was missing last year?'],
    hooks: {
      '*': [
        'Who was missing at the last staff party? It might be worth asking why.',
        'The party began at nine, the last train goes at ten. Some people noticed.',
      ],
      p: 'A party that fits more people does more for a team than a louder one.',
      f: 'Think of the quietest person you work with. What would they like?',
      a: 'Earlier. Seats. No pressure. A way home.',
      t: 'Ask anonymously beforehand: day, hour, food, what keeps you from coming. Five questions are enough.',
      h: 'The director sang. It will not be mentioned. It was in D minor.',
      i: 'A year together deserves an evening for all.',
      l: 'Low lamps, good glasses, and a corner to talk in.',
    },
    lines: {
      '*': [
        'Good drinks without alcohol at the same table, in the same glasses. Nobody has to explain anything.',
        'Begin earlier than you think. Whoever has children or a long way gets something out of it too.',
        'A quiet corner with chairs is used more than the dance floor, and by the same people.',
        'Say beforehand how everybody gets home, and that one may leave whenever one likes.',
      ],
      h: ['Secret gifts: she drew her own boss, and he drew her. Both got candles.'],
    },
    scene: [
      'In the corner by the coats five people sit, laugh until they cry, and nobody has asked them to dance.',
      'At five the first ones come, with children in woolly hats, and there is punch without anything in it.',
    ],
    why: [
      [
        'Whoever was left out once does not come again, and does not say why.',
        'Those who stay away are usually the same people, and mostly good ones.',
      ],
      ['A team is not only those who stay until three.', 'For many the afternoon is the party.'],
    ],
    parts: [
      [
        'Ask when it suits',
        ['Day and hour, anonymously, before you book.', 'A lunch or an afternoon is no lesser party.'],
        'A calendar in December',
      ],
      [
        'Serve good drinks without',
        ['Not only water and juice.', 'In fine glasses, and without a speech about it.'],
        'Two glasses alike',
      ],
      [
        'Make a quiet corner',
        [
          'Chairs, a lamp, and music that stays away.',
          'Games on the table for those who like to do something.',
        ],
        'A corner with a lamp',
      ],
      [
        'Settle the way home',
        ['Train times on the wall, shared taxis, a number.', 'And nobody drives who has drunk.'],
        'A taxi in the snow',
      ],
    ],
    turn: [
      'And thank people by name, for something that they did.',
      'Who clears up tomorrow? Say that as well.',
    ],
    asks: ['What would make you come gladly?', 'Lunch, afternoon or evening?'],
    ends: {
      p: 'Four decisions, a fuller room.',
      f: 'And keep some cake for the night porter.',
      a: 'Ask first, then book.',
      t: 'Check insurance, working hours and tax rules for staff events in your country.',
      h: 'The key of D minor has been retired.',
      i: 'Nobody should have to be loud in order to belong.',
      l: 'And outside the first frost.',
    },
    keep: 'the first planning meeting in autumn',
    send: 'whoever plans yours',
    own: [
      {
        kinds: ['offer', 'service', 'price', 'product', 'place'],
        about: 'christmas|office|staff|company|team|party|winter',
        lead: 'And for your evening this year.',
      },
    ],
    pic: { ask: 'A table with lights before guests arrive', alt: 'A table with small lights and glasses' },
    claims: [
      ['Inclusive staff parties: timing, non-alcoholic drinks, transport', 'advice of employer associations'],
    ],
  },
];
