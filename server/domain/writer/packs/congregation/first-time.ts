// For those who think of coming: what happens, who may, and what else goes on in the week.
import type { Idea } from '../../library/idea.ts';

export const FIRST_TIME: readonly Idea[] = [
  {
    id: 'your-first-time',
    format: 'answer',
    again: 7,
    emoji: '🚪',
    tags: ['FirstVisit', 'Welcome', 'Community'],
    title: [
      'What happens when you come to a service for the first time?',
      'New to church, temple or meeting: how a visit goes',
    ],
    cover: 'Your first visit',
    question: 'What do I do if I have never been to a service?',
    short: 'Come in, sit where you like, and simply listen or sing along.',
    gist: [
      'You do not have to know anything to come to a service. Sit where you like, stand up when others do, and just listen if you prefer.',
      'For a first visit come ten minutes early. Somebody at the door will say hello and show you where to sit.',
    ],
    subject: ['Your first visit', 'Coming for the first time'],
    hooks: {
      '*': [
        'Have you thought of coming to a service but do not know what happens? This helps.',
        'You can come to a service without knowing anything. Here is what to expect.',
      ],
      pfatil: 'A first visit is easier when you know what to expect.',
      h: 'The seats at the back are the most popular. Come early if you want one.',
    },
    lines: {
      '*': [
        'You may simply listen at a service. Nobody expects you to sing or speak.',
        'Wear what you like to a service. Nobody looks at clothes.',
        'Come with your children. A little noise is quite normal.',
        'If you want to leave quietly after the service, you may. If you want to talk, stay for a cup.',
      ],
      h: ['Nobody knows all the words. Many people hum.'],
    },
    scene: [
      'Many people stand at the door once and go away again, since they do not know what to do.',
      'Everybody in the room was there for the first time once.',
    ],
    why: [
      [
        'Nobody is asked to do anything. You can watch first.',
        'A guest is a guest, and needs to know nothing.',
      ],
      [
        'At the door there is usually somebody who likes to explain.',
        'If you say that you are new, somebody will help you.',
      ],
    ],
    parts: [
      [
        'Come a little early',
        ['Then it is quiet, and somebody has time for you.', 'Ten minutes are enough.'],
        'An open door',
      ],
      [
        'Sit where you like',
        ['At the back or on the aisle if you come with children.', 'No seat belongs to anybody.'],
        'An empty row of seats',
      ],
      [
        'Join in as far as you want',
        ['Stand, sit, sing or listen.', 'If something is only for members, you can stay in your seat.'],
        'An open song book',
      ],
      [
        'Stay or go afterwards',
        ['There is often coffee, and people like to talk.', 'A nod at the door is fine, too.'],
        'Cups on a table',
      ],
    ],
    turn: ['You are welcome, whoever you are.', 'Come once and see.'],
    asks: ['What would you like to know before you come?', 'How was your own first visit?'],
    ends: {
      pfatil: ['Questions before you come? Just ask us.', 'Send us a message, and we will look out for you.'],
      h: 'We will save you a seat at the back.',
    },
    keep: 'the day you want to come',
    send: 'somebody who is new in town',
    own: [
      {
        kinds: ['hours', 'event', 'place', 'service', 'audience'],
        about: 'service|worship|\\bmass\\b|prayers?|sunday|saturday|friday|kids|children',
        lead: 'And this is when you can come.',
      },
    ],
    pic: { ask: 'Your open door', alt: 'An open door with light inside' },
    claims: [['Guests may watch and need no knowledge', 'practice of congregations']],
  },
  {
    id: 'do-i-have-to-believe',
    format: 'myth',
    again: 8,
    emoji: '🤝',
    tags: ['Welcome', 'Community', 'ComeAsYouAre'],
    title: ['Do you have to be a member to come?', 'Can I come if I do not know what I believe?'],
    cover: 'Open to everybody?',
    myth: 'you have to be a member to come in',
    short: 'No. Most of what happens during the week is open to everybody.',
    gist: [
      'You do not have to be a member to come in, ask, eat or sing along. You can come with doubts as well.',
      'Most groups, meals and concerts of a congregation are for everybody in the neighbourhood.',
    ],
    subject: ['Do I have to be a member?', 'Who may come?'],
    hooks: {
      '*': [
        'Do you have to be a member to come in? No.',
        'You are not sure what you believe? You may come all the same.',
      ],
      pfatil: 'The door is open to people with and without answers.',
      h: 'There is no membership card at the door, and no barrier.',
    },
    lines: {
      '*': [
        'You can come to a concert, a meal or a group without being a member.',
        'Doubts are no obstacle. Many people who come have them.',
        'You may come in for ten minutes of quiet when the door is open.',
        'For weddings and baptisms there are a few rules. Ask early, and somebody will explain.',
      ],
      h: ['Coming for the soup is a good reason. The soup is good.'],
    },
    scene: [
      'Many people walk past each week and think that it is only for others.',
      'Some come for the music, some for the company, and some for a warm meal.',
    ],
    why: [
      [
        'A congregation belongs to its neighbourhood.',
        'People with the same street often share more than they think.',
      ],
      [
        'You can only find out whether it is for you if you come.',
        'Nobody asks you at the door what you believe.',
      ],
    ],
    parts: [
      [
        'Come in for a while',
        ['When the door is open, you may sit down.', 'Nobody will talk to you if you do not want it.'],
        'A quiet room with chairs',
      ],
      [
        'Join something',
        ['A choir, a meal, a group for parents.', 'You need not come on the day of the service.'],
        'A notice board',
      ],
      [
        'Ask',
        ['About a wedding, a baptism, a difficult time.', 'Somebody will have time for you.'],
        'Two people talking',
      ],
    ],
    turn: ['You decide how far you go.', 'We are glad to see you.'],
    asks: ['What keeps you from coming in?', 'What would you come for?'],
    ends: {
      pfatil: ['Come as you are.', 'If you have a question, ask us.'],
      h: 'Second helpings are allowed.',
    },
    keep: 'the next time you walk past',
    send: 'somebody who thinks that it is not for them',
    own: [
      {
        kinds: ['service', 'event', 'hours', 'value', 'policy', 'audience'],
        about: 'open to|everybody|everyone|all welcome|come as you are|supper|lunch|coffee',
        lead: 'And this is open to you.',
      },
    ],
    pic: { ask: 'Your notice board or table with cups', alt: 'A notice board by a door' },
    claims: [['Most activities are open; rites have conditions', 'practice of congregations']],
  },
  {
    id: 'come-and-eat',
    format: 'answer',
    only: 'supper|lunch|soup|breakfast|\\bmeals?\\b|food (?:shelf|bank|pantry)|langar|dinner',
    again: 7,
    emoji: '🍲',
    tags: ['CommunityMeal', 'Welcome', 'Neighbours'],
    title: ['Can anybody come to a community meal?', 'A meal for everybody: what to expect'],
    cover: 'A meal for everybody',
    question: 'Can I come to the meal if I know nobody?',
    short: 'Yes. Sit down at any table, and you will know three people by dessert.',
    gist: [
      'At a community meal you sit down, eat and talk, or eat and listen. You do not have to bring anything or belong to anything.',
      'Come alone or with your family. Nobody asks why you are there.',
    ],
    subject: ['A meal for everybody', 'Come and eat'],
    hooks: {
      '*': [
        'Would you like to eat in company? At a community meal anybody may sit down.',
        'You can come to a community meal without knowing anybody. This is how it goes.',
      ],
      pfatil: 'It is easier to talk to strangers over soup.',
      h: 'Nobody has ever been lonely in a queue for pudding.',
    },
    lines: {
      '*': [
        'Say at the start if there is something that you do not eat.',
        'Bring your children to a community meal. There is usually a table with pencils.',
        'You can help as well: set tables, wash up, bake a cake.',
        'Come ten minutes early, and you can choose your seat.',
      ],
      h: ['The bread goes round until somebody starts a conversation.'],
    },
    scene: [
      'Cooking for one is no fun, and eating alone is even less.',
      'At one table sit a student, a grandmother and somebody who has just moved here.',
    ],
    why: [
      [
        'Eating together is the easiest way to get to know people.',
        'At the table everybody has something to do with their hands.',
      ],
      [
        'Some come because money is short, and some because the flat is quiet.',
        'Nobody has to give a reason.',
      ],
    ],
    parts: [
      [
        'Come in and sit down',
        ['At any table that has a free chair.', 'Somebody will say hello.'],
        'A laid table',
      ],
      [
        'Eat what you like',
        ['Ask about allergies and meat.', 'There is often a second helping.'],
        'A bowl of soup',
      ],
      [
        'Stay as long as you want',
        ['Some leave after the soup, some wash up.', 'Both are quite all right.'],
        'Cups and plates',
      ],
    ],
    turn: ['See you at the table.', 'There is a chair for you.'],
    asks: ['What is your favourite soup?', 'Whom would you bring along?'],
    ends: { pfatil: ['Just come.', 'Tell us if you would like to help.'], h: 'Pudding is on the left.' },
    keep: 'an evening when you do not want to cook',
    send: 'a neighbour who lives alone',
    own: [
      {
        kinds: ['hours', 'event', 'service', 'place'],
        about: 'supper|lunch|soup|breakfast|meals?|dinner|food',
        lead: 'And this is when we eat.',
      },
    ],
    pic: { ask: 'A laid table or a pot of soup', alt: 'A laid table with soup' },
    claims: [['Community meals are open', 'practice of congregations']],
  },
  {
    id: 'which-song-do-you-know',
    format: 'question',
    again: 6,
    emoji: '🎶',
    tags: ['FavouriteHymn', 'Songs', 'Community'],
    title: ['Which hymn or song do you know by heart?', 'A song from your childhood: which one?'],
    cover: 'A song you know by heart',
    gist: [
      'Which hymn or song do you know by heart, and who taught it to you?',
      'Some songs stay with us for life. Which one could you sing today without a book?',
    ],
    subject: ['A song you know by heart', 'Songs that stay'],
    hooks: {
      '*': ['Which hymn or song do you know by heart?', 'Which song from your childhood can you still sing?'],
      pfatil: 'Everybody has a song that stays. Which is yours?',
      h: 'Which hymn do you know by heart, at least the first verse?',
    },
    lines: {
      '*': [
        'Which song should we sing more often?',
        'Who taught you your favourite song?',
        'Which song helps you on a hard day?',
        'Which song did you have at your wedding?',
      ],
      h: ['Everybody knows verse one. Verse three is for experts.'],
    },
    scene: [
      'Songs that we learn as children stay longer than anything else.',
      'You hear the first notes, and the words are there.',
    ],
    why: [['What is sung is remembered better than what is said.', 'A tune keeps the words in our heads.']],
    parts: [
      [
        'A song from childhood',
        ['From a grandmother, a camp or a school.', 'You remember who sang next to you.'],
        'An old song book',
      ],
      [
        'A song for a hard day',
        ['Sung quietly, or only in your head.', 'It helps even without a voice.'],
        'An open song book',
      ],
    ],
    turn: ['Tell us the title.', 'Perhaps we will sing it.'],
    asks: ['Which song can you sing without a book?', 'Which hymn do you like best?'],
    ends: { pfatil: ['We look forward to your titles.', 'One title each.'], h: 'Humming is fine.' },
    keep: 'the next time you hum',
    send: 'the person you sing with',
    pic: { ask: 'An open song book', alt: 'An open song book' },
    claims: [['Melody supports memory', 'music psychology']],
  },
];
