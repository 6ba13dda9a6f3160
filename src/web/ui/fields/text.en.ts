/** What the fields of every form say by themselves. */
export const fields = {
  calendar: 'Open the calendar',
  parts: 'Choose day, month and year',
  write: 'Type it',
  clear: 'Clear',
  hour: 'Hour',
  date: 'Day',
  month: 'Month',
  year: 'Year',
  dayWrong: 'Write a day like 20 Nov 2026.',
  birthWrong: 'Write a date like 4/3/2016.',
  hourWrong: 'Write an hour like 16:30.',
};
