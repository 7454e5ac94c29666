// Dates that many businesses post about, the same every year: United Nations days and the dates of the retail calendar.

export interface YearDate {
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

export const YEAR_DATES: readonly YearDate[] = [
  { month: 1, day: 1, name: "New Year's Day" },
  { month: 2, day: 14, name: "Valentine's Day" },
  { month: 3, day: 8, name: "International Women's Day" },
  { month: 3, day: 20, name: 'International Day of Happiness' },
  { month: 4, day: 22, name: 'Earth Day' },
  { month: 5, day: 1, name: "International Workers' Day" },
  { month: 6, day: 5, name: 'World Environment Day' },
  { month: 6, day: 27, name: 'Day of Small Businesses' },
  { month: 7, day: 30, name: 'International Day of Friendship' },
  { month: 8, day: 12, name: 'International Youth Day' },
  { month: 9, day: 27, name: 'World Tourism Day' },
  { month: 10, day: 5, name: "World Teachers' Day" },
  { month: 10, day: 16, name: 'World Food Day' },
  { month: 10, day: 31, name: 'Halloween' },
  { month: 11, day: 13, name: 'World Kindness Day' },
  { month: 12, day: 24, name: 'Christmas Eve' },
  { month: 12, day: 31, name: "New Year's Eve" },
];
