// Machines, programs and lines as people use them: what helps, what to check, what to ask.
import type { Idea } from '../../library/idea.ts';

export const USING: readonly Idea[] = [
  {
    id: 'why-is-the-wifi-slow',
    format: 'howto',
    again: 8,
    emoji: '📶',
    tags: ['WifiTips', 'HomeInternet', 'TechTips'],
    title: ['Slow wi-fi at home? Try these four things', 'Better wi-fi: where the box should stand'],
    cover: 'Slow wi-fi? Try this',
    gist: [
      'If the wi-fi is slow, put the box high and in the open, away from metal and microwaves, restart it, and test once with a cable. Then you know where the problem is.',
      'Often the internet is fine and the wi-fi is not. Four simple steps help.',
    ],
    subject: ['Slow wi-fi? Try this', 'Where the box should stand'],
    hooks: {
      '*': [
        'Does the video stop when somebody closes a door? Try these four things before you call anybody.',
        'Slow internet is often only slow wi-fi. Here is how to tell.',
      ],
      pati: 'Four steps show whether the wi-fi or the line is slow.',
      fhl: 'Where is your wi-fi box? If it is in a cupboard, read on.',
    },
    lines: {
      '*': [
        'Put your wi-fi box high and in the open. In a cupboard or behind the television it loses a lot.',
        'Restart the wi-fi box: pull the plug, wait half a minute, plug it in again.',
        'Test the speed once beside the box with a cable. If it is good there, the wi-fi is the problem.',
        'Thick walls, mirrors, water pipes and microwaves weaken wi-fi.',
      ],
      h: ['The wi-fi box was in the cupboard, behind the vase. The vase had excellent reception.'],
    },
    scene: [
      'The video call freezes, always in the same room.',
      'The contract says fast, and the kitchen says no.',
    ],
    why: [
      ['Wi-fi is radio, and every wall takes some of it.', 'Two rooms away, only a part is left.'],
      [
        'If you know where it is slow, you can be helped faster.',
        'A test with a cable saves an hour on the phone.',
      ],
    ],
    parts: [
      [
        ['Move the box', 'Find a better place'],
        ['High, open and in the middle of the home.', 'Away from metal, aquariums and microwaves.'],
        'A wi-fi box on a shelf',
      ],
      [
        ['Restart the box', 'Pull the plug once'],
        ['Half a minute without power.', 'It sounds silly and often works.'],
        'A plug in a hand',
      ],
      [
        ['Test with a cable', 'Measure beside the box'],
        ['Use a speed test on a laptop.', 'Compare it with the wi-fi in the next room.'],
        'A cable in a laptop',
      ],
      [
        ['Write down where it is slow', 'Note room and time'],
        ['Always or only in the evening?', 'With this you get help more quickly.'],
        'A note with rooms and times',
      ],
    ],
    turn: [
      'If it is slow with a cable as well, it is the line. Then call.',
      'For large homes a second box can help.',
    ],
    asks: ['In which room is your wi-fi worst?', 'What stands beside the box at your home?'],
    ends: { pati: 'Place, restart, cable, notes.', fhl: 'And take it out of the cupboard.' },
    keep: 'the next frozen video call',
    send: 'somebody who shouts at their video calls',
    own: [
      {
        kinds: ['service', 'process', 'hours', 'offer'],
        about: 'wi-?fi|broadband|network|engineers?\\b|helpdesk|support',
        lead: 'If it does not help, this is what we can do.',
      },
    ],
    pic: { ask: 'A wi-fi box on a shelf', alt: 'A wi-fi box on a shelf' },
    claims: [['Placement, restart, wired test', 'advice of internet providers and regulators']],
  },
  {
    id: 'what-speed-do-i-need',
    format: 'answer',
    again: 9,
    emoji: '🚀',
    tags: ['HomeInternet', 'Broadband', 'TechTips'],
    question: 'How fast does my internet have to be?',
    short: [
      'Count the people who use it at the same time.',
      'It depends on how many of you are online in the evening.',
    ],
    title: ['How fast does my internet have to be?', 'Internet speed: what do you really need?'],
    cover: 'What speed do I need?',
    gist: [
      'Count what runs at the same time in the evening: films, games, video calls. For one or two people a small package is often enough. For a full house take more.',
      'The fastest package is not always the right one. Think about your evening, then choose.',
    ],
    subject: ['What speed do I need?', 'Think of your evening'],
    hooks: {
      '*': [
        'A hundred, five hundred, a thousand: which internet package do you need?',
        'Before you pay for more speed, count who is online at eight in the evening.',
      ],
      pati: 'Choose internet speed by what runs at the same time.',
      fhl: 'Four people, three films, one video call? Then read this.',
    },
    lines: {
      '*': [
        'Megabit and megabyte are not the same: eight megabits make one megabyte. Packages are sold in megabits.',
        'Working from home? Look at the upload speed as well. Video calls need it.',
        'Ask what speed you will really get at your address, and not only "up to".',
        'Before you pay for more speed, check whether your wi-fi is the slow part.',
      ],
      h: ['The fridge is online too, but it is no great reader.'],
    },
    scene: [
      'Three packages are on offer, and each of them is called fast.',
      'After supper everybody is online, and the film stops.',
    ],
    why: [
      ['A film needs little. Several at once add up.', 'What counts is the busiest hour of the day.'],
      ['More speed than you use costs money every month.', 'You can usually take a larger package later.'],
    ],
    parts: [
      [
        ['Count your evening', 'List what runs at once'],
        ['Films, games, calls, downloads.', "Also count the children's tablets."],
        'A family with screens',
      ],
      [
        ['Look at the upload', 'Think of sending, too'],
        ['For video calls, backups and large files.', 'With some lines it is much lower.'],
        'A laptop with a video call',
      ],
      [
        ['Ask about your address', 'Check what is possible'],
        ['It differs from street to street.', 'Ask for the usual and the lowest speed.'],
        'A street with houses',
      ],
    ],
    turn: [
      'Take the smaller one if you are unsure, and see how it goes.',
      'Ask how long the contract runs before you sign.',
    ],
    asks: [
      'How many people are online at your home in the evening?',
      'What does your internet have to be able to do?',
    ],
    ends: { pati: 'Count, ask, then choose.', fhl: 'We will gladly count with you.' },
    keep: 'your next contract',
    send: 'somebody who is changing their provider',
    own: [
      {
        kinds: ['price', 'offer', 'service'],
        about: 'Mbps|fibre|broadband|contract|packages?\\b',
        lead: 'These are the packages you can have here.',
      },
    ],
    pic: { ask: 'A laptop and a tablet in use', alt: 'A laptop and a tablet' },
    claims: [['Need depends on simultaneous use; eight bits a byte', 'definitions; advice of regulators']],
  },
  {
    id: 'before-the-old-phone-leaves',
    format: 'checklist',
    again: 8,
    emoji: '📱',
    tags: ['OldPhone', 'DataSafety', 'TechTips'],
    title: ['Selling or giving away a phone: do this first', 'Before your old phone leaves: a checklist'],
    cover: 'Before you sell your phone',
    gist: [
      'Before a phone leaves your hands: save your pictures, sign out of your accounts, take out the SIM card, reset it, and check that it starts as if new.',
      'On an old phone are your pictures, messages and passwords. Five steps, and it is empty.',
    ],
    subject: ['Before you sell your phone', 'Empty your old phone'],
    hooks: {
      '*': [
        'Are you selling your old phone or giving it to the children? Do these five things first.',
        'Your old phone knows everything about you. Empty it before it leaves.',
      ],
      pati: 'Empty a phone properly before you pass it on.',
      fhl: 'A new phone? Lovely. Now give the old one half an hour.',
    },
    lines: {
      '*': [
        'Save your pictures and contacts before you reset a phone, and check that they have arrived.',
        'Sign out of your account on the phone before you reset it. Otherwise the next owner cannot use it.',
        'Do not forget the SIM card and the memory card in your old phone.',
        'Move your banking app and your codes to the new phone before you reset the old one.',
      ],
      h: ['Four thousand photos, and three thousand of them show the cat. Save them all the same.'],
    },
    scene: [
      'The new phone is here, and the old one lies in a drawer with all your photos.',
      'You have sold your phone, and the buyer asks for your password.',
    ],
    why: [
      [
        'A phone that is only switched off still has everything on it.',
        'Deleting single pictures is not enough.',
      ],
      [
        'Some accounts can only be moved while the old phone works.',
        'If you reset it too soon, you may lock yourself out.',
      ],
    ],
    parts: [
      [
        'Save pictures and contacts',
        ['To the new phone, a computer or a cloud.', 'Check a few of them.'],
        'Two phones side by side',
      ],
      [
        'Move codes and banking',
        ['Log in on the new phone first.', 'Then take the old one off the list.'],
        'A phone with a lock on the screen',
      ],
      [
        'Sign out of your account',
        ['In the settings, at the top.', 'Turn off the search for your phone as well.'],
        'A settings page, nothing readable',
      ],
      [
        'Take out the cards',
        ['SIM and memory card.', 'A paper clip will do as a tool.'],
        'A paper clip and a small card',
      ],
      [
        'Reset it',
        ['In the settings under "reset".', 'Then it should start as on the first day.'],
        'A phone with a start screen',
      ],
    ],
    turn: [
      'If it no longer works, take it to a recycling point, never into the bin.',
      'Now it can go to its new owner.',
    ],
    asks: ['How many old phones are in your drawer?', 'What do you do with old phones?'],
    ends: { pati: 'Save, move, sign out, cards, reset.', fhl: 'Half an hour, and it is ready to go.' },
    tick: true,
    keep: 'the day when you get a new phone',
    send: 'somebody with a drawer full of phones',
    pic: { ask: 'Two phones side by side, screens dark', alt: 'Two phones side by side' },
    claims: [
      [
        'Back up, move authenticators, sign out, remove cards, factory reset',
        'advice of makers and consumer bodies',
      ],
    ],
  },
  {
    id: 'the-case-that-no-longer-closes',
    format: 'mistake',
    again: 9,
    emoji: '🔋',
    tags: ['BatterySafety', 'TechTips', 'PhoneRepair'],
    wrong: 'Pressing a swollen battery back into place',
    title: ['Swollen battery: how to recognise it and what to do', 'Laptop or phone bulging? Stop using it'],
    cover: 'Swollen battery?',
    gist: [
      'If a phone or laptop bulges, the screen lifts or the touchpad sticks, the battery may be swollen. Switch it off, do not charge it, do not press it, and have it replaced.',
      'A case that no longer closes is a warning. A swollen battery can catch fire.',
    ],
    subject: ['Swollen battery?', 'Stop charging it'],
    hooks: {
      '*': [
        'Is the screen of your phone lifting, or does your laptop wobble on the table? It may be the battery.',
        'A bulging phone is not a small matter. This is what to do.',
      ],
      pati: 'Switch off a device with a swollen battery, and do not charge it.',
      fhl: 'Put your laptop on the table: does it wobble? Then have a look.',
    },
    lines: {
      '*': [
        'Does your laptop wobble on a flat table? Look at the case: the battery may be swollen.',
        'Never press on a swollen battery, and never pierce it.',
        'Put a device with a swollen battery on stone or tiles, away from anything that burns.',
        'Batteries do not belong in the bin. Take them to a collecting point.',
      ],
      h: ['A laptop that rocks is no rocking chair.'],
    },
    scene: [
      'The old tablet no longer lies flat, and somebody plugs it in to charge.',
      'The touchpad clicks badly, and the case has a gap.',
    ],
    why: [
      [
        'Gas has formed inside. Heat or pressure can set it on fire.',
        'A swollen battery does not get better by itself.',
      ],
      ['Old and hot batteries swell most often.', 'A device that is always plugged in ages faster.'],
    ],
    parts: [
      [
        ['Switch it off at once', 'Stop using the device'],
        ['Do not charge it any more.', 'Take it off the charger at once.'],
        'A pulled plug',
      ],
      [
        ['Put it somewhere safe', 'Lay it on stone'],
        ['Tiles, stone or sand, away from curtains.', 'Not into the car in summer.'],
        'A device on a tiled floor',
      ],
      [
        ['Have it replaced', 'Take it to somebody who repairs'],
        ['Call first and say that it is swollen.', 'Do not send it by post.'],
        'A workbench with tools',
      ],
    ],
    turn: ['Then tell whoever uses it as well.', 'Look at your other old devices, too.'],
    asks: ['How old is your oldest device?', 'Have you ever seen a swollen battery?'],
    ends: { pati: 'Off, safe, replaced.', fhl: 'Better once too often than once too late.' },
    caution: 'Smoke, heat or hissing: leave the room and call the fire brigade.',
    keep: 'the day when a case no longer closes',
    send: 'somebody with an old laptop',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'batter(?:y|ies)|repairs?\\b',
        lead: 'This is how a repair works here.',
      },
    ],
    pic: { ask: 'A laptop on a flat table from the side', alt: 'A laptop on a table' },
    claims: [
      ['Swollen lithium cells: stop use, no charging, no pressure', 'advice of fire services and makers'],
    ],
  },
  {
    id: 'let-people-ring-and-apps-wait',
    format: 'howto',
    again: 8,
    emoji: '🔔',
    tags: ['DigitalCalm', 'PhoneTips', 'TechTips'],
    title: ['How to quieten your phone in ten minutes', 'Too many notifications? Sort them like this'],
    cover: 'Quieten your phone',
    gist: [
      'Go through your notifications once: people may ring, calendars may remind, everything else is silent. It takes ten minutes and makes every day calmer.',
      'Most notifications are there so that you open an app. Keep those from people, and turn off the rest.',
    ],
    subject: ['Quieten your phone', 'People may ring'],
    hooks: {
      '*': [
        'Does your phone buzz all day? Ten minutes in the settings will help.',
        'Which notifications do you really need? Start with those from people.',
      ],
      pati: 'People may ring, apps may wait.',
      fhl: 'Imagine an evening in which nothing buzzes.',
    },
    lines: {
      '*': [
        'Turn off the notifications of shops, games and news. You will find them when you want them.',
        'Leave on what comes from people: calls and messages from family and friends.',
        'Set your phone to silent at night, and let only a few people through.',
        'Every time an app asks to send notifications, say no first. You can change it later.',
      ],
      h: ['"Your pizza misses you." No, it does not.'],
    },
    scene: [
      'You look at your phone because it buzzed, and twenty minutes later you do not know why.',
      'At supper something lights up, and all eyes go to it.',
    ],
    why: [
      [
        'Every interruption costs you the thread.',
        'After a buzz it takes a while until you are back at your task.',
      ],
      ['You decide when you look, and not an app.', 'Nothing gets lost. It only waits.'],
    ],
    parts: [
      [
        ['Open the list', 'Look at your notifications'],
        ['In the settings under "notifications".', 'You will be surprised how long it is.'],
        'A settings page, nothing readable',
      ],
      [
        ['Keep people and appointments', 'Leave on what matters'],
        ['Calls, messages, calendar, alarm.', 'Also banking, if you like.'],
        'A phone with one message',
      ],
      [
        ['Turn off the rest', 'Silence everything else'],
        ['Shops, games, news, social media.', 'After a week you will not miss it.'],
        'A finger on a switch',
      ],
    ],
    turn: ['If something is missing, turn it on again.', 'Enjoy the quiet.'],
    asks: ['Which app buzzes most at your place?', 'When do you turn your phone off?'],
    ends: { pati: 'Ten minutes, and a calmer day.', fhl: 'Psst. Hear that? Nothing.' },
    keep: 'a quiet ten minutes',
    send: 'somebody whose phone always buzzes',
    pic: { ask: 'A phone face down beside a cup', alt: 'A phone face down beside a cup' },
    claims: [['Notifications interrupt attention', 'research on interruption, worded mildly']],
  },
  {
    id: 'what-a-private-window-hides',
    format: 'myth',
    again: 9,
    emoji: '🕶️',
    tags: ['Privacy', 'BrowserTips', 'TechTips'],
    myth: 'In a private window nobody sees what you do',
    short: [
      'Only your own device forgets it. Others may still see it.',
      'It hides things from whoever uses your computer next, and from nobody else.',
    ],
    title: ['Private window: what does it hide?', 'Does a private window make you invisible?'],
    cover: 'What a private window hides',
    gist: [
      'A private window leaves no history on your device. Your employer, your internet provider and the website can still see you. It is good for presents and shared computers.',
      'A private window makes you invisible only to people who use the same computer.',
    ],
    subject: ['What a private window hides', 'Are you invisible?'],
    hooks: {
      '*': [
        'Many people think that nobody sees them in a private window. This is what it really hides.',
        'A private window is useful, but not for what most people think.',
      ],
      pati: 'A private window hides your history on this device, and no more.',
      fhl: 'Looking for a birthday present on the family computer? Then it is just right.',
    },
    lines: {
      '*': [
        'Use a private window on a computer that is not yours. Close it, and you are signed out.',
        'What you download in a private window stays on the computer.',
        "At work, a private window hides nothing from your employer's network.",
        'If you sign in to a website in a private window, it knows who you are.',
      ],
      h: ['A private window is a curtain, and there is no wall behind it.'],
    },
    scene: [
      'You look for a present, and the next day everybody sees adverts for it.',
      'In a hotel you check your email on the computer in the lobby.',
    ],
    why: [
      [
        'The window forgets history and log-ins when you close it.',
        'Everything on the way to the website works as before.',
      ],
      ['Whoever knows this uses it for the right thing.', 'Believing that you are invisible can be awkward.'],
    ],
    parts: [
      [
        ['Use it on shared computers', 'Good for other devices'],
        ['Library, hotel, friends.', 'Close all its windows at the end.'],
        'A computer in a lobby',
      ],
      [
        ['Use it for presents', 'Good for surprises'],
        ['No history, and fewer tell-tale adverts.', 'Your family will know nothing.'],
        'A wrapped present beside a laptop',
      ],
      [
        ['Do not rely on it for more', 'It makes nobody invisible'],
        ['Websites, providers and employers can still see you.', 'For real privacy you need other tools.'],
        'An open window with a curtain',
      ],
    ],
    turn: ['Now you know what it can do.', 'Tell the children, too.'],
    asks: ['What do you use it for?', 'Did you know that?'],
    ends: { pati: 'Good for shared devices, no more.', fhl: 'And happy present hunting.' },
    keep: 'the next present you look for',
    send: 'somebody who feels invisible',
    pic: { ask: 'A laptop with a browser, nothing readable', alt: 'A laptop on a table' },
    claims: [['Private browsing only avoids local history', 'notices of browser makers']],
  },
  {
    id: 'look-before-you-screenshot',
    format: 'checklist',
    again: 9,
    emoji: '🖼️',
    tags: ['Screenshots', 'Privacy', 'OfficeTips'],
    title: ['Before you send a screenshot: look at these places', 'What your screenshot shows besides'],
    cover: 'What does it show besides?',
    gist: [
      'A screenshot shows more than you mean: names, open tabs, messages, the time. Look at the edges, cut it down, and cover what is private.',
      'Before you send a picture of your screen, take five seconds for the edges.',
    ],
    subject: ['Before you send a screenshot', 'Look at the edges'],
    hooks: {
      '*': [
        'A screenshot is quickly sent. What else can be seen in it?',
        'Names, tabs, messages: look at these places before you send a screenshot.',
      ],
      pati: 'Look at the edges before you send a screenshot.',
      fhl: 'Everybody has seen the tab "new job" once. Better look first.',
    },
    lines: {
      '*': [
        'Cut a screenshot down to what matters before you send it.',
        'Cover names in a screenshot with a solid box. Blurred text can sometimes be read.',
        'Asking for help? A screenshot of the whole error message saves three questions.',
        'Turn off notifications before you share your screen.',
      ],
      h: ['Tab three: "How to look interested in meetings".'],
    },
    scene: [
      "You send a picture of an error, and in it are a customer's name and your lunch plans.",
      'Everybody in the meeting sees the message that just popped up.',
    ],
    why: [
      [
        'You look at the middle, and others look at all of it.',
        'A picture is passed on further than you think.',
      ],
      [
        "Customers' data do not belong in a chat.",
        'In many places the law says that you have to protect such data.',
      ],
    ],
    parts: [
      [
        'The tabs at the top',
        ['They tell what else you are doing.', 'Close or cut them off.'],
        'A browser with tabs, nothing readable',
      ],
      [
        'Names and addresses',
        ['Of customers, colleagues and children.', 'Cover them with a solid box.'],
        'A page with black boxes',
      ],
      [
        'Messages that pop up',
        ['Turn them off before you share your screen.', 'Most systems have a "do not disturb".'],
        'A bell with a line through it',
      ],
      [
        'Account numbers and codes',
        ['Never send them, not even for a moment.', 'Also look in the address line.'],
        'A covered line on a screen',
      ],
    ],
    turn: [
      'Five seconds, and you can send it with an easy mind.',
      'For errors leave the message in. We need that.',
    ],
    asks: ['What did you once show by mistake?', 'Do you look before you send?'],
    ends: { pati: 'Tabs, names, messages, numbers.', fhl: 'And then send.' },
    tick: true,
    keep: 'your next screenshot',
    send: 'a colleague who shares a screen every day',
    pic: { ask: 'A screen with an empty page', alt: 'A screen with an empty page' },
    claims: [['Screenshots reveal context; blur can be undone', 'data protection practice']],
  },
  {
    id: 'ask-it-what-you-know',
    format: 'howto',
    again: 8,
    emoji: '🤖',
    tags: ['AITips', 'Chatbots', 'TechTips'],
    title: ['How to check what a chatbot tells you', 'Is the answer of the AI right? Test it like this'],
    cover: 'Is the chatbot right?',
    gist: [
      'A chatbot sounds certain, also when it is wrong. Ask for sources, look at one of them, check figures and names, and use it for drafts and not for decisions.',
      'Ask a chatbot something about your own work. Then you see how far you can trust it.',
    ],
    subject: ['Is the chatbot right?', 'Check it in four steps'],
    hooks: {
      '*': [
        'A chatbot always has an answer. How do you know whether it is right?',
        'Before you use an answer of a chatbot, check these four things.',
      ],
      pati: 'Check names, figures and sources before you use an answer.',
      fhl: 'Ask it about your own street. You will laugh.',
    },
    lines: {
      '*': [
        'Ask a chatbot something that you know well. Then you see how it answers.',
        'Look up every source that a chatbot names. Some of them do not exist.',
        "Never paste customers' names or passwords into a chatbot.",
        'Good for drafts, lists and ideas. Not good for law, health and money without checking.',
      ],
      h: ['It is never in doubt. It would make a good uncle at a wedding.'],
    },
    scene: [
      'The answer is long, polite and well written, and one figure is wrong.',
      'You need a text by noon, and the chatbot has one in ten seconds.',
    ],
    why: [
      [
        'A chatbot puts together what sounds likely. It does not check whether it is true.',
        'A wrong answer is as well written as a right one.',
      ],
      ['What you send in your name is your responsibility.', 'A customer does not ask who made the mistake.'],
    ],
    parts: [
      [
        ['Test it on what you know', 'Ask about your own work'],
        ['You will see its mistakes at once.', 'It makes the same ones elsewhere.'],
        'A person at a laptop',
      ],
      [
        ['Check names and figures', 'Look up the facts'],
        ['Dates, sums, laws, titles.', 'They are wrong most often.'],
        'A pencil on a printed text',
      ],
      [
        ['Open the source', 'Look where it comes from'],
        ['Is it there, and does it say that?', 'If there is none, be careful.'],
        'A book beside a laptop',
      ],
      [
        ['Keep secrets out', 'Leave out private data'],
        ['No customers, no passwords, no health.', 'Write "a customer" in place of the name.'],
        'A page with covered lines',
      ],
    ],
    turn: ['Then use it as what it is: a quick first draft.', 'It is good at that.'],
    asks: ['What do you use a chatbot for?', 'What was its funniest mistake?'],
    ends: { pati: 'Test, check, look up, protect.', fhl: 'Tell us its oddest answer.' },
    keep: 'the next answer that sounds too good',
    send: 'somebody who believes every answer',
    pic: { ask: 'A laptop with a chat window, nothing readable', alt: 'A laptop with a chat window' },
    claims: [['Language models can invent facts and sources', 'notices of their makers; widely documented']],
  },
  {
    id: 'where-your-wish-goes',
    format: 'behind',
    again: 9,
    emoji: '💡',
    tags: ['SoftwareWishes', 'BehindTheScenes', 'ProductTeam'],
    title: ['You have an idea for the app: what happens to it?', 'What happens to a wish you send us'],
    cover: 'What happens to your wish?',
    gist: [
      'A wish for an app is read, compared with other wishes, thought through, built, tested and released. It helps most if you write what you wanted to do, and where you got stuck.',
      'Do not write "I need a button". Write what you wanted to do. Often there is an even better way.',
    ],
    subject: ['What happens to your wish?', 'From wish to new version'],
    hooks: {
      '*': [
        'You have an idea for an app that you use. What happens after you have sent it?',
        'Why do some wishes come true in a week, and others never?',
      ],
      pati: 'A wish goes further if it says what you wanted to do.',
      fhl: 'Please do send your ideas. This is what happens to them.',
    },
    lines: {
      '*': [
        'Missing something in an app? Write what you wanted to do, and where you stopped.',
        'A screenshot and one sentence help makers of software more than a page of text.',
        'Wishes that many people send come first. So send yours, even if it seems small.',
        'If the answer is no, ask whether there is another way. Often there is.',
      ],
      h: ['"Just a small button" has filled many a month.'],
    },
    scene: [
      'In the middle of your work a button is missing that would save you five minutes.',
      'Four people want the same thing, and each describes it differently.',
    ],
    why: [
      ['Behind many wishes is the same problem.', 'Whoever knows the problem can solve it for more people.'],
      ['Every new button has to be looked after for years.', 'A program for everything is soon hard to use.'],
    ],
    parts: [
      [
        ['It is read and compared', 'First it is sorted'],
        ['Who else has asked for this?', 'Similar wishes are put together.'],
        'Sticky notes on a wall',
      ],
      [
        ['It is thought through', 'Then comes the question why'],
        ['What is it for, and what might it disturb?', 'Sometimes you are asked for more.'],
        'Two people at a whiteboard',
      ],
      [
        ['It is built and tested', 'Then it is made'],
        ['Small first, then for all.', 'Testing takes longer than you think.'],
        'A person at a screen',
      ],
      [
        ['It comes with a new version', 'At the end it is there'],
        ['Look at the notes of the update.', 'Perhaps your wish is in it.'],
        'A phone with an update',
      ],
    ],
    turn: ['So keep sending them.', 'The best ideas come from people who use it every day.'],
    asks: ['What would you wish for?', 'Which small thing would save you time?'],
    ends: { pati: 'Problem, place, picture: that helps most.', fhl: 'We look forward to your ideas.' },
    keep: 'the next time something is missing',
    send: 'somebody with good ideas',
    pic: { ask: 'Sticky notes on a wall, nothing confidential', alt: 'Sticky notes on a wall' },
    claims: [['Requests are grouped, weighed, built, tested', 'product practice']],
  },
  {
    id: 'update-now-or-wait',
    format: 'either',
    again: 7,
    emoji: '🔄',
    tags: ['Updates', 'ThisOrThat', 'TechTips'],
    title: ['Updates: install at once or wait a week?', 'A new version is there: what do you do?'],
    cover: 'Update now or later?',
    gist: [
      'A new version is there. Do you install it at once, or do you wait and see what others say?',
      'Some people press "now", others "remind me tomorrow", for three months. Which are you?',
    ],
    subject: ['Update now or later?', 'Which are you?'],
    hooks: {
      '*': [
        '"An update is available." Do you press "now" or "later"?',
        'Be honest: how long has your update been waiting?',
      ],
      pati: 'Security updates at once. With the rest you may take your time.',
      fhl: 'Now or later: which button do you press?',
    },
    lines: {
      '*': [
        'Updates: at once, or "remind me tomorrow"?',
        'How many updates are waiting on your phone right now?',
        'Do you make a backup before a large update?',
        'What was the worst moment at which your computer wanted to restart?',
      ],
      h: ['"Remind me tomorrow" is the most faithful relationship of our time.'],
    },
    scene: [
      'You only wanted to send an email, and the computer wants to restart.',
      'A colleague has the new version and tells you what has changed.',
    ],
    why: [
      [
        'Small security updates should not wait. With large new versions, many people do.',
        'How soon depends on what kind of update it is.',
      ],
    ],
    parts: [
      ['At once', ['Security holes are closed.', 'You have it behind you.'], 'A screen with a progress bar'],
      [
        'In a week',
        ['Others find the first faults.', 'Do not let it become a year.'],
        'A calendar with a mark',
      ],
    ],
    turn: ['Turn on automatic updates for the night.', 'Then you need not decide.'],
    asks: ['Now or later?', 'How old is the version on your phone?'],
    ends: { pati: 'Security first, the rest when you have time.', fhl: 'One word is enough: now or later?' },
    keep: 'the next "update available"',
    send: 'somebody with forty open updates',
    pic: { ask: 'A screen with a progress bar', alt: 'A screen with a progress bar' },
    claims: [['Security updates close known holes', 'advice of national cyber security bodies']],
  },
  {
    id: 'your-first-machine',
    format: 'question',
    again: 7,
    emoji: '🕹️',
    tags: ['FirstComputer', 'Memories', 'TellUs'],
    title: ['What was your first computer, phone or console?', 'Your first device: do you remember it?'],
    cover: 'Your first device',
    gist: [
      'A grey box with a loud fan, a phone with buttons, a console with two games: what was your first device?',
      'Do you still have your first phone or computer? Tell us what it was.',
    ],
    subject: ['What was your first device?', 'Do you still have it?'],
    hooks: {
      '*': [
        'What was the first computer, phone or console that was really yours?',
        'Think back: which device did you save up for as a child?',
      ],
      pati: 'Everybody remembers the first one. What was yours?',
      fhl: 'Bring out the old photos: what was your first device?',
    },
    lines: {
      '*': [
        'What was your first computer, phone or console?',
        'Which game could you play with your eyes closed?',
        'What was the first ringtone you had?',
        'Which old device is still in your drawer?',
      ],
      h: ['It could do nothing, and we were on it all night.'],
    },
    scene: [
      'A box under the tree, and a week of nobody seeing you.',
      'You find the old phone in a drawer, and it still starts.',
    ],
    why: [['For many of us it opened a new world.', 'Half of us remember the sound it made.']],
    parts: [
      [
        'A computer',
        ['Loud, grey, and slower than a watch today.', 'And the whole family wanted to use it.'],
        'An old computer',
      ],
      [
        'A phone',
        ['With buttons, and the battery lasted a week.', 'And there was that one game.'],
        'An old phone with buttons',
      ],
      ['A console', ['Two controllers, three friends.', 'The loser had to wait.'], 'An old game controller'],
    ],
    turn: ['Tell us, and show us a picture if you have one.', 'We are curious who has the oldest.'],
    asks: ['What was yours?', 'Do you still have it?'],
    ends: { pati: 'We look forward to your memories.', fhl: 'The oldest one wins our respect.' },
    keep: 'the next evening with old friends',
    send: 'whoever you played with',
    pic: { ask: 'An old device of yours', alt: 'An old phone with buttons' },
    claims: [['People remember their first device', 'common experience']],
  },
  {
    id: 'the-shortcut-you-could-not-do-without',
    format: 'question',
    again: 7,
    emoji: '⌨️',
    tags: ['Shortcuts', 'OfficeTips', 'TellUs'],
    title: ['Which keyboard shortcut do you use most?', 'Copy, paste, undo: your favourite shortcut'],
    cover: 'Your favourite shortcut',
    gist: [
      'Copy, paste, undo: which keyboard shortcut could you not do without?',
      'One shortcut saves you time every day. Which one should others know?',
    ],
    subject: ['Your favourite shortcut', 'Which keys do you press?'],
    hooks: {
      '*': [
        'Which keyboard shortcut could you not do without?',
        'Some people know one shortcut that changes everything. Which one is yours?',
      ],
      pati: 'One good shortcut saves minutes every day.',
      fhl: 'Undo is the most beautiful word on the keyboard. Or do you know a better one?',
    },
    lines: {
      '*': [
        'Which keyboard shortcut do you use most?',
        'Closed a browser tab by mistake? In most browsers Control, Shift and T brings it back. On a Mac it is Command.',
        'Control and F finds a word on nearly every page. On a Mac it is Command and F.',
        'Which shortcut would you teach everybody at work?',
      ],
      h: ['If only there were an "undo" for emails.'],
    },
    scene: [
      'A colleague presses two keys, and you ask: how did you do that?',
      'You click through three menus for something that needs two keys.',
    ],
    why: [
      [
        'Small savings add up when you need them a hundred times a day.',
        'Most of us learned our shortcuts from somebody else.',
      ],
    ],
    parts: [
      ['Undo', ['Saves you every day.', 'And nobody has seen it.'], 'A finger on a key'],
      ['Find', ['In long texts and pages.', 'Finds the word you are looking for at once.'], 'A keyboard'],
      [
        'Bring back the tab',
        ['When you have closed too much.', 'Feels like magic.'],
        'A browser with tabs, nothing readable',
      ],
    ],
    turn: ['Tell us yours. Others will be glad.', 'Try a new one this week.'],
    asks: ['Which one is yours?', 'Who showed it to you?'],
    ends: { pati: 'Pass a good one on.', fhl: 'We are collecting the best.' },
    keep: 'the next day at the computer',
    send: 'a colleague who does everything with the mouse',
    pic: { ask: 'A hand on a keyboard', alt: 'A hand on a keyboard' },
    claims: [['Control Shift T reopens tabs, Control F finds', 'documentation of browsers']],
  },
  {
    id: 'dark-screen-or-light',
    format: 'either',
    again: 7,
    emoji: '🌗',
    tags: ['DarkMode', 'ThisOrThat', 'TellUs'],
    title: ['Dark mode or light: which do you use?', 'White on black or black on white?'],
    cover: 'Dark mode or light?',
    gist: [
      'Dark mode or a light screen: which do you use on your phone, and which at work?',
      'Some people cannot stand a white screen, others cannot read a dark one. And you?',
    ],
    subject: ['Dark mode or light?', 'How do you like it?'],
    hooks: {
      '*': [
        'Dark mode or light: which do you have on your phone?',
        'Two camps, one question: dark or light?',
      ],
      pati: 'Dark or light: choose what you can read well.',
      fhl: 'Quick question: dark mode or light?',
    },
    lines: {
      '*': [
        'Dark mode or light: which do you use?',
        'Does your phone switch to dark by itself in the evening?',
        'How large is the text on your phone: small, medium or large?',
        'Dark at night, light in the sun: do you switch, or do you stay with one?',
      ],
      h: ['Light mode at midnight: the nearest thing to a sunrise on demand.'],
    },
    scene: [
      'Late in the evening you open a page, and it is bright as day.',
      'In the sun you see nothing but your own face.',
    ],
    why: [['Which is better depends on the light round you, and on your eyes.', 'There is no right answer.']],
    parts: [
      ['Dark', ['Pleasant in the evening.', 'Hard to read in bright sun.'], 'A phone with a dark screen'],
      [
        'Light',
        ['Clear in daylight and for long texts.', 'Too bright in bed.'],
        'A phone with a light screen',
      ],
    ],
    turn: ['Or both, by the time of day.', 'Tell us in one word.'],
    asks: ['Dark or light?', 'Do you switch in the evening?'],
    ends: { pati: 'What counts is that you can read it well.', fhl: 'One word is enough.' },
    keep: 'the next late evening',
    send: 'somebody with the other screen',
    pic: { ask: 'A phone in the evening', alt: 'A phone in the evening' },
    claims: [['Preference depends on ambient light and eyes', 'usability research, worded mildly']],
  },
];
