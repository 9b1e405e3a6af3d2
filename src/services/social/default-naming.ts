/** How names are made when none are given, by network. */
export const defaultNaming = {
  fb: {
    campaign: '{campaign-name}-{age-min}-{age-max}-{country}-{interest}',
    ads: '{campaign-name}-{age-min}-{age-max}-{picture}-{title}',
  },
  tw: {
    campaign: '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}',
    ads: '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}-{tweetId}',
  },
} as const;
