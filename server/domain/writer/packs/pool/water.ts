// What happens in the water: chlorine, acid, algae, and what nobody should mix.
import type { Idea } from '../../library/idea.ts';

export const WATER: readonly Idea[] = [
  {
    id: 'the-smell-of-too-little',
    format: 'myth',
    again: 8,
    emoji: '👃',
    tags: ['PoolMyths', 'PoolCare', 'PoolChemistry'],
    title: ['A strong chlorine smell: too much or too little?', 'Why a clean pool hardly smells of chlorine'],
    cover: 'It smells of too little',
    myth: 'If it smells of chlorine, there is too much in it',
    short: 'Mostly there is too little that is free. What smells is used chlorine.',
    gist: [
      'That typical smell comes from chloramines: chlorine that has bound sweat, sun cream and worse. A well kept pool hardly smells. Test the water before you add or leave out anything.',
      'The nose says chlorine, the test says: there is hardly any left. What you smell has already done its work.',
    ],
    subject: ['The nose is wrong here', 'Used chlorine smells'],
    hooks: {
      '*': [
        'The pool smells strongly of chlorine? Then there may be too little in it.',
        'That smell of indoor pools is not cleanliness. It is what has been used up.',
      ],
      p: 'A test strip is a better guide than the nose.',
      f: 'We all know that smell from school swimming. It was something else.',
      a: 'Smells? Test it.',
      t: 'Free chlorine disinfects; combined chlorine smells and stings. What counts is the difference between total and free.',
      h: 'The nose has been giving evidence against the wrong one for years.',
      i: 'Clear water needs little, at the right time.',
      l: 'Water that smells of nothing but a summer morning.',
    },
    lines: {
      '*': [
        'A strong chlorine smell mostly means too little free chlorine, not too much. Test first, then dose.',
        'A well kept pool hardly smells. If it does, chlorine has met sweat, sun cream and worse.',
        'Red eyes come from chloramines or a pH that is off, more often than from chlorine as such.',
        'Everybody showers before getting in: there is no cheaper way to better water.',
      ],
      h: ['Somebody says "lovely and clean, you can smell it". The test strip coughs.'],
    },
    why: [
      [
        'When chlorine binds sweat and the like it loses its strength and begins to smell.',
        'It is the remains that sting in the nose, and not the thing itself.',
      ],
      [
        'Whoever stops dosing because of the smell makes it worse.',
        'The less free chlorine there is, the more of it is bound.',
      ],
    ],
    parts: [
      [
        'Test free and total chlorine',
        ['The difference is what smells.', 'Strips are a beginning, drops are more exact.'],
        'A test strip against the light',
      ],
      [
        'Check the pH as well',
        ['If it is too high, chlorine works only sluggishly.', 'Out of range, it stings all by itself.'],
        'A test kit beside a pool',
      ],
      [
        'Shower before getting in',
        ['One minute under the water takes off most of it.', 'Also the grown-ups. Above all the grown-ups.'],
        'An outdoor shower',
      ],
    ],
    turn: [
      'And if a dose is needed, then in the evening, when the sun is gone.',
      'Your nose may go back to the barbecue.',
    ],
    asks: ['What did you think that smell was?', 'Who showers first at your place?'],
    ends: {
      p: 'Measure, then act.',
      f: 'Now you can say so at the next party by the pool.',
      a: 'Strip before nose.',
      t: 'Breakpoint chlorination removes combined chlorine; follow the label for amount and waiting time.',
      h: 'The nose has asked for a retrial.',
      i: 'What is clear does not need to shout.',
      l: 'And only the water glitters.',
    },
    keep: 'the next hot weekend',
    send: 'somebody who judges by the nose',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'test|chem|balance|weekly|water',
        lead: 'And for whoever would rather have it tested.',
      },
    ],
    pic: { ask: 'A test strip held over the water', alt: 'A test strip held above pool water' },
    claims: [['Smell and eye irritation from chloramines; shower for a minute', 'CDC Healthy Swimming']],
  },
  {
    id: 'never-mix-two-kinds',
    format: 'mistake',
    again: 9,
    emoji: '⚠️',
    tags: ['PoolSafety', 'PoolChemicals', 'PoolCare'],
    title: ['Pool chemicals: what must never be mixed', 'Two kinds of chlorine in one bucket? Never'],
    cover: 'Never in one bucket',
    wrong: 'Pouring two pool chemicals together',
    gist: [
      'Two kinds of chlorine, or chlorine and acid, can catch fire or give off poisonous gas, even as a trace in one scoop. One product, one scoop, and always into plenty of water, never the water onto it.',
      'Most accidents happen in the shed, with an old tub and a new one. Keep them apart, dry, shut, and each with a scoop of its own.',
    ],
    subject: ['One product, one scoop', 'The danger is in the shed'],
    hooks: {
      '*': [
        'The most dangerous thing about a pool often stands in the shed, in two tubs.',
        'Two pool chemicals never belong in one bucket. Not even if both say chlorine.',
      ],
      p: 'Separate scoops and dry storage prevent most accidents.',
      f: 'Please read this one even if you skip the rest.',
      a: 'One scoop each. Never mix. Never.',
      t: 'Cal hypo and trichlor react with each other violently; acid on hypochlorite releases chlorine gas. Traces on a wet scoop are enough.',
      h: 'This is the one post without a joke.',
      i: 'Care protects those who splash about outside.',
      l: 'A dry shelf, tidy tubs, a door that locks.',
    },
    lines: {
      '*': [
        'Never mix two pool chemicals, nor two kinds of chlorine. Not in a bucket, not with the same scoop.',
        'Always add the product to plenty of water, never water to the product.',
        'Acid and chlorine belong on different shelves, with the acid low down, and neither beside fuel.',
        'A damp tub is a dangerous tub. Close it, keep it cool and dry, and keep it locked away from children.',
      ],
      h: ['No joke here. Only this: one scoop each.'],
    },
    why: [
      [
        'The names look alike, and the substances do not get on.',
        'Chlorine is not one thing but several, and some set fire to each other.',
      ],
      [
        'A wet scoop or a few drops of rain are enough to begin with.',
        'In a closed shed there is no time to think.',
      ],
    ],
    parts: [
      [
        'Keep each in its own tub',
        [
          'In the one that it came in, with its label.',
          'Remains are not tipped together. They are disposed of.',
        ],
        'Two tubs on different shelves',
      ],
      [
        'Give each its own scoop',
        ['Dry, marked, and never lent to the neighbour tub.', 'A coloured band is enough.'],
        'Scoops on hooks',
      ],
      [
        'Add it to water, not water to it',
        ['A lot of water first, then the product, slowly.', 'The other way round it can boil and spit.'],
        'A bucket of clear water',
      ],
      [
        'Wear gloves and glasses',
        ['Outdoors, with the wind at your back.', 'A breath at the wrong moment is enough.'],
        'Gloves and glasses',
      ],
    ],
    turn: [
      'Has something been mixed? Go out, shut the door, call the fire service.',
      'Old remains go to where hazardous waste is taken in.',
    ],
    asks: ['What is on the shelf in your shed?', 'When did you last read a label through?'],
    ends: {
      p: 'Five minutes of order, a safe summer.',
      f: 'Go and have a look in the shed. Today.',
      a: 'Apart, dry, locked.',
      t: 'Keep the safety data sheets where they can be read from outside the shed.',
      h: 'And now back to the sun, with two scoops.',
      i: 'Looking after others begins on the shelf.',
      l: 'The key turns, and all is quiet.',
    },
    caution:
      'If chemicals were mixed or smoke rises: leave at once, keep others away, and call the emergency number.',
    keep: 'the inside of the shed door',
    send: 'everybody you know with a pool',
    pic: {
      ask: 'Tubs on separate shelves, each with its own scoop',
      alt: 'Pool chemical tubs on separate shelves with scoops',
    },
    claims: [
      [
        'Do not mix pool chemicals; add chemical to water; separate storage',
        'CDC and EPA guidance on pool chemical safety',
      ],
    ],
  },
  {
    id: 'acid-first-then-chlorine',
    format: 'howto',
    again: 8,
    emoji: '🧪',
    tags: ['PoolChemistry', 'PoolCare', 'PoolTips'],
    title: ['Pool water in order: alkalinity, pH, then chlorine', 'In which order to balance pool water'],
    cover: 'First pH, then chlorine',
    gist: [
      'Chlorine in water with a high pH is like a worker in mittens. First alkalinity, then pH, and only then chlorine, with the pump running and time in between.',
      'Whoever pours in more and more chlorine often has no lack of chlorine, but a pH that holds it back.',
    ],
    subject: ['A worker in mittens', 'The order does it'],
    hooks: {
      '*': [
        'More and more chlorine, and the water stays dull? Look at the pH first.',
        'Chlorine at a high pH is like a worker in mittens.',
      ],
      p: 'In the right order one needs less of everything.',
      f: 'It sounds like school, and takes five minutes.',
      a: 'Alkalinity. pH. Chlorine. Wait in between.',
      t: 'Between seven point two and seven point eight is the usual range; above it the share of active chlorine falls steeply.',
      h: 'He had added everything that was in the shed. The water looked offended.',
      i: 'Order is a quiet kind of care.',
      l: 'Water so clear that one sees the shadow of a leaf on the floor.',
    },
    lines: {
      '*': [
        'Balance pool water in this order: alkalinity, pH, chlorine. Each makes the next one easier.',
        'If the pH is too high, chlorine works only in part, however much of it is there.',
        'Alkalinity is the buffer: if it is too low, the pH jumps about from day to day.',
        'Test twice a week in summer, and after every storm or party. Write it down.',
      ],
      h: ['The booklet with the readings goes back years. It is a diary with bathing weather.'],
    },
    why: [
      [
        'Without a buffer every rain and every dose throws the pH about.',
        'Without alkalinity one repairs daily what could stand still.',
      ],
      [
        'Whoever doses in the wrong order pays twice.',
        'Much that gets poured in is only waiting for the right pH.',
      ],
    ],
    parts: [
      [
        'Test it, an elbow deep',
        ['Away from inlets and the skimmer.', 'At the surface it reads otherwise than below.'],
        'An arm in the water',
      ],
      [
        'Set the alkalinity',
        ['It holds the pH steady.', 'Small amounts, pump on, and test again the next day.'],
        'A cup of white powder',
      ],
      [
        'Set the pH',
        [
          'Usual is the range that the test kit shows in its middle.',
          'Always a bit at a time, the way back is dearer.',
        ],
        'A bottle with pink water',
      ],
      [
        'Dose the chlorine last',
        ['In the evening, as the sun eats it up.', 'Follow the label, and wait before bathing.'],
        'Evening light on water',
      ],
    ],
    turn: [
      'And then leave it in peace until tomorrow.',
      'A small book beside the test kit says more than memory.',
    ],
    asks: ['Strips or drops?', 'How often do you test, honestly?'],
    ends: {
      p: 'Three readings, one order.',
      f: 'You will use less than you did before.',
      a: 'pH before chlorine.',
      t: 'Stabiliser protects chlorine from the sun, and in excess slows it down: test for it at the start of the season.',
      h: 'The water has accepted the apology.',
      i: 'What is balanced needs little.',
      l: 'And not a breath on the surface.',
    },
    caution: 'Follow the label of each product, never mix them, and keep bathers out for as long as it says.',
    keep: 'the lid of your test kit',
    send: 'somebody with cloudy water',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'chem|balance|test|weekly|water',
        lead: 'And for whoever would rather swim than count drops.',
      },
    ],
    pic: { ask: 'A test kit on the edge of the pool', alt: 'A water test kit on the edge of a pool' },
    claims: [
      ['pH range and order of balancing', "pool operators' handbooks; CDC: pH 7.0 to 7.8, trade 7.2 to 7.8"],
    ],
  },
  {
    id: 'green-overnight',
    format: 'answer',
    again: 9,
    emoji: '🟢',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['GreenPool', 'PoolCare', 'PoolTips'],
    title: ['Why did my pool turn green overnight?', 'Green pool: what happened, and in which order to act'],
    cover: 'Green overnight',
    question: 'Yesterday it was blue. Why is it green today?',
    short: 'Mostly algae: warmth, sun or rain used up the chlorine, and they were quicker.',
    gist: [
      'Algae are always there and wait for a day without chlorine. A hot weekend, a storm or a pump that stood still is enough. Brush, balance the pH, dose by the label, run the filter, and be patient.',
      'Green is no catastrophe but a sequence: clean out, brush, pH, chlorine, filter, wait. Whoever skips a step does it twice.',
    ],
    subject: ['They were quicker', 'Brush first'],
    hooks: {
      '*': [
        'On Friday it was blue, on Sunday it was a pond. The algae had only been waiting.',
        'One hot night without the pump, and in the morning frogs ask about the rent.',
      ],
      p: 'In the right order a green pool mostly clears within some days.',
      f: 'Do not be ashamed of it. It happens in the best gardens.',
      a: 'Skim. Brush. pH. Chlorine. Filter.',
      t: 'Algae multiply within hours in warm, sunlit water once free chlorine is used up; phosphate and nitrate from rain feed them.',
      h: 'The children call it the dinosaur lake, and would like to keep it.',
      i: 'Even a pond may become blue again.',
      l: 'Green turns to grey, grey to milk, milk to glass.',
    },
    lines: {
      '*': [
        'Green pool: skim, brush walls and steps, set the pH, dose by the label, and let the filter run without a break.',
        'Brushing comes before dosing: under their slime algae are protected.',
        'If you cannot see the floor at the deep end, nobody goes in. That is not about hygiene but about being found.',
        'When the green turns to milky grey it is working: dead algae float, and the filter is doing the rest.',
      ],
      h: ['A duck has viewed the property, and has not ruled it out.'],
    },
    why: [
      [
        'Heat and bright sun use up chlorine, rain thins it and brings food with it.',
        'Over a hot weekend with guests the supply is gone by Sunday.',
      ],
      [
        'Where water stands still they settle first: steps, corners, behind the ladder.',
        'A pump that is off for a day opens the door to algae.',
      ],
    ],
    parts: [
      [
        'Take out leaves and toys',
        ['What rots uses up what you are about to add.', 'Empty the baskets as well.'],
        'A net full of leaves',
      ],
      [
        'Brush every wall',
        ['Steps and corners twice.', 'You open the slime so that it can get in.'],
        'A long brush at a wall',
      ],
      [
        'Set the pH, then dose',
        ['By the label of the product, in the evening.', 'And no second product on top, out of impatience.'],
        'A test strip',
      ],
      [
        'Run the filter and clean it',
        ['Day and night until it is clear.', 'It fills up quickly now: look at the pressure gauge.'],
        'A pressure gauge',
      ],
    ],
    turn: [
      'If it is still green after some days, have the water analysed.',
      'And then find out why: the pump, the timer or the party.',
    ],
    asks: ['What did the neighbours say?', 'How green was it?'],
    ends: {
      p: 'A clear order clears the water.',
      f: 'It will be blue again. Keep your trunks ready.',
      a: 'Brush, dose, filter, wait.',
      t: 'Metals colour water green too, but clear green: then it is not algae, and chlorine does not help.',
      h: 'The duck has been given other addresses.',
      i: 'Patience is also a product, and it is free.',
      l: 'And then, one morning, the floor shines.',
    },
    caution: 'Nobody swims in water in which the floor cannot be seen.',
    keep: 'a hot weekend away',
    send: 'somebody with a dinosaur lake',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'green|algae|clean|rescue|recover|weekly|shock',
        lead: 'And if it has already turned.',
      },
    ],
    pic: {
      ask: 'The water with the floor in view, from the steps',
      alt: 'A pool with clear water seen from the steps',
    },
    claims: [
      [
        'Causes and order of treating algae; visibility of the floor',
        "pool operators' handbooks; CDC on main drain visibility",
      ],
    ],
  },
  {
    id: 'salt-is-chlorine-too',
    format: 'myth',
    again: 10,
    emoji: '🧂',
    tags: ['SaltPool', 'PoolMyths', 'PoolCare'],
    title: ['Is a salt pool free of chlorine?', 'Salt water pool: what really disinfects it'],
    cover: 'A salt pool has chlorine',
    myth: 'A salt pool needs no chlorine',
    short: 'It makes its own. A cell turns the salt in the water into chlorine.',
    gist: [
      'In a salt pool current flows through slightly salty water and makes chlorine, a little all the time. It feels softer, and it wants testing all the same.',
      'Not without chlorine, only without carrying it. The salt is the store, the cell is the factory.',
    ],
    subject: ['The cell is the factory', 'Softer, and still chlorine'],
    hooks: {
      '*': [
        'A salt pool is not without chlorine. It makes it itself.',
        'The salt in a salt pool does not disinfect anything. So what does?',
      ],
      p: 'Whoever knows how it works looks after it better.',
      f: 'Nearly everybody believes it. Now you know better.',
      a: 'Salt in. Chlorine out. Test it.',
      t: 'Electrolysis of sodium chloride yields hypochlorous acid; the pH tends to rise and wants to be watched.',
      h: 'The sea has fish in it. That should have made us think.',
      i: 'Clever things work quietly and in small amounts.',
      l: 'Soft water on the skin, as after rain.',
    },
    lines: {
      '*': [
        'A salt pool makes its own chlorine from salt. Less carrying, and no less testing.',
        'In salt pools the pH likes to climb. Look at it every week.',
        'The cell grows scale like a kettle. Clean it as its maker says, and not more often: acid wears it.',
        'A salt pool is much less salty than the sea: about a tenth, and one hardly tastes it.',
      ],
      h: ['It is chlorine that was made at home. Like bread, only wetter.'],
    },
    why: [
      [
        'Salt itself leaves germs cold at that strength.',
        'Only the current turns salt into something that works.',
      ],
      ['As it comes evenly, fewer of the smelly compounds form.', 'Many eyes and noses like the even dose.'],
    ],
    parts: [
      [
        'Test chlorine all the same',
        [
          'The display shows what the cell makes, and not what is in the water.',
          'Once a week, in heat twice.',
        ],
        'A strip over the water',
      ],
      [
        'Watch the pH',
        ['It rises by itself, and then chlorine works less.', 'A little acid now and then, by the label.'],
        'A small bottle of drops',
      ],
      [
        'Look at the cell',
        ['White crust means scale.', 'In cold water many switch themselves off: that is no fault.'],
        'A cell in a clear housing',
      ],
    ],
    turn: [
      'And it needs power: without the pump no chlorine.',
      'Rinse metal and stone by the pool now and then. Salt is patient.',
    ],
    asks: ['Salt or classic: what do you swim in?', 'Did you know it?'],
    ends: {
      p: 'Comfortable, and by no means without work.',
      f: 'Tell them gently at the barbecue.',
      a: 'It is chlorine, test it.',
      t: 'Cells wear out after some years; falling output at the right salinity is the sign.',
      h: 'The sea declined to comment.',
      i: 'Knowing how makes it no less lovely.',
      l: 'And the light blinks, green and calm.',
    },
    keep: 'the next talk by the barbecue',
    send: 'somebody with a salt pool',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'salt|cell',
        lead: 'And about salt systems here.',
      },
    ],
    pic: { ask: 'The cell or its display by the pump', alt: 'A salt cell in a clear pipe housing' },
    claims: [
      [
        'Chlorine generation by electrolysis; pH drift; salinity about a tenth of sea water',
        'makers and pool handbooks: some 3 to 4 g/l against 35',
      ],
    ],
  },
  {
    id: 'words-of-the-test-strip',
    format: 'glossary',
    again: 9,
    emoji: '📘',
    tags: ['PoolChemistry', 'GoodToKnow', 'PoolCare'],
    title: ['Free, combined, total: pool words explained', 'What the fields on a pool test strip mean'],
    cover: 'Words on the test strip',
    gist: [
      'Free chlorine is what works, combined is what is used up, pH decides how well it works, alkalinity keeps it steady, stabiliser is its sun cream.',
      'Five fields on a strip, five words. Whoever knows them buys less and swims more.',
    ],
    subject: ['Sun cream for chlorine', 'Five fields, five words'],
    hooks: {
      '*': [
        'There are five fields on the strip, and most people look at one.',
        'Free, combined, total: it sounds like a telephone contract, and is your pool.',
      ],
      p: 'Understanding five terms saves most of the unnecessary bottles.',
      f: 'Fetch the strip. We will go through it together.',
      a: 'Learn five words. Buy less.',
      t: 'Total minus free is combined; that difference should be close to nothing.',
      h: 'One field is always some shade of salmon.',
      i: 'What one understands one looks after gladly.',
      l: 'Five small colours, and behind them a blue morning.',
    },
    lines: {
      '*': [
        'Free chlorine works, combined chlorine smells. On a strip you see both if you look at total minus free.',
        'Stabiliser is sun cream for chlorine. Without it the sun takes most of it by evening, with too much of it chlorine gets lazy.',
        'Alkalinity is the cushion under the pH. If it is right, the rest moves less.',
        'Keep strips dry and look at the date. Damp ones show a fine colour and the wrong figure.',
      ],
      h: ['"It is somewhere between orange and hope."'],
    },
    why: [
      [
        'Bottles are labelled with what they do, strips with what is missing. One has to translate.',
        'Who does not know the words buys by the picture on the label.',
      ],
      [
        'One wrong correction pulls the next one after it.',
        'Half of all the bottles repair what the other half has done.',
      ],
    ],
    parts: [
      [
        'Free chlorine',
        ['What is still there to disinfect.', 'The part that works, and the figure that counts each day.'],
        'A strip, first field',
      ],
      [
        'Combined chlorine',
        [
          'What has been used and still hangs about, with its smell.',
          'Bound to sweat and cream, weak and stinging.',
        ],
        'A nose above water',
      ],
      [
        'The pH value',
        [
          'How acid or alkaline the water is, and so how well chlorine works and eyes feel.',
          'A scale on which water near the middle is kind to skin, metal and chlorine alike.',
        ],
        'A colour card',
      ],
      [
        'Alkalinity',
        ['The cushion that keeps the pH from jumping.', 'How much acid the water can take before it tips.'],
        'Drops in a vial',
      ],
      [
        'Stabiliser',
        [
          'Sun cream for chlorine, also called cyanuric acid.',
          'Keeps the sun from breaking chlorine down, and stays in the water until it is changed.',
        ],
        'Sun on water',
      ],
    ],
    turn: [
      'The sixth, hardness, is about scale, and your water company knows it.',
      'Photograph the strip. You will be glad to compare.',
    ],
    asks: ['Which of them did you not know?', 'How many bottles are in your shed?'],
    ends: {
      p: 'Five words, fewer bottles.',
      f: 'And the salmon field is fine, mostly.',
      a: 'Read, then dose.',
      t: 'Stabilised tablets add stabiliser with each dose; in time that adds up.',
      h: 'The disagreement about the pink is going to court.',
      i: 'Knowledge is the lightest thing by the pool.',
      l: 'And the card goes back in its case.',
    },
    keep: 'the lid of the box with the strips',
    send: 'somebody between orange and hope',
    pic: { ask: 'A strip beside its colour card', alt: 'A test strip beside a colour card' },
    claims: [['Definitions', "pool operators' handbooks"]],
  },
  {
    id: 'hair-turns-green-by-copper',
    format: 'myth',
    again: 10,
    emoji: '💚',
    tags: ['PoolMyths', 'SwimmersHair', 'DidYouKnow'],
    title: ['Does chlorine turn blond hair green?', 'Green hair from the pool: it is copper'],
    cover: 'Green hair? Copper',
    myth: 'Chlorine turns fair hair green',
    short: 'It is copper in the water that does it. Chlorine only helps it to get in.',
    gist: [
      'Copper from algaecides, pipes or heaters binds to hair, and fair hair shows it. Wet your hair with {tap|faucet} water before you swim, rinse it afterwards, and have the water tested for metals.',
      'The colour is that of an old church roof, and it comes from the same metal.',
    ],
    subject: ['Like an old church roof', 'Wet it beforehand'],
    hooks: {
      '*': [
        'Fair hair that turns green in the pool has met copper, not chlorine.',
        'Why is it the same green as on an old church roof? For the same reason.',
      ],
      p: 'Whoever knows the cause can remove it at the source.',
      f: 'Has it happened to you? Then you are in good company.',
      a: 'Copper. Not chlorine. Rinse first.',
      t: 'Oxidised copper binds to the proteins of the hair; porous, bleached hair takes up most.',
      h: 'A mermaid by choice is one thing.',
      i: 'Even a small green strand has something to tell.',
      l: 'Wet hair, evening light, and only gold in it.',
    },
    lines: {
      '*': [
        'Green hair after swimming comes from copper: from some algaecides, old pipes or heaters. Test for metals.',
        'Wet your hair with clean water before you get in. What is full of it already takes up less.',
        'Rinse at once afterwards, and do not let it dry in the sun first.',
        'Low pH dissolves copper out of pipes and heaters. One more reason to watch it.',
      ],
      h: ['She went in as Marilyn and came out as a lizard.'],
    },
    why: [
      [
        'Metals travel in water unseen until they find something to hold on to.',
        'Hair is protein, and copper likes protein.',
      ],
      [
        'Chlorine roughens the surface and oxidises the metal, so it gets the blame.',
        'Dark hair takes up copper as well. One only does not see it.',
      ],
    ],
    parts: [
      [
        'Wet it beforehand',
        ['Hair is like a sponge: what is full takes up less.', 'A cap is better still.'],
        'A shower over hair',
      ],
      [
        'Rinse it at once',
        [
          'With clean water, before sun and wind have dried it.',
          'There are shampoos for swimmers which bind metals.',
        ],
        'Hair under a shower',
      ],
      [
        'Find where it comes from',
        ['Algaecide, pipe or heater: a metal test tells.', 'And look at the pH while you are about it.'],
        'A pipe and a valve',
      ],
    ],
    turn: [
      'And no, lemon juice does not belong into the pool.',
      'It washes out in time. So they say, at least.',
    ],
    asks: ['Who in your family has had green hair?', 'Did you blame the chlorine?'],
    ends: {
      p: 'Cause found, hair saved.',
      f: 'And chlorine is owed an apology.',
      a: 'Rinse before, rinse after.',
      t: 'A metal sequestrant holds copper in solution; the source still has to be found.',
      h: 'The lizard has kept the look for the autumn.',
      i: 'Look twice before you blame.',
      l: 'And the strand shines again.',
    },
    keep: 'the swimming bag',
    send: 'somebody with fair hair',
    pic: {
      ask: 'A swimming cap and towel on the edge',
      alt: 'A swimming cap and a towel on the edge of a pool',
    },
    claims: [['Copper causes green hair', 'dermatology literature; pool handbooks']],
  },
];
