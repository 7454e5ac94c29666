// Whole descriptions in plain sentences, ten trades: what each sentence is, where its words alone would mislead.
import type { Description } from './descriptions.ts';

export const PLAIN: readonly Description[] = [
  {
    name: 'Harbour Street Bakery',
    industry: 'food',
    text: "Yesterday's loaves go to the Holbeck food bank. The cinnamon knots sell out by 10 on Saturdays. Orders for Saturday close on Thursday at noon. Leftover bread is turned into breadcrumbs. Marek shapes every loaf himself. The shop is closed in the last week of January. There are high chairs and a changing table. Dogs may lie under the table. Nothing is fried. Anna bakes the cakes and Piotr does the bread.",
    facts: `
      process: Yesterday's loaves go to the Holbeck food bank
      product: The cinnamon knots sell out by 10 on Saturdays
      policy: Orders for Saturday close on Thursday at noon
      process: Leftover bread is turned into breadcrumbs
      people: Marek shapes every loaf himself
      hours: The shop is closed in the last week of January
      service: There are high chairs and a changing table
      policy: Dogs may lie under the table
      process: Nothing is fried
      people: Anna bakes the cakes and Piotr does the bread`,
  },
  {
    name: 'Corbel Hosting',
    industry: 'technology',
    text: 'We test every backup on the first Monday. No contract is longer than a month. We explain the price before we begin. Backups run every night and are kept for 30 days. The app works without a connection. Imports from Excel take one click. Around 400 schools use it. Small charities pay half.',
    facts: `
      process: We test every backup on the first Monday
      policy: No contract is longer than a month
      process: We explain the price before we begin
      process: Backups run every night and are kept for 30 days
      product: The app works without a connection
      service: Imports from Excel take one click
      number: Around 400 schools use it
      price: Small charities pay half`,
  },
  {
    name: 'Fell Lane Music',
    industry: 'education',
    text: 'Pupils play a small concert in June. Lessons last 30 or 45 minutes. The first lesson is a trial and costs nothing. Missed lessons can be made up within a month. Lessons take place at your home or in our room above the library. I taught in state schools for 12 years.',
    facts: `
      event: Pupils play a small concert in June
      process: Lessons last 30 or 45 minutes
      offer: The first lesson is a trial and costs nothing
      policy: Missed lessons can be made up within a month
      place: Lessons take place at your home or in our room above the library
      people: I taught in state schools for 12 years`,
  },
  {
    name: 'Garnett Joinery',
    industry: 'professional',
    text: "We have been in Kendal for 22 years. We photograph every job before we leave. We give a written price before any work starts. Two of our electricians are women. Green waste goes to the compost heap in Burneside. We need two days' notice for a visit. The office is staffed from nine to five.",
    facts: `
      history: We have been in Kendal for 22 years
      process: We photograph every job before we leave
      process: We give a written price before any work starts
      people: Two of our electricians are women
      process: Green waste goes to the compost heap in Burneside
      policy: We need two days' notice for a visit
      hours: The office is staffed from nine to five`,
  },
  {
    name: 'Aske Mill',
    industry: 'manufacturing',
    text: 'We have 12 machines and 22 people. We employ 34 people in Halifax. Each batch is measured on two machines. Commissions take about six weeks. We pour in batches of 24.',
    facts: `
      number: We have 12 machines and 22 people
      number: We employ 34 people in Halifax
      process: Each batch is measured on two machines
      process: Commissions take about six weeks
      process: We pour in batches of 24`,
  },
  {
    name: 'Quayside Hair',
    industry: 'retail',
    text: 'We keep a quiet chair for people who would rather not talk. Leanne trained in Newcastle and has run the salon since 2016. You can bring things back within 28 days. We gift-wrap for nothing. Everything we sell has been tried by one of us. We take cards and cash.',
    facts: `
      service: We keep a quiet chair for people who would rather not talk
      people: Leanne trained in Newcastle and has run the salon since 2016
      policy: You can bring things back within 28 days
      service: We gift-wrap for nothing
      process: Everything we sell has been tried by one of us
      policy: We take cards and cash`,
  },
  {
    name: 'Hollin House',
    industry: 'hospitality',
    text: 'Every room has a balcony over the river. The beach is four minutes away on foot. Bicycles can be locked in the barn. The family room sleeps five. Singles pay no supplement. We are Jane and Olly. Our eggs come from the farm next door.',
    facts: `
      product: Every room has a balcony over the river
      place: The beach is four minutes away on foot
      policy: Bicycles can be locked in the barn
      product: The family room sleeps five
      price: Singles pay no supplement
      people: We are Jane and Olly
      product: Our eggs come from the farm next door`,
  },
  {
    name: 'Fellside Practice',
    industry: 'healthcare',
    text: 'Three vets and five nurses work here. Repeat prescriptions can be ordered online. We ring you the day after an operation. If you are late we see you last, not never. There is a car park behind the surgery. Parents get a short note after every visit.',
    facts: `
      people: Three vets and five nurses work here
      policy: Repeat prescriptions can be ordered online
      process: We ring you the day after an operation
      policy: If you are late we see you last, not never
      place: There is a car park behind the surgery
      service: Parents get a short note after every visit`,
  },
  {
    name: 'Moss Side Tins',
    industry: 'nonprofit',
    text: 'No referral is needed. Nobody has to prove anything. Anyone can join. Every penny goes to the winter shelter. Volunteers meet every Tuesday evening. We sort tins every Wednesday evening.',
    facts: `
      policy: No referral is needed
      policy: Nobody has to prove anything
      policy: Anyone can join
      process: Every penny goes to the winter shelter
      event: Volunteers meet every Tuesday evening
      process: We sort tins every Wednesday evening`,
  },
  {
    name: 'Onion Skin Wool',
    industry: 'arts',
    text: 'I dye the wool with onion skins and walnut. I ship every Tuesday. Orders before two leave the same day. Returns are free within 30 days. I work without chrome.',
    facts: `
      process: I dye the wool with onion skins and walnut
      policy: I ship every Tuesday
      policy: Orders before two leave the same day
      policy: Returns are free within 30 days
      process: I work without chrome`,
  },
  {
    name: 'Ledgerwise',
    industry: 'finance',
    text: "Ledgerwise prepares annual accounts, payroll and VAT returns. Sellers can leave with two weeks' notice. We send a reminder ten days before each deadline.",
    facts: `
      service: Ledgerwise prepares annual accounts, payroll and VAT returns
      policy: Sellers can leave with two weeks' notice
      process: We send a reminder ten days before each deadline`,
  },
];
