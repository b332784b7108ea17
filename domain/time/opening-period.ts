/** Hours on some days of the week. Days are ISO 8601 numbers: 1 is Monday, 7 is Sunday. Times are `HH:MM` in Greece. */
export interface OpeningPeriod {
  days: number[];
  opens: string;
  closes: string;
}
