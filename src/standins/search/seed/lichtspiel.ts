import type { ClientSeed } from './client-seed.ts';

export const lichtspiel: ClientSeed = {
  name: 'Lichtspiel',
  currency: 'USD',
  timeZone: 'America/New_York',
  locale: 'en_US',
  contact: 'Mira Vogel',
  feePercent: 10,
  feePerClick: 0,
  week: [1.3, 0.6, 0.75, 0.8, 0.95, 1.4, 1.5],
  year: [1.05, 0.9, 0.9, 0.85, 0.95, 1.1, 1.3, 1.15, 0.8, 0.95, 1.15, 1.5],
  accounts: [
    {
      publisher: 'Google',
      alias: 'Lichtspiel Google US',
      campaigns: [
        {
          name: 'Tickets',
          budget: 12_000,
          impressions: 320,
          ctr: 0.058,
          cpc: 33,
          cvr: 0.07,
          value: 2_600,
          groups: ['cinema tickets', 'movies tonight', 'imax near me'],
        },
        {
          name: 'Arthouse season',
          budget: 3_000,
          impressions: 60,
          ctr: 0.047,
          cpc: 28,
          cvr: 0.05,
          value: 3_400,
          groups: ['arthouse cinema', 'film festival'],
        },
        {
          name: 'Merch',
          type: 'SHOPPING',
          budget: 4_000,
          impressions: 380,
          ctr: 0.009,
          cpc: 29,
          cvr: 0.017,
          value: 3_900,
          groups: ['posters', 'gift cards'],
        },
      ],
    },
  ],
};
