// Days that many businesses post about: United Nations days and those of the retail calendar, by their names.
export const YEAR_DAYS = {
  'new-year': "New Year's Day",
  valentine: "Valentine's Day",
  women: "International Women's Day",
  happiness: 'International Day of Happiness',
  earth: 'Earth Day',
  workers: "International Workers' Day",
  environment: 'World Environment Day',
  'small-businesses': 'Day of Small Businesses',
  friendship: 'International Day of Friendship',
  youth: 'International Youth Day',
  tourism: 'World Tourism Day',
  teachers: "World Teachers' Day",
  food: 'World Food Day',
  halloween: 'Halloween',
  kindness: 'World Kindness Day',
  'black-friday': 'Black Friday',
  'christmas-eve': 'Christmas Eve',
  'new-years-eve': "New Year's Eve",
} as const;
export type YearDay = keyof typeof YEAR_DAYS;
