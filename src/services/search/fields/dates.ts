import { dates } from '../field.ts';

/** DATE-FIELDS of the reference: asking for one breaks the metrics down by that period. */
export const dateFields = dates({
  year: 'integer',
  month: 'integer',
  quarter: 'integer',
  epoch_date: 'date',
  ssweekly_the_year: 'integer',
  msweekly_the_year: 'integer',
  tmweekly_the_year: 'integer',
  wtweekly_the_year: 'integer',
  twweekly_the_year: 'integer',
  ftweekly_the_year: 'integer',
  sfweekly_the_year: 'integer',
  ssweek_of_year: 'integer',
  msweek_of_year: 'integer',
  tmweek_of_year: 'integer',
  wtweek_of_year: 'integer',
  twweek_of_year: 'integer',
  ftweek_of_year: 'integer',
  sfweek_of_year: 'integer',
});

/** Those of audiences, products and sitelinks. */
export const dateFieldsInSeconds = {
  ...dateFields,
  ...dates({ epoch_date: 'timestamp_seconds' }),
};
